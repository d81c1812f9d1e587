/** Hides the rows of a table that lack the words of a query; gives how many are left of how many. */
export function filterRows(table: Element | null, query: string): { readonly shown: number; readonly total: number } {
  const rows = table instanceof HTMLTableElement ? [...table.tBodies].flatMap((body) => [...body.rows]) : []
  for (const row of rows) row.hidden = !hasWords(row.textContent ?? '', query)
  return { shown: rows.filter(({ hidden }) => !hidden).length, total: rows.length }
}

/** Whether a text has every word of a query in it, whatever their case and order. */
export function hasWords(text: string, query: string): boolean {
  const within = text.toLowerCase()
  return query
    .toLowerCase()
    .split(/\s+/)
    .every((word) => within.includes(word))
}
