/** The row of a table that holds the target of the address, if a filter hides it. */
export function hiddenTarget(table: Element | null, hash: string): HTMLTableRowElement | undefined {
  const id = decoded(hash.slice(1))
  const target = id === '' ? null : document.getElementById(id)
  const row = target?.closest('tr')
  return row?.hidden && table?.contains(row) ? row : undefined
}

/** Whether a click repeats the current address, for which browsers fire no event. */
export function isRepeated({ target }: Event): boolean {
  return target instanceof Element && target.closest('a')?.href === location.href
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return ''
  }
}
