/**
 * Runs in the head: chooses the remembered language in each group of tabs as it is parsed, before it is painted, so that
 * no panel changes its height under the reader. Constant, because the Content-Security-Policy names it by its hash.
 */
export const sampleLanguageScript =
  "try{var l=localStorage['sample-language'];if(l){var o=new MutationObserver(function(){document.querySelectorAll('[data-group=language]>label>input:not(:checked)').forEach(function(i){if(i.value==l)i.checked=true})});o.observe(document,{childList:true,subtree:true});addEventListener('DOMContentLoaded',function(){o.disconnect()})}}catch(e){}"
