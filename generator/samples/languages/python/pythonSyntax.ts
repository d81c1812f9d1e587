import { knownPieces } from '../../signingNeeds.ts'
import { quote, type ValueSyntax } from '../../writeValue.ts'

export const pythonSyntax: ValueSyntax = {
  text: quote,
  timed: (text) => `${quote(text)} + str(int(time.time() * 1000))`,
  null: 'None',
  true: 'True',
  false: 'False',
  list: { open: '[', close: ']' },
  object: { open: '{', close: '}', key: quote },
  indent: '    ',
  trailingComma: true,
}

/** A template as an expression: an f-string where it mixes text and names. A name without a value is empty. */
export function pythonTemplate(template: string, names: Readonly<Record<string, string>>): string {
  const pieces = knownPieces(template, names)
  const [only, ...others] = pieces
  if (!only) return '""'
  if ('name' in only && others.length === 0) return names[only.name] ?? '""'
  if (pieces.every((piece) => 'text' in piece)) return quote(pieces.map(({ text }) => text).join(''))
  const inner = pieces.map((piece) =>
    'text' in piece ? quote(piece.text).slice(1, -1).replaceAll(/[{}]/g, '$&$&') : `{${names[piece.name]}}`,
  )
  return `f"${inner.join('')}"`
}
