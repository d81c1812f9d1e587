import { quote, type ValueSyntax } from '../../writeValue.ts'

/** A string literal in single quotes. */
export function javascriptQuote(text: string): string {
  return `'${quote(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`
}

export const values: ValueSyntax = {
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
  return isName(name) ? name : javascriptQuote(name)
}

export function isName(text: string): boolean {
  return /^[A-Za-z_$][\w$]*$/.test(text)
}
