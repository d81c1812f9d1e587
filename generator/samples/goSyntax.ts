import { piecesOf } from './signingNeeds.ts'
import { quote, type ValueSyntax } from './writeValue.ts'

/** A string literal. Go allows no byte order mark inside a file. */
export function goQuote(text: string): string {
  return quote(text).replaceAll('\uFEFF', '\\ufeff')
}

export const goSyntax: ValueSyntax = {
  text: goQuote,
  null: 'nil',
  true: 'true',
  false: 'false',
  list: { open: '[]any{', close: '}' },
  object: { open: 'map[string]any{', close: '}', key: goQuote },
  indent: '\t',
  trailingComma: true,
  isAligned: true,
}

/** A template as an expression of joined strings. A name without a value is empty. */
export function goTemplate(template: string, names: Readonly<Record<string, string>>): string {
  const pieces = piecesOf(template).flatMap((piece) =>
    'text' in piece ? [goQuote(piece.text)] : (names[piece.name] ?? []),
  )
  return pieces.length === 0 ? '""' : pieces.join(' + ')
}
