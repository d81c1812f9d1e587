import type { Nodes, Root } from 'mdast'
import { toString as textOfTree } from 'mdast-util-to-string'
import type { Checked, SourceLocation } from '../contract/diagnostics.ts'
import { shortHash } from '../contract/ids.ts'
import type { LocaleCode } from '../contract/locales.ts'
import { holdsJavaScript } from '../markdown/holdsJavaScript.ts'
import { MdxSyntaxError, parseMdx } from '../markdown/parseMdx.ts'
import { isToFillIn } from '../messages/fillIn.ts'
import { type FrontMatter, readFrontMatter } from './frontMatter.ts'
import { type GuideContents, readContents } from './guideContents.ts'
import type { LineOrigins } from './joinParts.ts'
import { limits } from './limits.ts'

/** A hand-written page as read: its text, its front matter and its contents. */
export interface Guide extends GuideContents, FrontMatter {
  /** Relative to the project. */
  readonly file: string
  readonly locale: LocaleCode
  /** Language-neutral route path. */
  readonly path: string
  readonly title: string
  readonly description: string
  /** Hash of the text below the front matter, without white space at its ends. */
  readonly textHash: string
  /** Line of the first paragraph that is still to be written. */
  readonly lineToFillIn?: number
  /** Whether it holds JavaScript that has to run. */
  readonly holdsJavaScript: boolean
  /** Origin of each line, for a text with snippets. */
  readonly origins?: LineOrigins
  /** Components of plug-ins are written out in the text. */
  readonly isExpanded?: true
  /** The whole text with its front matter; empty when it cannot be parsed. */
  readonly text: string
}

export type GuideText = Pick<Guide, 'file' | 'locale' | 'path' | 'text' | 'origins'>

/** Parses one guide. A guide that cannot be parsed has an empty text and a diagnostic. */
export function parseGuide({ file, locale, path, text, origins = [] }: GuideText): Checked<Guide> {
  const written = <Place extends SourceLocation>(place: Place): Place => {
    const origin = place.file === file ? origins[place.line - 1] : undefined
    if (!origin) return place
    const { shift, column = Math.max(1, place.column - shift) } = origin
    return { ...place, file: origin.file, line: origin.line, column }
  }
  const parsed = parseTree(file, text)
  const isParsed = parsed.diagnostics.length === 0
  const matter = readFrontMatter(file, parsed.value)
  const { title, description, ...others } = matter.value
  const toFillIn = parsed.value.children.find((node) => node.type === 'paragraph' && isToFillIn(textOfTree(node)))
  const guide: Guide = {
    file,
    locale,
    path,
    title: title ?? path,
    description: description ?? '',
    ...others,
    textHash: textHashOf(text),
    ...readContents(file, parsed.value, written),
    ...(toFillIn === undefined ? {} : { lineToFillIn: toFillIn.position?.start.line ?? 1 }),
    holdsJavaScript: holdsJavaScript(parsed.value),
    text: isParsed ? text : '',
  }
  const problems = isParsed ? matter.diagnostics : parsed.diagnostics
  return { value: guide, diagnostics: problems.map(written) }
}

function parseTree(file: string, text: string): Checked<Root> {
  const tooLarge = (message: string): Checked<Root> => {
    const problem = {
      code: 'input-too-large',
      severity: 'error',
      message,
      hint: 'Divide the guide into several.',
    } as const
    return { value: { type: 'root', children: [] }, diagnostics: [{ ...problem, file, line: 1, column: 1 }] }
  }
  if (text.length > limits.guideLetters)
    return tooLarge(`The guide has ${text.length} letters; at most ${limits.guideLetters} are read.`)
  try {
    const tree = parseMdx(text)
    return isDeep(tree)
      ? tooLarge(`The guide nests deeper than ${limits.guideDepth} levels.`)
      : { value: tree, diagnostics: [] }
  } catch (error) {
    if (!(error instanceof MdxSyntaxError)) throw error
    const hint = 'Close every tag, such as `<br />`, and write a literal `{` or `<` as `\\{` or `\\<` or inside code.'
    const problem = { code: 'guide-syntax', severity: 'error', message: `${error.message}.`, hint } as const
    const place = { file, line: error.line, column: error.column }
    return { value: { type: 'root', children: [] }, diagnostics: [{ ...problem, ...place }] }
  }
}

function isDeep(tree: Root): boolean {
  let level: readonly Nodes[] = [tree]
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > limits.guideDepth) return true
    level = level.flatMap((node) => ('children' in node ? node.children : []))
  }
  return false
}

/** Hash of a guide's text below the front matter. */
function textHashOf(text: string): string {
  return shortHash(bodyOf(text))
}

/** The text below the front matter. */
function bodyOf(text: string): string {
  return text.replace(/^---\r?\n[\s\S]*?\r?\n---\r?\n/, '').trim()
}
