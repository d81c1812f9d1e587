/**
 * Runs in the head before the first paint, so that who dismissed the announcement never sees it flash and nothing moves.
 * Constant, because the Content-Security-Policy names it by its hash: which announcement it is stands in the script
 * element's own `data-announcement`.
 */
export const announcementScript =
  "try{if(localStorage['announcement-dismissed']==document.currentScript.dataset.announcement)document.documentElement.dataset.announcement='dismissed'}catch(e){}"
