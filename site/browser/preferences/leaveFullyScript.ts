/**
 * Runs in the head of the console: hides clicks on links from the navigation without page loads, which would take the policy
 * of this page along to another. A link within the page loads none. Constant, because the Content-Security-Policy names it by its hash.
 */
export const leaveFullyScript = `addEventListener('click',function(e){if(e.target.closest&&e.target.closest('a[href]:not([href^="#"])'))e.stopImmediatePropagation()},true)`
