import { xmlText } from '../../generator/contract/xml.ts'

interface Bar {
  /** From 0 to 100. */
  readonly percent: number
  /** A mark for the value of the base. */
  readonly base?: number | undefined
}

/** A bar. The number beside it serves readers who cannot see the bar. */
function bar({ percent, base }: Bar): string {
  const mark =
    base === undefined ? '' : `<rect class="mark" x="${place(Math.min(base, 99.4))}" width="0.6" height="4"/>`
  return (
    '<svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">' +
    `<rect class="track" width="100" height="4"/><rect class="fill" width="${place(percent)}" height="4"/>${mark}</svg>`
  )
}

function place(percent: number): string {
  return String(Math.round(Math.max(0, Math.min(100, percent)) * 10) / 10)
}

/** The difference since the base in brackets; nothing without a base. */
export function trend(now: number, before: number | undefined, unit = ''): string {
  if (before === undefined) return ''
  const difference = Math.round((now - before) * 10) / 10
  const sign = difference > 0 ? '+' : difference < 0 ? '−' : '±'
  return `<span class="trend">(${sign}${Math.abs(difference)}${unit})</span>`
}

/** Text from a file as code. */
export function code(text: string): string {
  return `<code>${xmlText(text)}</code>`
}

/** A row: a name, plain cells, a bar and numbers. Names, cells and numbers are HTML. */
export function row(name: string, chart: Bar, numbers: readonly string[], cells: readonly string[] = []): string {
  const plain = cells.map((cell) => `<td>${cell}</td>`).join('')
  const counted = numbers.map((number) => `<td class="number">${number}</td>`).join('')
  return `<tr><th scope="row">${name}</th>${plain}<td class="chart">${bar(chart)}</td>${counted}</tr>`
}

/** A table of shares, which needs no head. */
export function shareTable(rows: readonly string[]): string {
  return `<table class="shares"><tbody>${rows.join('')}</tbody></table>`
}

/** A table whose names, plain cells and numbers have a head. */
export function table(names: readonly string[], number: string, rows: readonly string[]): string {
  const head = names.map((name) => `<th scope="col">${xmlText(name)}</th>`).join('')
  const last = `<th scope="col" class="number">${xmlText(number)}</th>`
  return `<table><thead><tr>${head}<td></td>${last}</tr></thead><tbody>${rows.join('')}</tbody></table>`
}

/** A heading with a note below it. `count` is HTML. */
export function heading(level: 2 | 3, title: string, { note = '', count = '' } = {}): string {
  const shown = count === '' ? xmlText(title) : `${xmlText(title)}: ${count}`
  return `<h${level}>${shown}</h${level}>${note === '' ? '' : `\n<p class="note">${xmlText(note)}</p>`}`
}

/** A list of HTML; `none` stands for an empty list. */
export function list(items: readonly string[], none: string): string {
  if (items.length === 0) return `<p>${xmlText(none)}</p>`
  return `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`
}
