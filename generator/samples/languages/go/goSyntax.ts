import { knownPieces } from '../../signingNeeds.ts'
import { quote, type ValueSyntax } from '../../writeValue.ts'

export const goSyntax: ValueSyntax = {
  text: quote,
  timed: (text) => `${quote(text)} + fmt.Sprint(time.Now().UnixMilli())`,
  null: 'nil',
  true: 'true',
  false: 'false',
  list: { open: '[]any{', close: '}' },
  object: { open: 'map[string]any{', close: '}', key: quote },
  indent: '\t',
  trailingComma: true,
  isAligned: true,
}

/** A template as an expression of joined strings. A name without a value is empty. */
export function goTemplate(template: string, names: Readonly<Record<string, string>>): string {
  const pieces = knownPieces(template, names).map((piece) => ('text' in piece ? quote(piece.text) : names[piece.name]))
  return pieces.length === 0 ? '""' : pieces.join(' + ')
}
