import { isRecord, parseJson } from '../../generator/contract/json.ts'
import type { Locale } from '../../generator/contract/locales.ts'
import { type Term, termsIn } from './glossary.ts'
import type { TextToTranslate } from './textToTranslate.ts'

/** Version of the lines that a command reads and writes. */
const version = 1

/** Limits of a batch: a service answers so much at once, and a stopped command loses no more. */
const largest = { texts: 50, characters: 12_000 } as const

/** Texts in groups, in their order. */
export function batchesOf(texts: readonly TextToTranslate[]): TextToTranslate[][] {
  const batches: TextToTranslate[][] = []
  let characters = 0
  for (const text of texts) {
    const batch = batches.at(-1)
    characters += text.source.length
    const isFull = !batch || batch.length === largest.texts || characters > largest.characters
    if (!isFull) batch.push(text)
    else {
      batches.push([text])
      characters = text.source.length
    }
  }
  return batches
}

/** Input of the command: a line about the batch, then a line for each text. The id of a text is its number in the batch. */
export function requestLines(batch: readonly TextToTranslate[], target: Locale, terms: readonly Term[]): string {
  const used = termsIn(batch.map(({ source }) => source).join('\n\n'), terms)
  const glossary = Object.fromEntries(used.map(({ term, translations }) => [term, translations]))
  const head = {
    kind: 'batch',
    version,
    language: target.lang,
    languageName: target.label,
    glossary,
    texts: batch.length,
  }
  return [head, ...batch.map(textLine)].map((line) => `${JSON.stringify(line)}\n`).join('')
}

function textLine({ source, from, format, notes = [], context, refused }: TextToTranslate, index: number) {
  return {
    ...{ kind: 'text', id: String(index + 1), text: source, from, format, keep: keptIn(source, format) },
    notes: context === undefined ? notes : [...notes, context],
    ...(refused ? { refused } : {}),
  }
}

/** Parts that the translation must not change. */
function keptIn(source: string, format: TextToTranslate['format']): string[] {
  const pattern = format === 'message' ? /\{\w+[^{}]*\}|<\/?\w+>|\{\w+/g : /`[^`]+`|\{[\w.$-]+\}|(?<=\]\()[^)\s]+/g
  return [...new Set([...source.matchAll(pattern)].map(([part]) => part))]
}

export interface Answers {
  /** By the number of the text in the batch. */
  readonly translations: ReadonlyMap<number, string>
  /** Lines that are no answers. */
  readonly strange: readonly string[]
}

/** Reads the output of a command: a line `{ "id": "1", "translation": "…" }` for each text, in any order. */
export function parseAnswers(output: string, count: number): Answers {
  const translations = new Map<number, string>()
  const strange: string[] = []
  for (const line of output.split(/\r?\n/).filter((own) => own.trim() !== '')) {
    const answer = parseJson(line)
    const index = isRecord(answer) ? Number(answer.id) - 1 : Number.NaN
    const translation = isRecord(answer) ? answer.translation : undefined
    if (typeof translation === 'string' && Number.isInteger(index) && index >= 0 && index < count)
      translations.set(index, translation.trim().normalize('NFC'))
    else strange.push(line)
  }
  return { translations, strange }
}
