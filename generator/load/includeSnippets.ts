import { readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import type { Root } from 'mdast'
import { decodeText } from '../contract/decodeText.ts'
import type { Checked, Diagnostic, SourceLocation } from '../contract/diagnostics.ts'
import { isForeignAddress } from '../contract/ownFiles.ts'
import { rangeOf } from '../markdown/edited.ts'
import { nodesOf } from '../markdown/nodesOf.ts'
import { MdxSyntaxError, parseMdx } from '../markdown/parseMdx.ts'
import { entryAt } from './entryAt.ts'
import { joinParts, linesOf, type PartEdit, positionAt, type TextWithOrigins } from './joinParts.ts'
import { limits } from './limits.ts'

/** Folder of the texts that several guides include. */
const snippetFolder = 'guides/snippets/'
const importLine = /^import\s+([A-Z]\w*)\s+from\s+(['"])(\.[^'"\n]*\.mdx)\2;?[ \t]*$/gm

/**
 * A guide with its snippets: `import Limits from '../snippets/limits.mdx'` is the way of MDX to write `<Limits />` for the
 * text of a file. The text is put in here, so that every reader of the guide gets it.
 */
export function includeSnippets(root: string, file: string, text: string): Checked<TextWithOrigins> {
  return include({ root, guide: file }, file, text, [])
}

interface Including {
  readonly root: string
  /** Path of the guide, from which addresses of pictures start. */
  readonly guide: string
}

function include(within: Including, file: string, text: string, above: readonly string[]): Checked<TextWithOrigins> {
  const tree = text.search(importLine) < 0 || text.length > limits.guideLetters ? undefined : treeOf(text)
  if (!tree) return { value: { text }, diagnostics: [] }
  const diagnostics: Diagnostic[] = []
  const edits: PartEdit[] = []
  const imported = new Map<string, TextWithOrigins | undefined>()
  const placeOf = (offset: number) => ({ file, ...positionAt(text, offset) })
  for (const node of tree.children) {
    if (node.type !== 'mdxjsEsm') continue
    const { start } = rangeOf(node)
    for (const { index, 0: line, 1: name = '', 3: address = '' } of node.value.matchAll(importLine)) {
      const path = posix.join(posix.dirname(file), address)
      const read = readSnippet(within, path, [...above, file])
      const found = typeof read === 'string' ? undefined : read
      if (typeof read === 'string') diagnostics.push(problem(read, placeOf(start + index)))
      imported.set(name, found?.value)
      diagnostics.push(...(found?.diagnostics ?? []))
      edits.push({ start: start + index, end: start + index + line.length, replacement: '' })
    }
  }
  for (const node of nodesOf(tree)) {
    if ((node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') || !node.name) continue
    if (!imported.has(node.name)) continue
    const range = rangeOf(node)
    const { text: own, origins = [] } = imported.get(node.name) ?? { text: '' }
    if (node.attributes.length > 0 || node.children.length > 0)
      diagnostics.push(
        problem(`The snippet <${node.name} /> takes no attributes and no content.`, placeOf(range.start)),
      )
    if (node.type === 'mdxJsxTextElement' && /\n\s*\n/.test(own))
      diagnostics.push(problem(`The snippet <${node.name} /> has several paragraphs.`, placeOf(range.start)))
    const before = text.slice(text.lastIndexOf('\n', range.start - 1) + 1, range.start).replace(/[^>\s]/g, ' ')
    const replacement = own.replaceAll('\n', `\n${before}`)
    const shifted = origins.map((line, index) => ({ ...line, shift: line.shift + (index > 0 ? before.length : 0) }))
    edits.push({ ...range, replacement, origins: shifted })
  }
  return { value: edits.length > 0 ? joinParts(text, edits, linesOf(file, text)) : { text }, diagnostics }
}

function treeOf(text: string): Root | undefined {
  try {
    return parseMdx(text)
  } catch (error) {
    // The parser of the whole guide reports the error.
    if (error instanceof MdxSyntaxError) return undefined
    throw error
  }
}

/** A snippet with its own snippets, or the reason why it cannot be read. */
function readSnippet(within: Including, path: string, above: readonly string[]): Checked<TextWithOrigins> | string {
  if (!path.startsWith(snippetFolder)) return `${path} is no snippet: those lie in ${snippetFolder}.`
  if (above.includes(path)) return `The snippet ${path} includes itself.`
  if (!entryAt(join(within.root, path))?.isFile()) return `There is no snippet ${path}.`
  const read = decodeText(readFileSync(join(within.root, path)), path)
  const own = include(within, path, read.value.replaceAll(/\r\n?/g, '\n').trimEnd(), above)
  const { origins = linesOf(path, own.value.text) } = own.value
  const diagnostics = [...read.diagnostics, ...own.diagnostics]
  return { diagnostics, value: { text: withAddresses(own.value.text, path, within.guide), origins } }
}

/** Pictures of a snippet lie beside it. */
function withAddresses(text: string, path: string, guide: string): string {
  const moved = (address: string) =>
    isForeignAddress(address) || address.startsWith('/')
      ? address
      : posix.relative(posix.dirname(guide), posix.join(posix.dirname(path), address))
  return text.replaceAll(
    /(!\[[^\]\n]*\]\(<?|<img\s[^>]*?\bsrc=["'])([^\s)>"']+)/g,
    (_, start: string, address: string) => start + moved(address),
  )
}

function problem(message: string, place: SourceLocation): Diagnostic {
  const hint = `Import a file of ${snippetFolder}, and write its name as a tag on a line of its own.`
  return { code: 'guide-snippet', severity: 'error', message, hint, ...place }
}
