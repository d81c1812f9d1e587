/** One figure of a benchmark, or a few that belong together. */
export interface Row {
  /** What was measured, on what. */
  readonly name: string
  readonly figures: Readonly<Record<string, number>>
}

/** A group of rows that can be chosen by name. */
export interface Bench {
  readonly name: string
  readonly measure: (note: (progress: string) => void) => Promise<readonly Row[]>
}

/** Middle and upper end of some durations, in milliseconds. */
export function percentiles(durations: readonly number[]): { readonly p50: number; readonly p95: number } {
  const sorted = [...durations].sort((a, b) => a - b)
  const at = (share: number) => Math.round((sorted[Math.floor((sorted.length - 1) * share)] ?? 0) * 100) / 100
  return { p50: at(0.5), p95: at(0.95) }
}

/** Rows for people: a line each, figures by their names. */
export function formatRows(rows: readonly Row[]): string {
  const width = Math.max(0, ...rows.map(({ name }) => name.length))
  return rows
    .map(({ name, figures }) => {
      const told = Object.entries(figures).map(([figure, value]) => `${figure} ${value.toLocaleString('en')}`)
      return `${name.padEnd(width)}  ${told.join('   ')}`
    })
    .join('\n')
}
