import { from, to } from 'opencc-js/preset/t2cn'

/** A dictionary of OpenCC: pairs, or a text of them with `|` between. */
type Dictionary = string | readonly (readonly [string, string])[]

let simplifiedOf: ReadonlyMap<string, string> | undefined

/**
 * Pairs of a traditional character and its simplified one, one after the other, for those simplified ones that occur in
 * the texts: with them a reader's 撤單 finds 撤单, and the browser needs no dictionary.
 */
export function foldingFor(texts: readonly string[]): string {
  const used = new Set(texts.flatMap((text) => text.match(/\p{Script=Han}/gu) ?? []))
  simplifiedOf ??= readCharacters()
  const pairs = [...simplifiedOf].filter(([traditional, simplified]) => used.has(simplified) && !used.has(traditional))
  return pairs.map((pair) => pair.join('')).join('')
}

/** Single characters of every dictionary from Taiwan's and Hong Kong's writing to the mainland's. */
function readCharacters(): ReadonlyMap<string, string> {
  const dictionaries: readonly Dictionary[] = [...Object.values(to), ...Object.values(from)].flat(2)
  const pairs = dictionaries.flatMap(readPairs).filter((pair) => pair.every((text) => [...text].length === 1))
  const found = new Map<string, string>()
  for (const [traditional, simplified] of pairs) {
    if (traditional !== simplified && !found.has(traditional)) found.set(traditional, simplified)
  }
  return found
}

function readPairs(dictionary: Dictionary): (readonly [string, string])[] {
  if (typeof dictionary !== 'string') return [...dictionary]
  return dictionary.split('|').map((line) => {
    const [left = '', right = ''] = line.split(' ')
    return [left, right]
  })
}
