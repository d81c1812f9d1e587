import { knownPieces } from '../../signingNeeds.ts'
import { quote, type ValueSyntax } from '../../writeValue.ts'

/** A string literal in single quotes. */
export function javascriptQuote(text: string): string {
  return `'${quote(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`
}

export const javascriptSyntax: ValueSyntax = {
  text: javascriptQuote,
  timed: (text) => `${javascriptQuote(text)} + Date.now()`,
  null: 'null',
  true: 'true',
  false: 'false',
  list: { open: '[', close: ']' },
  object: { open: '{ ', close: ' }', key: propertyName },
  indent: '  ',
  trailingComma: true,
}

/** In brackets `__proto__` is a name like any other. */
function propertyName(name: string): string {
  if (name === '__proto__') return `['__proto__']`
  return /^[A-Za-z_$][\w$]*$/.test(name) ? name : javascriptQuote(name)
}

/** A template as an expression: a template literal where it mixes text and names. A name without a value is empty. */
export function javascriptTemplate(template: string, names: Readonly<Record<string, string>>): string {
  const pieces = knownPieces(template, names)
  const [only, ...others] = pieces
  if (!only) return `''`
  if ('name' in only && others.length === 0) return names[only.name] ?? `''`
  if (pieces.every((piece) => 'text' in piece)) return javascriptQuote(pieces.map(({ text }) => text).join(''))
  const inner = pieces.map((piece) => ('text' in piece ? literalPart(piece.text) : `\${${names[piece.name]}}`))
  return `\`${inner.join('')}\``
}

function literalPart(text: string): string {
  return quote(text)
    .slice(1, -1)
    .replaceAll('\\"', '"')
    .replaceAll(/`|\$(?=\{)/g, '\\$&')
}
