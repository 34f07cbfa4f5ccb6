"""Find text and pieces that are cut off and cannot be scrolled into view."""

from __future__ import annotations

# Text for screen readers only, and text with an ellipsis, does not count as cut. Content of a scroller counts as
# visible if the scroller is.
CUT = """() => {
    const text = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT), boxes = [], cut = new Set();
    for (let node; (node = text.nextNode());) {
        const range = document.createRange();
        range.selectNodeContents(node);
        if (node.data.trim() && node.parentElement.checkVisibility())
            boxes.push([node.parentElement, range.getBoundingClientRect(), node.data.trim()]);
    }
    for (const piece of document.querySelectorAll('[data-piece], button'))
        if (piece.checkVisibility())
            boxes.push([piece, piece.getBoundingClientRect(), piece.dataset.piece ?? piece.textContent]);
    const within = (box, here) => box.left >= here.left - 2 && box.right <= here.right + 2
        && box.top >= here.top - 2 && box.bottom <= here.bottom + 2;
    for (let [element, box, what] of boxes) {
        for (let up = element; box?.width && up !== document.body; up = up.parentElement) {
            const { overflowX, overflowY, clipPath, position, textOverflow } = getComputedStyle(up);
            const here = up.getBoundingClientRect();
            if (clipPath !== 'none' || up.closest('.unseen') || position === 'fixed') box = null;
            else if (textOverflow === 'ellipsis' || /auto|scroll/.test(overflowX + overflowY)) box = here;
            else if (/hidden|clip/.test(overflowX) && up instanceof HTMLElement && !within(box, here))
                cut.add(`${what.slice(0, 60)} in ${up.className}`);
        }
    }
    return [...cut];
}"""
