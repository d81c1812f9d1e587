import { parse, serialize } from 'parse5'

/** Parts of an article beside its content: tools, programs in every language, settings for them. */
const tools = /<(p|details|div|ul|section) class="(?:samples-note|samples-program|tool[^"]*|maintenance)".*?<\/\1>/gs

/**
 * Facts that an article has in code and its Markdown version lacks: names of fields, values, codes, addresses, and bodies of
 * examples. White space and signs that only break lines do not count.
 */
export function lostFacts(html: string, markdownText: string): string[] {
  const article = /<article\b.*<\/article>/s.exec(serialize(parse(html)))?.[0].replaceAll(tools, '') ?? ''
  const said = bare(markdownText)
  const prose = article.replaceAll(/<pre\b.*?<\/pre>/gs, '')
  const codes = [...prose.matchAll(/<code(?: lang="[^"]*")?>(.*?)<\/code>/gs)]
  // Condition that selects a variant: `type = limit`.
  const named = codes.flatMap(([, content = '']) => textOf(content).split(' = '))
  const shown = [...article.matchAll(/<figcaption><span>JSON<\/span>.*?<pre[^>]*>(.*?)<\/pre>/gs)]
  const examples = shown.map(([, content = '']) => textOf(content))
  return [...new Set([...named, ...examples])].filter((fact) => !said.includes(bare(fact)))
}

function textOf(content: string): string {
  return content.replaceAll(/<[^>]*>/g, '').replaceAll(/&#x?[\da-f]+;|&\w+;/gi, decode)
}

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&nbsp;': ' ',
}

function decode(entity: string): string {
  const [, hex, digits] = /^&#(?:x([\da-f]+)|(\d+));$/i.exec(entity) ?? []
  if (hex !== undefined) return String.fromCodePoint(Number.parseInt(hex, 16))
  return digits === undefined ? (entities[entity] ?? entity) : String.fromCodePoint(Number(digits))
}

/** Without white space, escapes of Markdown and table bars. */
function bare(text: string): string {
  return text.replaceAll(/[\s\u200b\u00ad\\]+/g, '')
}
