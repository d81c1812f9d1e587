import type { ReadHtml } from './readHtml.ts'

/** Elements that our own components and Markdown make. Anything else came out of a spec. */
const ownTags = new Set(
  [
    'a abbr article aside b blockquote br button code col colgroup dd del details div dl dt em figcaption figure footer form',
    'h1 h2 h3 h4 h5 h6 head header hr html body i img input kbd label li link main meta nav ol p path pre s script search',
    'section small span strong sub summary sup svg table var tbody td th thead time title tr u ul use wbr g circle rect line',
    'polyline polygon text tspan svg:title svg:desc select option textarea dialog template noscript footer',
  ]
    .join(' ')
    .split(' '),
)

/** Markup of a page that could only have come from a spec that was taken for markup. */
export function foreignMarkup({ tags, attributes }: ReadHtml): string[] {
  return [
    ...[...tags].filter((tag) => !ownTags.has(tag)).map((tag) => `<${tag}>`),
    ...attributes.filter(isHarmful).map(({ name, value }) => `${name}="${value}"`),
  ]
}

function isHarmful({ name, value }: ReadHtml['attributes'][number]): boolean {
  if (/^on|[^\w:.-]/.test(name)) return true
  return ['href', 'src', 'action', 'formaction'].includes(name) && /^\s*(?:javascript|vbscript|data):/i.test(value)
}
