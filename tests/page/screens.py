"""Measure a table at every size of screen: what can be tapped is in sight, and the desk leaves room for the board."""

from __future__ import annotations

from playwright.sync_api import Page

# The last two are 1440 x 900 and 1366 x 768 enlarged to 200 %.
SIZES = (
    (1440, 900),
    (1366, 657),
    (1024, 768),
    (768, 1024),
    (390, 844),
    (360, 640),
    (844, 390),
    (320, 568),
    (720, 450),
    (683, 328),
)

# Everything is arranged and brought into sight: two frames after the last change of any size, in the page's own fonts.
SETTLED = """() => document.fonts.ready.then(() => new Promise(done => {
    let before = '', calm = 0;
    const look = () => {
        const boxes = [...document.querySelectorAll('[data-piece], .prompt, .scroller, .choices button')].map(one => {
            const { x, y, width, height } = one.getBoundingClientRect();
            return [x, y, width, height].map(Math.round);
        });
        const now = JSON.stringify([innerWidth, innerHeight, boxes]);
        calm = now === before ? calm + 1 : 0;
        before = now;
        if (calm < 4) requestAnimationFrame(look);
        else done();
    };
    requestAnimationFrame(look);
}))"""

# What is wrong with the table as it stands, each as a short sentence.
WRONG = """() => {
    const wrong = [], wide = innerWidth, high = innerHeight;
    const desk = document.querySelector('footer.desk'), board = document.querySelector('main.board');
    const scroller = document.querySelector('.scroller');
    const boxOf = one => one.getBoundingClientRect();
    const written = one => (({ x, y, width, height }) => [x, y, width, height].map(Math.round).join(' '))(boxOf(one));
    const within = (box, { left, top, right, bottom }) => box.left >= left - 1 && box.right <= right + 1
        && box.top >= top - 1 && box.bottom <= bottom + 1;
    const screen = { left: 0, top: 0, right: wide, bottom: high }, frame = boxOf(scroller);
    /* Whether a finger can meet the thing itself somewhere. */
    const parts = [0.5, 0.2, 0.8, 0.35, 0.65, 0.05, 0.95];
    const isMet = one => {
        const { left, top, width, height } = boxOf(one);
        return parts.some(u => parts.some(v => {
            const met = document.elementFromPoint(left + width * u, top + height * v);
            return met !== null && one.contains(met);
        }));
    };
    const isSeen = one => within(boxOf(one), scroller.contains(one) ? frame : screen) && isMet(one);

    const lit = new Map();
    for (const one of document.querySelectorAll('[data-touch=lit], .choices button:enabled')) {
        const name = one.dataset.piece ?? one.dataset.answer ?? one.textContent.trim();
        if (one.checkVisibility()) lit.set(name, [...(lit.get(name) ?? []), one]);
    }
    const scrolls = scroller.scrollHeight > scroller.clientHeight + 1;
    const isBeyond = one => scrolls && scroller.contains(one)
        && (boxOf(one).top < frame.top - 1 || boxOf(one).bottom > frame.bottom + 1);
    const hidden = [...lit].filter(([, all]) => !all.some(isSeen));
    for (const [name, all] of hidden)
        if (!all.some(isBeyond)) wrong.push(`${name} is covered or out of sight at ${written(all[0])}`);
    if (hidden.length && hidden.length === lit.size) wrong.push(`nothing of ${lit.size} lit things is in sight`);

    if (!within(boxOf(document.querySelector('.prompt')), screen)) wrong.push('the prompt is out of sight');
    if (!within(boxOf(board), screen)) wrong.push('the board is not in the window');
    if (frame.width < Math.min(wide, 420) / 2 || frame.height < 0.3 * high)
        wrong.push(`the board has ${written(board)}`);
    const isUpright = wide <= high, isBeside = boxOf(desk).left >= frame.right - 2;
    if (isUpright && boxOf(desk).height > high / 3 + 1) wrong.push(`the desk has ${written(desk)}`);
    if (isBeside && boxOf(desk).width > Math.max(272, 0.36 * wide) + 1) wrong.push(`the desk has ${written(desk)}`);
    if (wide <= 1000 && !isUpright && !isBeside) wrong.push('the desk is not beside the board');

    const { scrollWidth, scrollHeight } = document.documentElement;
    if (scrollWidth > wide) wrong.push('the page scrolls sideways');
    if (scrollHeight > high + 1) wrong.push('the page scrolls');
    for (const one of document.querySelectorAll('.notebook *')) {
        const { overflowX, overflowY } = getComputedStyle(one);
        if (!/auto|scroll/.test(overflowX + overflowY) || !one.checkVisibility()) continue;
        const [across, down] = [one.scrollWidth - one.clientWidth, one.scrollHeight - one.clientHeight];
        if (/auto|scroll/.test(overflowY) && down > 2 && !one.dataset.more)
            wrong.push(`.${one.className} hides ${down} px without a sign`);
        if (/auto|scroll/.test(overflowX) && across > 2) wrong.push(`.${one.className} scrolls sideways`);
        if (one.matches('.ask') && down > 2) wrong.push(`the desk hides ${down} px`);
    }
    return wrong;
}"""

# Where the board lies.
FRAME = "(({x, y, width, height}) => [x, y, width, height].map(Math.round))(document.querySelector('.scroller')"
FRAME += ".getBoundingClientRect())"

# How many lit things lie beyond the edges of the board.
BEYOND = """() => [...document.querySelectorAll('.beyond button')].map(one => +one.textContent.trim())
    .reduce((a, b) => a + b, 0)"""


def resize(page: Page, width: int, height: int) -> None:
    page.set_viewport_size({"width": width, "height": height})
    page.evaluate(SETTLED)


def wrong(page: Page) -> list[str]:
    return list(page.evaluate(WRONG))
