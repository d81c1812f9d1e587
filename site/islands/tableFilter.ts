/** Makes the boxes above long tables hide the rows that lack the words typed. Works for tables that come later, too. */
export function startTableFilter(): void {
  document.addEventListener('input', ({ target }) => {
    if (!(target instanceof HTMLInputElement) || target.dataset['filter'] === undefined) return
    const table = document.getElementById(target.dataset['filter'])
    if (!(table instanceof HTMLTableElement)) return
    const rows = [...table.tBodies].flatMap((body) => [...body.rows])
    const shown = rows.filter((row) => {
      row.hidden = !hasWords(row.textContent ?? '', target.value)
      return !row.hidden
    })
    tellCount(target, shown.length, rows.length)
  })
}

function tellCount(input: HTMLInputElement, shown: number, total: number): void {
  const output = input.parentElement?.querySelector('output')
  if (!output) return
  output.textContent = (output.dataset['count'] ?? '')
    .replace('{shown}', String(shown))
    .replace('{total}', String(total))
}

/** Whether a text has every word of a query in it, whatever their case and order. */
export function hasWords(text: string, query: string): boolean {
  const within = text.toLowerCase()
  return query
    .toLowerCase()
    .split(/\s+/)
    .every((word) => within.includes(word))
}
