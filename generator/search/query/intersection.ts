import type { Found } from '../index/postings.ts'

/** Records that are in all of some lists, with the mean of their scores. */
export function createIntersection(count: number): (all: readonly Found[]) => Found {
  const times = new Uint8Array(count)
  const sums = new Float64Array(count)
  return (all) => {
    for (const { records, scores } of all) {
      for (let place = 0; place < records.length; place += 1) {
        const at = records[place] ?? 0
        times[at] = (times[at] ?? 0) + 1
        sums[at] = (sums[at] ?? 0) + (scores[place] ?? 0)
      }
    }
    const [first] = all
    const records = (first?.records ?? new Uint32Array(0)).filter((at) => times[at] === all.length)
    const scores = Float64Array.from(records, (at) => (sums[at] ?? 0) / all.length)
    for (const found of all) {
      for (const at of found.records) {
        times[at] = 0
        sums[at] = 0
      }
    }
    return { records, scores }
  }
}
