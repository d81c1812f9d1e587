const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Characters that XML 1.0 cannot hold, not even escaped. */
const unknownToXml = /(?![\t\n\r])\p{Cc}|[\uFFFE\uFFFF]|\p{Surrogate}/gu

/** A text as it may stand in an element or attribute; a character that XML cannot hold becomes U+FFFD. */
export function xmlText(text: string): string {
  return text.replaceAll(/[&<>"]/g, (character) => entities[character] ?? character).replaceAll(unknownToXml, '\uFFFD')
}

/** An element with attributes and, unless it is empty, content that is XML already. */
export function xmlElement(name: string, attributes: Readonly<Record<string, string>>, content = ''): string {
  const start = [name, ...Object.entries(attributes).map(([key, value]) => `${key}="${xmlText(value)}"`)].join(' ')
  return content === '' ? `<${start}/>` : `<${start}>${content}</${name}>`
}

export const xmlDeclaration = '<?xml version="1.0" encoding="UTF-8"?>\n'
