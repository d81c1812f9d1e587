/** Ids, references and metadata of a published HTML page. */
export interface Page {
  readonly ids: readonly string[]
  /** Values of `href` and `src`, in order, entities decoded. */
  readonly references: readonly { readonly element: string; readonly url: string }[]
  readonly lang: string | undefined
  readonly title: string | undefined
  readonly description: string | undefined
  readonly canonical: string | undefined
  /** Address by `hreflang`. */
  readonly alternates: Readonly<Record<string, string>>
  readonly headings: readonly string[]
  /** Scripts as written: inline ones with their text. */
  readonly scripts: readonly string[]
  /** Address of the sidebar's JSON, which the page's own data names. */
  readonly sidebarFile: string | undefined
  readonly articleLang: string | undefined
}

interface Tag {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  /** Text up to the next tag. */
  readonly text: string
}

/** Reads a page of our own build: React and rehype quote every attribute and escape every text. */
export function readPage(html: string): Page {
  const scripts = [...html.matchAll(/<script\b[^>]*>[\s\S]*?<\/script>/g)].map(([script]) => script)
  const tags = readTags(
    html.replaceAll(/<!--[\s\S]*?-->/g, '').replaceAll(/(<script\b[^>]*>)[\s\S]*?(<\/script>)/g, '$1$2'),
  )
  const link = (rel: string) => tags.filter(({ name, attributes }) => name === 'link' && attributes['rel'] === rel)
  const data = /<script id="page-data"[^>]*>([\s\S]*?)<\/script>/.exec(html)?.[1]
  return {
    ids: tags.flatMap(({ attributes }) => attributes['id'] ?? []),
    references: tags.flatMap(referencesOf),
    lang: tags.find(({ name }) => name === 'html')?.attributes['lang'],
    title: tags.find(({ name }) => name === 'title')?.text,
    description: tags.find(({ name, attributes }) => name === 'meta' && attributes['name'] === 'description')
      ?.attributes['content'],
    canonical: link('canonical')[0]?.attributes['href'],
    alternates: Object.fromEntries(
      link('alternate').flatMap(({ attributes }) =>
        attributes['hreflang'] ? [[attributes['hreflang'], attributes['href'] ?? '']] : [],
      ),
    ),
    headings: tags.flatMap(({ name }) => (/^h[1-6]$/.test(name) ? name : [])),
    scripts,
    sidebarFile: data === undefined ? undefined : (JSON.parse(data) as { sidebar?: { file: string } }).sidebar?.file,
    articleLang: tags.find(({ name }) => name === 'article')?.attributes['lang'],
  }
}

const tagPattern = /<([a-z][a-z0-9-]*)((?:\s+[^\s=<>"]+(?:="[^"]*")?)*)\s*\/?>([^<]*)/gi
const attributePattern = /([^\s=<>"]+)(?:="([^"]*)")?/g

function readTags(html: string): Tag[] {
  return [...html.matchAll(tagPattern)].map(([, name = '', attributes = '', text = '']) => ({
    name: name.toLowerCase(),
    attributes: Object.fromEntries(
      [...attributes.matchAll(attributePattern)].map(([, key = '', value = '']) => [key.toLowerCase(), decode(value)]),
    ),
    text: decode(text),
  }))
}

function referencesOf({ name, attributes }: Tag): Page['references'] {
  if (name === 'link' && (attributes['rel'] === 'canonical' || attributes['hreflang'])) return []
  return ['href', 'src'].flatMap((key) =>
    attributes[key] === undefined ? [] : [{ element: name, url: attributes[key] }],
  )
}

function decode(text: string): string {
  return text
    .replaceAll(/&#x([0-9a-f]+);/gi, (_, digits: string) => String.fromCodePoint(Number.parseInt(digits, 16)))
    .replaceAll(/&#(\d+);/g, (_, digits: string) => String.fromCodePoint(Number(digits)))
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
}
