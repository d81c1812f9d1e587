/** Elements that end a paragraph by their beginning. */
const blocks = '(?:p|div|dl|ul|ol|pre|hr|h[2-6]|table|figure|section|details|nav|footer)'

/** End tags that a parser adds by itself, each where the standard lets it be left out. */
const impliedEnds = new RegExp(
  [
    '</li>(?=<li[ >]|</[ou]l>)',
    '</d[dt]>(?=<d[dt][ >]|</d(?:l|iv)>)',
    '</t(?:[dhr]|head|body)>(?=<t(?:[dhr]|body)[ >]|</t)',
    `</p>(?=<${blocks}[ >]|</(?:div|dd|li|td|section|details|figure|article|nav)>)`,
  ].join('|'),
  'g',
)

/** HTML that parses to the same document, without end tags and empty values that a parser adds by itself. */
export function compactHtml(html: string): string {
  return html.replace(impliedEnds, '').replace(/<\w[^<>]*=""[^<>]*>/g, (tag) => tag.replaceAll('=""', ''))
}
