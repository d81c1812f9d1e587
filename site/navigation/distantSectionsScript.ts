/**
 * Runs in the head: the same as `skipDistantSections`, for the page that the browser loads. One that is loaded again or
 * comes back starts where it was. Constant, because the Content-Security-Policy names it by its hash.
 */
export const distantSectionsScript =
  "var n=performance.getEntriesByType('navigation')[0];if(n&&n.type=='navigate'&&!location.hash)document.documentElement.dataset.distant='skipped'"
