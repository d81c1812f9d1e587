import { parseJson } from '../../../generator/contract/json.ts'
import { longestName } from '../../../generator/model/view/conformance/violation.ts'
import { jsonTokens } from './jsonTokens.ts'
import { shortened } from './shortened.ts'

/** A piece of a line, by its kind. */
export interface JsonPiece {
  readonly kind: 'name' | 'string' | 'number' | 'literal' | 'mark'
  readonly text: string
}

/** A line of indented JSON. */
export interface JsonLine {
  readonly depth: number
  /** Where the value stands that begins here: `data[0].id`; missing on a line that only closes, and deep down. */
  readonly path?: string
  readonly pieces: readonly JsonPiece[]
}

/** Characters of a line, levels that are indented, and levels whose paths are known: no field is described deeper. */
const [longestPiece, mostIndented, deepestPath] = [2000, 40, 20]

interface Level {
  readonly isList: boolean
  readonly path: string | undefined
  count: number
}

/**
 * The lines of a JSON text, indented, with every number as it is written: JavaScript would round long ones. No more than
 * `most` lines are made, however long the text is; `isWhole` says whether these are all lines.
 */
export function jsonLines(
  text: string,
  most: number,
): { readonly lines: readonly JsonLine[]; readonly isWhole: boolean } {
  const lines: JsonLine[] = []
  const levels: Level[] = []
  let pieces: JsonPiece[] = []
  let path: string | undefined
  let name: string | undefined

  function end(): void {
    if (pieces.length === 0) return
    lines.push({ depth: Math.min(depthOf(), mostIndented), ...(path === undefined ? {} : { path }), pieces })
    pieces = []
    path = undefined
  }
  // A line that opens a level stands in the level around it.
  const depthOf = () => levels.length - (/[[{]$/.test(pieces.at(-1)?.text ?? '') ? 1 : 0)

  function placeOf(): string | undefined {
    const level = levels.at(-1)
    if (!level) return ''
    if (level.path === undefined || levels.length > deepestPath) return undefined
    if (level.isList) return `${level.path}[${level.count}]`
    return level.path === '' ? (name ?? '') : `${level.path}.${name ?? ''}`
  }

  for (const part of jsonTokens(text)) {
    if (lines.length >= most) return { lines, isWhole: false }
    const level = levels.at(-1)
    if (part === '{' || part === '[') {
      path ??= placeOf()
      pieces.push({ kind: 'mark', text: part })
      levels.push({ isList: part === '[', path: placeOf(), count: 0 })
      name = undefined
      end()
    } else if (part === '}' || part === ']') {
      end()
      levels.pop()
      const last = lines.at(-1)
      // An empty list or object stays on its line.
      if (last && /^[[{]$/.test(last.pieces.at(-1)?.text ?? '') && level?.count === 0 && name === undefined) {
        lines.pop()
        pieces = [...last.pieces, { kind: 'mark', text: part }]
        path = last.path
      } else pieces.push({ kind: 'mark', text: part })
      name = undefined
      if (levels.length > 0) countUp(levels.at(-1))
    } else if (part === ',') {
      pieces.push({ kind: 'mark', text: ',' })
      name = undefined
      end()
    } else if (part === ':') pieces.push({ kind: 'mark', text: ': ' })
    else if (level && !level.isList && name === undefined) {
      name = nameIn(part)
      path = placeOf()
      pieces.push({ kind: 'name', text: shortened(part, longestPiece) })
    } else {
      path ??= placeOf()
      pieces.push({ kind: kindOf(part), text: shortened(part, longestPiece) })
      countUp(level)
    }
  }
  end()
  return { lines, isWhole: true }
}

function countUp(level: Level | undefined): void {
  if (level) level.count += 1
}

function nameIn(part: string): string {
  return String(parseJson(part) ?? part).slice(0, longestName)
}

function kindOf(part: string): JsonPiece['kind'] {
  if (part.startsWith('"')) return 'string'
  return /^-?\d/.test(part) ? 'number' : 'literal'
}
