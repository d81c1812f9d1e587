/** Turns the heads of a table of data into buttons that sort its rows; other tables keep their order, which means something. */
export function makeSortable(table: Element | null, signal: AbortSignal): void {
  if (!(table instanceof HTMLTableElement) || !table.closest('.data-table')) return
  for (const head of table.tHead?.rows[0]?.cells ?? []) {
    const button = head.querySelector<HTMLButtonElement>('[data-sort]') ?? wrapped(head)
    button.addEventListener('click', () => sortBy(table, head), { signal })
  }
}

function wrapped(head: HTMLTableCellElement): HTMLButtonElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.dataset['sort'] = ''
  button.append(...head.childNodes)
  head.append(button)
  return button
}

/** Sorts by a column, upwards first and then the other way. */
function sortBy(table: HTMLTableElement, head: HTMLTableCellElement): void {
  const direction = head.ariaSort === 'ascending' ? 'descending' : 'ascending'
  for (const other of head.parentElement?.children ?? []) other.removeAttribute('aria-sort')
  head.ariaSort = direction
  const sortedValue = (row: HTMLTableRowElement) => valueIn(row.cells[head.cellIndex])
  for (const body of table.tBodies) {
    body.append(...[...body.rows].sort((a, b) => compareValues(sortedValue(a), sortedValue(b), direction)))
  }
}

function valueIn(cell: HTMLTableCellElement | undefined): string {
  return cell?.querySelector('data')?.value ?? cell?.textContent ?? ''
}

/** Numbers by size, texts as people sort them; cells without a value come last in both directions. */
export function compareValues(a: string, b: string, direction: 'ascending' | 'descending'): number {
  const [isEmpty, isOtherEmpty] = [a === '—', b === '—']
  if (isEmpty || isOtherEmpty) return Number(isEmpty) - Number(isOtherEmpty)
  const difference = Number(a) - Number(b)
  const order = Number.isNaN(difference) ? a.localeCompare(b, undefined, { numeric: true }) : difference
  return direction === 'ascending' ? order : -order
}
