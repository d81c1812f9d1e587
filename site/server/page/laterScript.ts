/**
 * Runs in the head of a long page: its parts that can wait are laid out group by group, with time for a frame between, from
 * the first paint on; a slow phone would otherwise be busy with them for a second. Not for who comes to a place within the page,
 * or comes back to it: the browser has to know where that is. After three seconds nothing waits any more, whatever keeps
 * the frames from coming; that limit ends with the waiting, for the next page may wait too. Tabbing starts at the body, which has had the focus for that: from nowhere, the browser would first
 * search the whole page for who wants to come first. Constant, because the Content-Security-Policy names it by its hash.
 */
export const laterScript =
  "try{(function(h,d){if(d.hidden||location.hash||performance.getEntriesByType('navigation')[0].type!='navigate')return;function w(){setTimeout(s,32)}function s(){if(!h.hasAttribute('data-growing')){x();return}var p=d.querySelector('[data-later]'),g=p&&'[data-later=\"'+p.getAttribute('data-later')+'\"]',l=d.readyState=='loading';if(p&&(!l||d.querySelector('[data-later]:not('+g+')')))d.querySelectorAll(g).forEach(function(e){e.removeAttribute('data-later')});else if(!l){x();return}w()}function x(){clearTimeout(t);h.removeAttribute('data-growing')}function f(b){if(d.activeElement==b){b.tabIndex=-1;b.focus({preventScroll:true});b.blur();b.removeAttribute('tabindex')}}h.setAttribute('data-growing','');addEventListener('click',function(e){if(e.target.closest('a[href*=\"#\"]'))x()},true);var t=setTimeout(x,3000);new PerformanceObserver(function(l,o){o.disconnect();f(d.body);w()}).observe({type:'paint',buffered:true})})(document.documentElement,document)}catch(e){}"
