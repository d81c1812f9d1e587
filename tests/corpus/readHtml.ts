import { Parser, StaticConfigLoader } from 'html-validate'

/** A page as a browser parses it. */
export interface ReadHtml {
  readonly tags: ReadonlySet<string>
  readonly attributes: readonly { readonly name: string; readonly value: string }[]
  readonly ids: readonly string[]
  readonly text: string
}

const loader = new StaticConfigLoader({ root: true, elements: ['html5'] })

/** Parses the HTML of a page, entities decoded. */
export async function readHtml(html: string): Promise<ReadHtml> {
  const config = await loader.getConfigFor('page.html')
  const root = new Parser(config).parseHtml(html)
  const elements = root.querySelectorAll('*')
  const attributes = elements.flatMap((element) =>
    element.attributes.map(({ key, value }) => ({ name: key.toLowerCase(), value: decoded(String(value ?? '')) })),
  )
  return {
    tags: new Set(elements.map(({ tagName }) => tagName.toLowerCase())),
    attributes,
    ids: attributes.filter(({ name }) => name === 'id').map(({ value }) => value),
    text: decoded(root.textContent),
  }
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00A0' }

/** The text that a parser makes of one with entities. */
export function decoded(text: string): string {
  return text.replaceAll(
    /&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi,
    (whole, hex?: string, decimal?: string, name?: string) => {
      if (name !== undefined) return entities[name] ?? whole
      return String.fromCodePoint(hex === undefined ? Number(decimal) : Number.parseInt(hex, 16))
    },
  )
}
