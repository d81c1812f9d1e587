/**
 * Runs in the head before the first paint, so that the page never flashes in the wrong theme. Constant, because the
 * Content-Security-Policy names it by its hash.
 */
export const themeScript =
  "var t;try{t=localStorage.theme}catch(e){}document.documentElement.dataset.theme=t=='light'||t=='dark'?t:matchMedia('(prefers-color-scheme:dark)').matches?'dark':'light'"
