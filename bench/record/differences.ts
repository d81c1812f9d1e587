import type { Groups } from './groups.ts'

/** Anchors that have come, gone, moved to another page or to another place of their page; a line each. */
export function anchorDifferences(before: Groups, after: Groups): string[] {
  return namesOf(before, after).flatMap((page) => {
    const [old, now] = [before.get(page), after.get(page)]
    if (!old || !now) return [`${now ? '+' : '-'} ${page}`]
    const gone = old.filter((anchor) => !now.includes(anchor))
    const come = now.filter((anchor) => !old.includes(anchor))
    return [
      ...gone.map((anchor) => `- ${page}#${anchor}${movedTo(anchor, before, after)}`),
      ...come.map((anchor) => `+ ${page}#${anchor}`),
      ...orderDifference(page, old, now),
    ]
  })
}

/** The page that has got an anchor which it did not have before. */
function movedTo(anchor: string, before: Groups, after: Groups): string {
  const page = [...after].find(([name, anchors]) => anchors.includes(anchor) && !before.get(name)?.includes(anchor))
  return page ? ` (now on ${page[0]})` : ''
}

function orderDifference(page: string, old: readonly string[], now: readonly string[]): string[] {
  const before = old.filter((anchor) => now.includes(anchor))
  const after = now.filter((anchor) => old.includes(anchor))
  const longer = before.length > after.length ? before : after
  const first = longer.find((_, place) => before[place] !== after[place])
  return first === undefined ? [] : [`~ ${page}: in another order, or another number of times, from #${first}`]
}

/** Queries whose answers differ, each with the places that do. */
export function searchDifferences(before: Groups, after: Groups): string[] {
  return namesOf(before, after).flatMap((query) => {
    const [old, now] = [before.get(query), after.get(query)]
    if (!old || !now) return [`${now ? '+' : '-'} ${query}`]
    const places = Array.from({ length: Math.max(old.length, now.length) }, (_, place) => place)
    const differing = places.filter((place) => old[place] !== now[place])
    return differing.map((place) => `~ ${query}, ${place + 1}: ${old[place] ?? 'nothing'} → ${now[place] ?? 'nothing'}`)
  })
}

/** Lines that only one of two sorted texts has. A repeated line counts each time. */
export function lineDifferences(before: string, after: string): string[] {
  const counts = new Map<string, number>()
  for (const line of after.split('\n')) counts.set(line, (counts.get(line) ?? 0) + 1)
  for (const line of before.split('\n')) counts.set(line, (counts.get(line) ?? 0) - 1)
  return [...counts]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .flatMap(([line, count]) => Array<string>(Math.abs(count)).fill(`${count > 0 ? '+' : '-'} ${line}`))
}

/** Files of both sides whose bytes differ. */
export function digestDifferences(before: string, after: string): string[] {
  const marked = lineDifferences(before, after).map((line) => [line[0], line.slice(2, line.lastIndexOf(' '))] as const)
  const gone = new Set(marked.flatMap(([mark, file]) => (mark === '-' ? [file] : [])))
  const come = marked.flatMap(([mark, file]) => (mark === '+' && gone.has(file) ? [file] : []))
  return [...new Set(come)].map((file) => `~ ${file}`)
}

function namesOf(before: Groups, after: Groups): string[] {
  return [...new Set([...before.keys(), ...after.keys()])]
}
