import { compact } from '../../contract/compact.ts'
import type { ReadDrawing, Statement } from './drawing.ts'
import { readFlowchart } from './readFlowchart.ts'
import { readSequence } from './readSequence.ts'
import { readStates } from './readStates.ts'

/** Readers of the statements behind the head, by kind of diagram. */
const readers: Readonly<Record<string, (head: string, statements: readonly Statement[]) => ReadDrawing>> = {
  flowchart: readFlowchart,
  graph: readFlowchart,
  stateDiagram: readStates,
  'stateDiagram-v2': readStates,
  sequenceDiagram: readSequence,
}

/**
 * A diagram in the language of Mermaid (https://mermaid.js.org/intro/syntax-reference.html): flowcharts, states and
 * sequences. Other kinds are named, not drawn.
 */
export function readMermaid(source: string): ReadDrawing {
  const { title, body, skipped } = withoutFrontMatter(source)
  const statements = statementsOf(body, skipped)
  const [head, ...rest] = statements
  const [kind = ''] = head?.text.split(/\s+/) ?? []
  const read = Object.hasOwn(readers, kind) ? readers[kind] : undefined
  if (!head || !read) return { otherKind: kind }
  const named = rest.flatMap(({ text }) => /^(?:title|accTitle)\s*:?\s+(.+)$/.exec(text)?.[1] ?? [])[0] ?? title
  const own = rest.filter(({ text }) => !/^(?:title|accTitle|accDescr)\b/.test(text))
  const result = read(head.text, own)
  return 'drawing' in result && named !== undefined ? { drawing: { ...result.drawing, title: named } } : result
}

function withoutFrontMatter(source: string): { readonly title?: string; readonly body: string; skipped: number } {
  const [whole = '', front = ''] = /^\s*---\n(.*?)\n---\n/s.exec(source) ?? []
  const title = /^title:\s*(.+)$/m.exec(front)?.[1]?.replace(/^(["'])(.*)\1$/, '$2')
  return compact({ title, body: source.slice(whole.length), skipped: whole.split('\n').length - 1 })
}

/** Statements stand on lines, or between semicolons. Comments begin with `%%`. */
function statementsOf(body: string, skipped: number): Statement[] {
  return body.split('\n').flatMap((line, index) =>
    line
      .replace(/%%.*$/, '')
      .split(/;\s*(?=\S)|;\s*$/)
      .map((text) => ({ text: text.trim(), line: skipped + index + 1 }))
      .filter(({ text }) => text !== ''),
  )
}
