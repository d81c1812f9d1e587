import { readdir } from 'node:fs/promises'
import { join, posix, relative, sep } from 'node:path'
import type { Checked, Diagnostic } from '../contract/diagnostics.ts'
import type { LocaleCode } from '../contract/locales.ts'
import { type Memory, noMemory } from '../contract/memory.ts'
import { isFor } from './document/audience.ts'
import { includeSnippets } from './includeSnippets.ts'
import { limits } from './limits.ts'
import { type Guide, type GuideText, parseGuide } from './parseGuide.ts'
import { readUnlessKnown } from './readUnlessKnown.ts'

/** Reads `guides/<locale>/**\/*.mdx` of a project, in the order of their paths. */
export async function readGuides(
  root: string,
  locales: readonly LocaleCode[],
  memory: Memory = noMemory,
): Promise<Checked<readonly Guide[]>> {
  const texts = await readGuideTexts(root, locales, memory)
  const parsed = texts.map(({ value }) => parseUnlessKnown(value, memory))
  const unread = await Promise.all(locales.map((locale) => unreadGuides(root, locale)))
  const found = [...texts, ...parsed].flatMap(({ diagnostics }) => diagnostics)
  return { value: parsed.map(({ value }) => value), diagnostics: [...found, ...unread.flat()] }
}

/** Diagnostics for guides of other tools, which end in `.md`; a README is for authors, not for readers. */
async function unreadGuides(root: string, locale: LocaleCode): Promise<Diagnostic[]> {
  const names = await filesBelow(join(root, 'guides', locale))
  return names
    .filter((name) => name.endsWith('.md') && !/(?:^|\/)readme\.md$/i.test(name))
    .map((name) => ({
      code: 'guide-unread',
      severity: 'warning',
      message: 'This guide is not read: its name ends in .md.',
      hint: `Rename it to ${posix.basename(name)}x. Where its prose has < or {, write \\< or \\{.`,
      ...{ file: `guides/${locale}/${name}`, line: 1, column: 1 },
    }))
}

/** Files of the guides that hold JavaScript, long before all guides are parsed: only likely files are parsed for it. */
export async function guidesWithJavaScript(
  root: string,
  locales: readonly LocaleCode[],
  memory: Memory,
  viewer: Viewer = { audience: undefined, seesDrafts: false },
): Promise<readonly string[]> {
  const texts = await readGuideTexts(root, locales, memory)
  const likely = texts
    .flatMap(({ value }) => value)
    .filter(
      ({ text }) =>
        text.length <= limits.guideLetters && (/^(?:audience|draft):/m.test(text) || mayHoldJavaScript(text)),
    )
  const parsed = likely.map((guide) => parseUnlessKnown(guide, memory).value)
  return guidesFor(parsed, locales[0], viewer)
    .filter((guide) => guide.holdsJavaScript)
    .map(({ file }) => file)
}

/** Viewer of the guides of a site: a reader, or an author. */
interface Viewer {
  readonly audience: string | undefined
  /** Drafts are for authors alone. */
  readonly seesDrafts: boolean
}

/** The guides that a viewer sees. A translation is for no more viewers than the guide in the default language. */
export function guidesFor(
  guides: readonly Guide[],
  defaultLocale: LocaleCode | undefined,
  { audience, seesDrafts }: Viewer,
): readonly Guide[] {
  const isHidden = (guide: Guide) =>
    !isFor({ 'x-audience': guide.audience }, audience) || (guide.draft === true && !seesDrafts)
  const hidden = new Set(
    guides.filter((guide) => guide.locale === defaultLocale && isHidden(guide)).map(({ path }) => path),
  )
  return guides.some(isHidden) ? guides.filter((guide) => !hidden.has(guide.path) && !isHidden(guide)) : guides
}

/** Fenced code blocks. An indented block may end with its list, so it does not match. */
const fences = /^(([`~])\2{2,})(?:(?<=~)|(?!.*`)).*\n[\s\S]*?(?:^ {0,3}\1\2*[ \t]*$|(?![\s\S]))/gm
/** Code spans. A backtick beside a quotation mark may be part of an attribute, so it does not match. */
const codeSpans = /(?<![\\"'`])`(?:[^`\n]|\n(?!\s*\n))+`(?!["'`])/g

/** A false alarm costs the time to parse the guide. Code samples are full of braces. */
function mayHoldJavaScript(text: string): boolean {
  return /\{|^[ \t]*(?:import|export)\b/m.test(text.replaceAll(fences, '').replaceAll(codeSpans, ''))
}

function parseUnlessKnown(guide: GuideText, memory: Memory): Checked<Guide> {
  const written = guide.origins ? guide.text + JSON.stringify(guide.origins) : guide.text
  return memory.recall(`guide ${guide.file}`, [written], () => {
    const { value, diagnostics } = memory.keep(`facts ${guide.file}`, written, () => factsOf(guide))
    const { isParsed, ...facts } = value
    const origins = guide.origins ? { origins: guide.origins } : {}
    return { value: { ...facts, ...origins, text: isParsed ? guide.text : '' }, diagnostics }
  })
}

/** The cached part of a guide: all but its text, which is read anyway. */
function factsOf(guide: GuideText): Checked<Omit<Guide, 'text'> & { readonly isParsed: boolean }> {
  const { value, diagnostics } = parseGuide(guide)
  const { text, ...facts } = value
  return { value: { ...facts, isParsed: text !== '' }, diagnostics }
}

async function readGuideTexts(
  root: string,
  locales: readonly LocaleCode[],
  memory: Memory,
): Promise<Checked<GuideText>[]> {
  return (await Promise.all(locales.map((locale) => readLocale(root, locale, memory)))).flat()
}

async function readLocale(root: string, locale: LocaleCode, memory: Memory): Promise<Checked<GuideText>[]> {
  const folder = `guides/${locale}`
  const files = await filesBelow(join(root, folder))
  return Promise.all(
    files
      .filter((name) => name.endsWith('.mdx'))
      .map(async (name) => {
        const file = `${folder}/${name}`
        const read = await readUnlessKnown(root, file, memory)
        const { value, diagnostics } = includeSnippets(root, file, withLineFeeds(read.value))
        const guide = { file, locale, path: routePathOf(name), ...value }
        return { value: guide, diagnostics: [...read.diagnostics, ...diagnostics] }
      }),
  )
}

/** Paths of all files below a folder, in an order that is always the same. */
async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).split(sep).join('/'))
    .sort()
}

/** Line endings do not change the result of a guide. */
function withLineFeeds(text: string): string {
  return text.includes('\r') ? text.replaceAll(/\r\n?/g, '\n') : text
}

/** `faq.mdx` is the page `/faq`, `spot/index.mdx` the page `/spot/`. */
export function routePathOf(name: string): string {
  const bare = `/${name.replace(/\.mdx$/, '')}`
  return bare.endsWith('/index') ? bare.slice(0, -'index'.length) : bare
}
