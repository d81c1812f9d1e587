/**
 * Lets the stylesheet skip the sections that are far from the screen, or not. A reader who starts at the top meets them
 * one by one; a place that was remembered, or a heading that the address names, is found by the true heights of all before it.
 */
export function skipDistantSections(isAtTop: boolean): void {
  const { dataset } = document.documentElement
  if (isAtTop) dataset['distant'] = 'skipped'
  else delete dataset['distant']
}
