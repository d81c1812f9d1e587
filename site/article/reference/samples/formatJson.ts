import { isList, type Json } from '../../../../generator/contract/json.ts'

const widest = 64

/**
 * JSON with two spaces a level; a value that fits on a short line and holds no objects stays on one, so that rows read as rows.
 */
export function formatJson(value: Json, indent = ''): string {
  if (value === null || typeof value !== 'object') return JSON.stringify(value)
  const short = shortForm(value)
  if (short !== undefined && indent.length + short.length <= widest) return short
  const inner = `${indent}  `
  if (isList(value))
    return block(
      '[',
      value.map((item) => inner + formatJson(item, inner)),
      ']',
      indent,
    )
  const entries = Object.entries(value).map(
    ([key, item]) => `${inner}${JSON.stringify(key)}: ${formatJson(item, inner)}`,
  )
  return block('{', entries, '}', indent)
}

function shortForm(value: readonly Json[] | { readonly [key: string]: Json }): string | undefined {
  if (!isList(value)) return Object.keys(value).length === 0 ? '{}' : undefined
  const isFlat = value.every((item) => item === null || typeof item !== 'object')
  return isFlat ? `[${value.map((item) => JSON.stringify(item)).join(', ')}]` : undefined
}

function block(open: string, lines: readonly string[], close: string, indent: string): string {
  return lines.length === 0 ? open + close : `${open}\n${lines.join(',\n')}\n${indent}${close}`
}
