/**
 * Runs in the head: gives the keyboard its start, as a click anywhere would. Without one Chromium looks through the whole
 * page at the first press of Tab, and has to style for it what it has skipped so far. Nothing keeps the focus. Constant,
 * because the Content-Security-Policy names it by its hash.
 */
export const tabStartScript =
  "var h=document.documentElement;h.tabIndex=-1;h.focus({preventScroll:true});h.blur();h.removeAttribute('tabindex')"
