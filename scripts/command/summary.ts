import { statSync } from 'node:fs'
import { extname, join } from 'node:path'
import { filesBelow } from './filesBelow.ts'

/** Names and figures, printed below each other. */
type Rows = readonly (readonly [string, string])[]

/** How many of the slowest and largest pages are named. */
const named = 10

/** Summary of a build: files by kind, seconds a stage, slowest and largest pages. */
export function summaryOf(folder: string, stages: ReadonlyMap<string, number>): string {
  const files = filesBelow(folder).map((path) => ({ path, bytes: statSync(join(folder, path)).size }))
  const pages = files.filter(({ path }) => path.endsWith('.html'))
  const measures = performance.getEntriesByType('measure') as PerformanceMeasure[]
  const rendered = measures.filter(({ detail }) => detail === 'page')
  const slowest = [...rendered].sort((a, b) => b.duration - a.duration).slice(0, named)
  const largest = [...pages].sort((a, b) => b.bytes - a.bytes).slice(0, named)
  const sections = [
    section('Files', kindsOf(files)),
    section(
      'Stages',
      [...stages].map(([name, seconds]) => [name, `${seconds.toFixed(1)} s`]),
    ),
    section(
      'Slowest pages',
      slowest.map(({ name, duration }) => [name, `${duration.toFixed(0)} ms`]),
    ),
    section(
      'Largest pages',
      largest.map(({ path, bytes }) => [path, kilobytes(bytes)]),
    ),
  ]
  return sections.filter((text) => text !== '').join('\n\n')
}

/** A title with its figures; empty without figures. */
function section(title: string, rows: Rows): string {
  if (rows.length === 0) return ''
  const width = Math.max(0, ...rows.map(([name]) => name.length))
  return [title, ...rows.map(([name, figure]) => `  ${name.padEnd(width)}  ${figure}`)].join('\n')
}

function kindsOf(files: readonly { readonly path: string; readonly bytes: number }[]): Rows {
  const kinds = new Map<string, { count: number; bytes: number }>()
  for (const { path, bytes } of files) {
    const kind = extname(path) === '' ? 'other' : extname(path)
    const { count, bytes: before } = kinds.get(kind) ?? { count: 0, bytes: 0 }
    kinds.set(kind, { count: count + 1, bytes: before + bytes })
  }
  return [...kinds]
    .sort(([, a], [, b]) => b.bytes - a.bytes)
    .map(([kind, { count, bytes }]) => [kind, `${count} ${count === 1 ? 'file' : 'files'}, ${kilobytes(bytes)}`])
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toLocaleString('en', { maximumFractionDigits: 1 })} KB`
}
