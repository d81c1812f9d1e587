import type { Diagnostic } from '../../generator/contract/diagnostics.ts'
import { type LoadedSpec, locationOf } from '../../generator/load/document/spec.ts'
import { firstUnsaid } from '../../generator/markdown/comparedTexts.ts'
import type { ShownWords } from './shownWords.ts'
import { type StatedText, statedTexts } from './statedTexts.ts'

/**
 * Texts and fields of a spec that no page shows: a text with its first lost sentence, a field with its name. A text on
 * any page is no loss, and a repeated text is reported once.
 */
export function findLostTexts(spec: LoadedSpec, shown: Omit<ShownWords, 'add'>): Diagnostic[] {
  const reported = new Set<string>()
  return statedTexts(spec).flatMap((stated) => {
    const key = `${stated.kind} ${stated.text.trim()}`
    if (reported.has(key)) return []
    reported.add(key)
    const message = lossOf(stated, shown)
    if (message === undefined) return []
    const hint =
      stated.kind === 'text'
        ? 'Say it where readers meet it, such as in the description of the field, or remove it.'
        : 'Let an operation, a channel or a message lead to its schema, or remove it.'
    return [{ code: 'text-not-shown', severity: 'warning', message, hint, ...locationOf(spec, stated.node) }]
  })
}

function lossOf({ kind, text }: StatedText, shown: Omit<ShownWords, 'add'>): string | undefined {
  if (kind === 'name') return shown.showsName(text) ? undefined : `No page shows the field "${text}".`
  const lost = firstUnsaid(text, shown.showsText)
  return lost === undefined ? undefined : `No page shows "${lost.replace(/\s+/g, ' ').trim()}"`
}
