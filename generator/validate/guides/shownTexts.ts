import type { Diagnostic } from '../../contract/diagnostics.ts'
import { asText } from '../../load/document/asText.ts'
import { proseNodes } from '../../load/document/proseNodes.ts'
import {
  isRecord,
  type LoadedSpec,
  locationOf,
  type SpecFile,
  type SpecNode,
  valueAt,
} from '../../load/document/spec.ts'
import { withoutHtml } from '../../markdown/withoutHtml.ts'

interface ShownTextsInput {
  readonly specs: readonly LoadedSpec[]
  /** Texts of each API that want a translation: what the model reads. */
  readonly texts: ReadonlyMap<string, ReadonlySet<string>>
  /** Everything that pages show, as Markdown, in the language of the specs. */
  readonly pages: Iterable<string>
}

/**
 * Descriptions with a sentence that no page shows: another description replaces them wherever they are used, or no page
 * shows what they belong to. A text whose sentences stand on a page in another place is no loss.
 */
export function checkShownTexts({ specs, texts, pages }: ShownTextsInput): Diagnostic[] {
  const shown = new Set<string>()
  const lettersOfPages: string[] = []
  for (const page of pages) {
    for (const sentence of sentencesOf(page)) shown.add(lettersOf(sentence))
    lettersOfPages.push(lettersOf(page))
  }
  const isShown = (sentence: string): boolean => {
    const letters = lettersOf(sentence)
    return shown.has(letters) || lettersOfPages.some((page) => page.includes(letters))
  }
  const told = new Set<string>()
  return specs.flatMap((spec) =>
    descriptionsOf(spec).flatMap(({ text, node }) => {
      const key = `${spec.api} ${text}`
      if (told.has(key) || !texts.get(spec.api)?.has(text)) return []
      told.add(key)
      const hidden = sentencesOf(withoutHtml(text)).find((sentence) => !isShown(sentence))
      return hidden === undefined ? [] : [{ ...findingOf(hidden), ...locationOf(spec, node) }]
    }),
  )
}

function findingOf(sentence: string) {
  const message = `No page shows "${sentence.replace(/\s+/g, ' ').trim()}"`
  const hint = 'Say it where readers meet it, such as in the description of the field, or remove it.'
  return { code: 'text-not-shown', severity: 'info', message, hint } as const
}

/** Guides say what an API, a server or a key is; other tools show these descriptions. */
function isForTools(pointer: SpecNode['pointer']): boolean {
  const parts = ['info', 'servers', 'tags', 'securitySchemes']
  return [pointer[0], pointer.at(-3)].some((key) => parts.includes(String(key)))
}

/** A schema that a guide describes is described there. */
function descriptionsOf(spec: LoadedSpec) {
  return [...spec.files.values()].flatMap((file) =>
    proseNodes(file)
      .filter(({ pointer }) => pointer.at(-1) === 'description' && !isForTools(pointer))
      .filter(({ pointer }) => !isDescribedByGuide(file, pointer.slice(0, -1)))
      .map((node) => ({ node, text: asText(node.value).trim() })),
  )
}

function isDescribedByGuide({ value }: SpecFile, pointer: SpecNode['pointer']): boolean {
  const schema = pointer.reduce<unknown>((inner, key) => valueAt({ value: inner }, key), value)
  return isRecord(schema) && 'x-page' in schema && ('type' in schema || 'oneOf' in schema)
}

/** Sentences, table rows and items of lists: what may stand in one place without the other. */
function sentencesOf(text: string): string[] {
  return text.split(/(?<=[.:;!?。：；！？])\s+|\n\s*\n|\n(?=\s*[-*|>\d])/).filter((part) => lettersOf(part) !== '')
}

/** Letters and digits alone: Markdown may be written in many ways, and pages give links full addresses. */
function lettersOf(text: string): string {
  return text.replace(/\]\([^)\s]*\)/g, ']').replace(/[^\p{L}\p{N}]+/gu, '')
}
