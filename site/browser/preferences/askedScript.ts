/**
 * Runs in the head of a page with a part that reads the address: styles hide what that part may move, until it has answered.
 * Constant, because the Content-Security-Policy names it by its hash.
 */
export const askedScript = "if(location.search)document.documentElement.dataset.asked=''"
