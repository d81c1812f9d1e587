/**
 * Runs in the head before the first paint, so that the page never flashes in the wrong theme. Constant, because the
 * Content-Security-Policy names it by its hash. A page that is opened from the disk stays one without a script: browsers run
 * no modules from there.
 */
export const themeScript =
  "if(location.protocol!='file:'){var t;try{t=localStorage.theme}catch(e){}document.documentElement.dataset.theme=t=='light'||t=='dark'?t:matchMedia('(prefers-color-scheme:dark)').matches?'dark':'light'}"
