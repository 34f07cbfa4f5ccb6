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

# Everything is arranged and brought into sight: two frames after the last change of any size.
SETTLED = """() => new Promise(done => {
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
})"""

# What is wrong with the table as it stands, each as a short sentence.
WRONG = """() => {
    const wrong = [], wide = innerWidth, high = innerHeight;
    const board = document.querySelector('main.board'), desk = document.querySelector('footer.desk');
    const scroller = document.querySelector('.scroller'), frame = scroller.getBoundingClientRect();
    const round = ({ x, y, width, height }) => [x, y, width, height].map(Math.round).join(' ');
    const within = (box, { left, top, right, bottom }) => box.left >= left - 1 && box.right <= right + 1
        && box.top >= top - 1 && box.bottom <= bottom + 1;
    const screen = { left: 0, top: 0, right: wide, bottom: high };
    const parts = [0.5, 0.2, 0.8, 0.35, 0.65, 0.05, 0.95];
    /* A spot where a finger meets the thing itself. */
    const isMet = one => {
        const { left, top, width, height } = one.getBoundingClientRect();
        return parts.some(u => parts.some(v => {
            const met = document.elementFromPoint(left + width * u, top + height * v);
            return met !== null && (met === one || one.contains(met));
        }));
    };
    const lit = new Map();
    for (const one of document.querySelectorAll('[data-touch=lit], .choices button:enabled, .stepper button'))
        if (one.checkVisibility()) {
            const name = one.dataset.piece ?? one.dataset.answer ?? one.textContent.trim();
            lit.set(name, [...(lit.get(name) ?? []), one]);
        }
    const isSeen = one => {
        const box = one.getBoundingClientRect();
        return within(box, screen) && (desk.contains(one) || !scroller.contains(one) || within(box, frame)) && isMet(one);
    };
    let seen = 0, beyond = 0;
    for (const [name, all] of lit) {
        if (all.some(isSeen)) { seen += 1; continue; }
        const [one] = all, box = one.getBoundingClientRect();
        const isOut = scroller.contains(one) && (box.top < frame.top - 1 || box.bottom > frame.bottom + 1);
        if (!isOut || scroller.scrollHeight <= scroller.clientHeight + 1)
            wrong.push(`${name} is covered or out of sight at ${round(box)}, board ${round(frame)}`);
        else beyond += 1;
    }
    if (beyond && !seen) wrong.push(`nothing lit is in sight, ${beyond} things are beyond`);
    const prompt = document.querySelector('.prompt').getBoundingClientRect();
    if (!within(prompt, screen)) wrong.push(`the prompt is out of sight at ${round(prompt)}`);
    const { width, height } = board.getBoundingClientRect();
    if (width < 0.5 * Math.min(wide, 420) || height < 0.3 * high) wrong.push(`the board has ${round(board.getBoundingClientRect())}`);
    if (!within(board.getBoundingClientRect(), screen)) wrong.push('the board is not in the window');
    const { width: across, height: tall } = desk.getBoundingClientRect();
    if (across === width || wide <= high) { if (tall > high / 3 + 1 && wide <= high) wrong.push(`the desk is ${Math.round(tall)} px high`); }
    else if (wide <= 1000 && across > Math.max(272, 0.36 * wide) + 1) wrong.push(`the desk is ${Math.round(across)} px wide`);
    if (document.documentElement.scrollWidth > wide) wrong.push('the page scrolls sideways');
    if (document.documentElement.scrollHeight > high + 1) wrong.push('the page scrolls');
    for (const one of document.querySelectorAll('.notebook *')) {
        const { overflowX, overflowY } = getComputedStyle(one);
        if (/auto|scroll/.test(overflowY) && one.scrollHeight > one.clientHeight + 2 && one.checkVisibility() && !one.dataset.more)
            wrong.push(`.${one.className} hides ${one.scrollHeight - one.clientHeight} px without a sign`);
        if (/auto|scroll/.test(overflowX) && one.scrollWidth > one.clientWidth + 2 && one.checkVisibility() && !one.matches('.near'))
            wrong.push(`.${one.className} scrolls sideways`);
    }
    const asked = desk.querySelector('.ask');
    if (asked.scrollHeight > asked.clientHeight + 2) wrong.push(`the desk hides ${asked.scrollHeight - asked.clientHeight} px`);
    return wrong;
}"""

# How many lit things lie beyond the edges of the board.
BEYOND = """() => [...document.querySelectorAll('.beyond button')].map(one => +one.textContent.trim())
    .reduce((a, b) => a + b, 0)"""


def resize(page: Page, width: int, height: int) -> None:
    page.set_viewport_size({"width": width, "height": height})
    page.evaluate(SETTLED)


def wrong(page: Page) -> list[str]:
    return list(page.evaluate(WRONG))
