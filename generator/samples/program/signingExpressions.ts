import type { Json } from '../../contract/json.ts'
import type { FilledText, LanguageSyntax, Names, TextPiece } from '../../contract/sampleLanguage.ts'
import { addedToTime } from '../signing/timestamp.ts'
import { knownPieces } from '../signingNeeds.ts'
import type { BytePieces } from './plannedSteps.ts'

/** A template as an expression. A name without a value is empty. */
export function textOf(template: string, names: Names, { quote, signing: { joined } }: LanguageSyntax): string {
  const pieces = knownPieces(template, names).map(
    (piece): TextPiece => ('text' in piece ? piece : { expression: names[piece.name] ?? '' }),
  )
  const [only = { text: '' }] = pieces
  if (pieces.length < 2) return 'text' in only ? quote(only.text) : only.expression
  const write =
    joined ?? ((list) => list.map((piece) => ('text' in piece ? quote(piece.text) : piece.expression)).join(' + '))
  return write(pieces)
}

/** A value whose texts are templates. The time, or the time and a number, may be a number. */
export function jsonOf(value: Json, names: Names, language: LanguageSyntax, isNumeric: boolean, indent = ''): string {
  const { json, numberOfTime } = language.signing
  const filled = (template: string): FilledText => {
    const added = isNumeric ? addedToTime(template) : undefined
    if (added === undefined) return { expression: textOf(template, names, language), isNumber: false }
    const { alone, summand } = numberOfTime
    return { expression: added === 0 ? alone : `${summand} + ${added}`, isNumber: true }
  }
  return json(value, filled, indent)
}

/** Texts and bytes of earlier steps as one expression of bytes. */
export function bytesOf(pieces: BytePieces, names: Names, language: LanguageSyntax): string {
  const { bytes, concatenated } = language.signing
  return concatenated(
    pieces.map((piece) =>
      typeof piece === 'string' ? bytes(textOf(piece, names, language)) : (names[piece.bytes] ?? ''),
    ),
  )
}

/** Writes the names of local variables as a language has them. */
export function localOf({ signing: { local } }: LanguageSyntax): (name: string) => string {
  return local ?? ((name) => name)
}
