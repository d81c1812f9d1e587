import type { Nodes } from 'mdast'
import { toString as textOfTree } from 'mdast-util-to-string'
import type { Catalog } from '../../contract/catalog.ts'
import type { Diagnostic } from '../../contract/diagnostics.ts'
import { type Memory, noMemory } from '../../contract/memory.ts'
import type { Guide } from '../../load/parseGuide.ts'
import { parseMarkdown } from '../../markdown/parseMarkdown.ts'
import { parseMdx } from '../../markdown/parseMdx.ts'

interface TypographyInput {
  readonly catalogs: readonly Catalog[]
  readonly guides: readonly Guide[]
}

/** Chinese texts in which Chinese and Latin run together, or a half-width mark stands after a Chinese character. */
export function checkTypography({ catalogs, guides }: TypographyInput, memory: Memory = noMemory): Diagnostic[] {
  const ofGuide = (guide: Guide) => memory.keep(`typography ${guide.file}`, guide.text, () => checkGuide(guide))
  return [
    ...catalogs.filter(({ locale }) => isChinese(locale)).flatMap(checkCatalog),
    ...guides.filter(({ locale }) => isChinese(locale)).flatMap(ofGuide),
  ]
}

function isChinese(locale: string): boolean {
  return locale === 'zh' || locale.startsWith('zh-')
}

function checkCatalog({ file, messages, lines }: Catalog): Diagnostic[] {
  return [...messages]
    .filter(([, text]) => mayHaveSlip(text))
    .flatMap(([source, text]) =>
      proseOf(parseMarkdown(text)).flatMap((prose) =>
        findSlips(prose).map((slip) => problem(slip, file, lines?.get(source) ?? 1, 1)),
      ),
    )
}

/** Whether a text may have a slip, with or without marks of emphasis and code. Hardly any has one: the rest is not parsed. */
function mayHaveSlip(text: string): boolean {
  return /[<&\\]|\]\(/.test(text) || findSlips(text.replace(/[*_~`[\]]/g, '')).length > 0
}

function checkGuide({ file, text }: Guide): Diagnostic[] {
  return parseMdx(text).children.flatMap((block) =>
    proseOf(block).flatMap((prose) =>
      findSlips(prose).map((slip) => problem(slip, file, block.position?.start.line ?? 1, 1)),
    ),
  )
}

/** Running text; a code span stands apart already, so a mark that matches no rule replaces it. */
function proseOf(node: Nodes): string[] {
  if (node.type === 'code' || node.type === 'yaml') return []
  const isLine = node.type === 'paragraph' || node.type === 'heading' || node.type === 'tableCell'
  if (isLine) return [node.children.map(plain).join('')]
  return 'children' in node ? node.children.flatMap((child) => proseOf(child)) : []
}

function plain(node: Nodes): string {
  if (node.type === 'inlineCode') return '·'
  return 'children' in node ? node.children.map(plain).join('') : textOfTree(node)
}

const slips: readonly { readonly pattern: RegExp; readonly rule: string }[] = [
  {
    pattern: /\p{Script=Han}[A-Za-z0-9]|[A-Za-z0-9]\p{Script=Han}/u,
    rule: 'Put a space between Chinese and Latin text.',
  },
  { pattern: /\p{Script=Han}[,;:!?](?!\/)/u, rule: 'Use a full-width mark after a Chinese character.' },
  { pattern: /\s[，。；：！？]|[，。；：！？] (?=\p{Script=Han})/u, rule: 'Leave no space beside a full-width mark.' },
]

function findSlips(text: string): { near: string; rule: string }[] {
  return slips.flatMap(({ pattern, rule }) => {
    const found = pattern.exec(text)
    return found ? [{ near: text.slice(Math.max(0, found.index - 8), found.index + 10).trim(), rule }] : []
  })
}

function problem(
  { near, rule }: { near: string; rule: string },
  file: string,
  line: number,
  column: number,
): Diagnostic {
  return {
    code: 'typography',
    severity: 'warning',
    message: `"${near}" breaks the typographic rules of Chinese.`,
    hint: rule,
    file,
    line,
    column,
  }
}
