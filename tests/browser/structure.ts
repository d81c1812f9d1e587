/** Runs in the page: missing landmarks, gaps between headings, tables without headers, pictures without a text. */
export function structureProblems(): string[] {
  const problems: string[] = []
  const only = (selector: string, count: number): void => {
    const found = document.querySelectorAll(selector).length
    if (found !== count) problems.push(`${found} × ${selector}`)
  }
  only('main', 1)
  only('h1', 1)
  only('#root > header, #root > * > header:not(main header)', 1)
  only('body footer:not(main footer)', 1)
  const names = [...document.querySelectorAll('nav')].map((nav) => nav.getAttribute('aria-label') ?? '')
  if (names.includes('')) problems.push('a nav has no name')
  if (new Set(names).size < names.length) problems.push(`navs share a name: ${names.join(', ')}`)
  let last = 0
  for (const heading of document.querySelectorAll('h1, h2, h3, h4, h5, h6')) {
    const level = Number(heading.nodeName.slice(1))
    if (level > last + 1) problems.push(`${heading.nodeName} "${heading.textContent}" follows H${last}`)
    last = level
  }
  for (const table of document.querySelectorAll('table')) {
    if (!table.querySelector('th[scope]')) problems.push(`no header in the table ${table.textContent?.slice(0, 40)}`)
    for (const header of table.querySelectorAll('th')) {
      if (!header.hasAttribute('scope')) problems.push(`no scope: ${header.textContent}`)
      if (!header.textContent?.trim()) problems.push('a table header is empty')
    }
  }
  for (const image of document.querySelectorAll('img, [role=img], .diagram svg')) {
    const name = image.getAttribute('alt') ?? image.getAttribute('aria-label') ?? image.getAttribute('aria-labelledby')
    if (name === null && !image.closest('[aria-hidden=true]')) problems.push('a picture has no text')
  }
  return problems
}
