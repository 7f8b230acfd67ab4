"""What a thumb can hit: how much of everything that can be pressed lies open on the screen."""

from __future__ import annotations

from contextlib import suppress

from playwright.sync_api import Page, TimeoutError

PHONES = (360, 390)
SETTLED = 5_000  # milliseconds in which everything has found its place on a screen of another width
# Half a pixel less than 44: browsers round. A link inside a sentence cannot be higher than its line
# (WCAG 2.5.8, inline); cards of a hand with many overlap, and show a strip of at least 24 px each.
CRAMPED = """(area) => {
    const modal = document.querySelector('dialog:modal');
    const reach = (one, box, least) => {
        // The longest part of the middle lines on which this and nothing above it is hit; no more
        // of it is looked at than is enough.
        const hits = (x, y) => one.contains(document.elementFromPoint(x, y));
        const along = (from, to, enough, at) => {
            let [best, run] = [0, 0];
            for (let here = from + 0.5; here < to && best < enough; here += 1) {
                run = at(here) ? run + 1 : 0;
                best = Math.max(best, run);
            }
            return best;
        };
        const y = (box.top + box.bottom) / 2;
        const [left, right] = [Math.max(0, box.left), Math.min(innerWidth, box.right)];
        const wide = along(left, right, least, (x) => hits(x, y));
        let high = 0;
        for (const share of [0.5, 0.25, 0.1, 0.75, 0.9]) {
            const x = box.left + share * box.width;
            high = Math.max(high, along(box.top, box.bottom, 43, (at) => hits(x, at)));
            if (high >= 43) break;
        }
        return [wide, high];
    };
    const found = [];
    for (const one of document.querySelectorAll(
            ['button', 'a[href]', 'select', 'input', 'summary'].map((one) => `${area} ${one}`))) {
        if (!one.checkVisibility({ visibilityProperty: true }) || one.closest('[inert]')) continue;
        if (modal && !modal.contains(one)) continue;
        const target = one.closest('label') ?? one;
        const sentence = one.closest('p, li');
        const inline = getComputedStyle(one).display === 'inline';
        if (inline && sentence?.innerText !== one.innerText) continue;
        target.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
        const box = target.getBoundingClientRect();
        const crowd = one.closest('.hand')?.querySelectorAll('.leaf button').length ?? 0;
        const least = crowd > 6 ? 23.5 : 43;
        const [wide, high] = reach(target, box, least);
        if (wide < least || high < 43) {
            const name = one.ariaLabel ?? one.innerText.trim() ?? one.outerHTML;
            found.push(`${name || one.outerHTML.slice(0, 80)}: ${wide} of ${Math.round(box.width)}`
                + ` x ${high} of ${Math.round(box.height)}`);
        }
    }
    scrollTo(0, 0);
    return found;
}"""

FITS = f"""([area, width]) =>
    document.documentElement.scrollWidth <= width && ({CRAMPED})(area).length === 0
"""


def cramped(page: Page, area: str = "body") -> list[str]:
    """What is too small to touch, or lies too far under something else, on any phone.

    What is laid over the table, such as a question, is an area of its own.
    """
    found: list[str] = []
    height = page.evaluate("innerHeight")
    for width in PHONES:
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_function("width => matchMedia(`(width: ${width}px)`).matches", arg=width)
        # What is drawn otherwise on a narrower screen comes with one of the next pictures.
        with suppress(TimeoutError):
            page.wait_for_function(FITS, arg=[area, width], timeout=SETTLED)
            continue
        # A phone's window grows with what is too wide for it; what it was set to does not.
        if page.evaluate("document.documentElement.scrollWidth") > width:
            found.append(f"{width}: the page is wider than the screen")
        small: list[str] = page.evaluate(CRAMPED, area)
        found += [f"{width}: {one}" for one in small]
    return found
