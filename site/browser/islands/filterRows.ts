import { fetchDocument } from './fetchDocument.ts'

/** A row as a filter sees it. */
export interface FilteredRow {
  readonly text: string
  /** The code that its first cell begins with. */
  readonly code: string | undefined
}

/** Hides the rows of a table that a query does not want; gives how many are left of how many. */
export function filterRows(table: Element | null, query: string): { readonly shown: number; readonly total: number } {
  const rows = table instanceof HTMLTableElement ? [...table.tBodies].flatMap((body) => [...body.rows]) : []
  for (const row of rows) {
    const code = row.cells[0]?.querySelector('code')?.textContent ?? undefined
    row.hidden = !isWanted({ text: `${row.textContent} ${row.dataset['also'] ?? ''}`, code }, query)
  }
  return { shown: rows.filter(({ hidden }) => !hidden).length, total: rows.length }
}

/** Gives rows the texts that they have in other languages: an exchange refuses in one. Rejects when a page cannot be had. */
export async function addOtherTexts(table: Element | null): Promise<void> {
  const rows = table?.querySelectorAll<HTMLElement>('tr[id]') ?? []
  if (rows.length === 0) return
  const links = document.querySelectorAll<HTMLAnchorElement>('a[hreflang]:not([aria-current])')
  const addresses = new Set([...links].map(({ href }) => href))
  const pages = await Promise.all([...addresses].map(fetchDocument))
  for (const row of rows)
    row.dataset['also'] = pages.map((page) => page.getElementById(row.id)?.textContent ?? '').join(' ')
}

/** Whether a row has the code of pasted JSON; or every word of its message, or of a query that is no JSON. */
export function isWanted({ text, code }: FilteredRow, query: string): boolean {
  const [, pasted] = /["']code["']\s*:\s*["']?(-?\w+)/.exec(query) ?? []
  if (pasted !== undefined) return code === undefined ? hasWords(text, pasted) : code === pasted
  const [, , message = query] = /["'](?:message|msg)["']\s*:\s*(["'])(.*?)\1/.exec(query) ?? []
  return hasWords(text, message)
}

/** Whether a text has every word of a query in it, whatever their case, order and punctuation. */
export function hasWords(text: string, query: string): boolean {
  const within = text.toLowerCase()
  return query
    .toLowerCase()
    .split(/\s+/)
    .map((word) => word.replaceAll(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, ''))
    .every((word) => within.includes(word))
}
