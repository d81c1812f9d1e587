import type { Json } from '../../../../contract/json.ts'
import { readLiteral } from '../../literals/readLiteral.ts'
import { parseFrame } from '../readPushes.ts'

/** The value of a JSON text, or of a literal as Python and JavaScript print it. */
export function readValue(text: string): Json | undefined {
  return parseFrame(text) ?? valueOfLiteral(text.replaceAll(/\bDecimal\((["'][^"'()]*["'])\)/g, '$1'))
}

function valueOfLiteral(text: string): Json | undefined {
  const literal = readLiteral(text, true) ?? readLiteral(text, false)
  return literal && parseFrame(literal.text)
}
