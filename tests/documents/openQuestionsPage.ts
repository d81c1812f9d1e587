import {
  childNodes,
  isRecord,
  type LoadedSpec,
  locationOf,
  rootNode,
  type SpecFile,
  type SpecNode,
} from '../../generator/load/document/spec.ts'

const introduction = `# Open questions

What the specs say without being sure of it, for the people who can find out. Readers see *unconfirmed*, *assumed* or nothing.
This page is made from the specs: every \`certainty\` and \`x-certainty\`, and every comment that begins with \`# Open:\`. \`inferred\` was
concluded, \`unofficial\` was seen in use. Answer a question in the spec, remove its mark or comment, and have the page written anew with
\`npx vitest run --project unit tests/documents -u\`.`

interface Question {
  readonly place: string
  readonly owner: string
  readonly question: string
  readonly page: string
}

/** The list of questions that the specs leave open, as Markdown. */
export function openQuestionsPage(specs: readonly LoadedSpec[]): string {
  const apis = [...new Set(specs.map(({ api }) => api))]
  return `${[introduction, ...apis.map((api) => sectionOf(api, specs))].join('\n\n')}\n`
}

function sectionOf(api: string, specs: readonly LoadedSpec[]): string {
  const files = new Map<string, Question[]>()
  for (const spec of specs.filter((candidate) => candidate.api === api))
    for (const file of spec.files.values()) if (!files.has(file.path)) files.set(file.path, questionsOf(file, spec))
  const questions = [...files].sort(([a], [b]) => (a < b ? -1 : 1)).flatMap(([, found]) => found)
  const rows = questions.map(
    ({ place, owner, question, page }) => `| \`${place}\` | ${owner} | ${question.replaceAll('|', '\\|')} | ${page} |`,
  )
  return [`## ${api}`, '', '| place | of | source or question | page |', '| --- | --- | --- | --- |', ...rows].join(
    '\n',
  )
}

function questionsOf(file: SpecFile, spec: LoadedSpec): Question[] {
  const lines = file.text.split('\n')
  const pages = pagesOf(file, spec)
  return lines.flatMap((line, index): Question[] => {
    const [, asked] = /^\s*# Open: (.+)$/.exec(line) ?? []
    const [, marked] = /\b(?:x-)?certainty: (\w+)/.exec(line) ?? []
    const question = asked ?? (marked && `${line.includes('x-rate-limit') ? 'rate limit ' : ''}${marked}`)
    if (question === undefined) return []
    const page = pages.findLast(([start]) => start <= index + 1)?.[1] ?? ''
    return [{ place: `${file.path}:${index + 1}`, owner: ownerOf(lines, index), question, page }]
  })
}

/** The names that a line stands below, by indentation: the last two. */
function ownerOf(lines: readonly string[], index: number): string {
  const names: string[] = []
  let indent = lines[index]?.search(/\S/) ?? 0
  for (let above = index - 1; above >= 0 && indent > 0; above--) {
    const [, space = '', name] =
      /^( *)(?:- )?(?:(?:code|name): )?["']?([^\s:"'#]+)["']?:?/.exec(lines[above] ?? '') ?? []
    if (name === undefined || space.length >= indent) continue
    indent = space.length
    names.unshift(name)
  }
  return names
    .slice(-2)
    .map((name) => `\`${name}\``)
    .join(' ')
}

/** From which line on a file is about which page: an entry names its page, or a tag that does. */
function pagesOf(file: SpecFile, spec: LoadedSpec): [line: number, page: string][] {
  const tags = childNodes(rootNode(spec)).find(({ key }) => key === 'tags')?.node.value
  const pageOfTag = new Map((Array.isArray(tags) ? tags : []).map((tag) => [tag?.name, tag?.['x-page']]))
  const entries = (node: SpecNode, depth: number): SpecNode[] =>
    depth === 0 ? [] : childNodes(node).flatMap(({ node: child }) => [child, ...entries(child, depth - 1)])
  return entries({ value: file.value, file: file.path, pointer: [] }, 2).flatMap((node): [number, string][] => {
    if (!isRecord(node.value)) return []
    const { tags: own, 'x-page': page = Array.isArray(own) ? pageOfTag.get(own[0]) : undefined } = node.value
    return typeof page === 'string' ? [[locationOf(spec, node).line, page]] : []
  })
}
