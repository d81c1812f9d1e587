/** The element an address's hash names, if the page has it. */
export function hashTarget(hash: string): HTMLElement | null {
  if (hash.length < 2) return null
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)))
  } catch {
    return null
  }
}

/** Opens the disclosures around the target of the address's hash and brings it into view: a link to a nested field must show it. */
export function revealTarget(): void {
  const target = hashTarget(location.hash)
  const closed: HTMLDetailsElement[] = []
  for (let element = target?.closest('details'); element; element = element.parentElement?.closest('details')) {
    if (!element.open) closed.push(element)
  }
  for (const element of closed) element.open = true
  if (closed.length > 0) target?.scrollIntoView()
}
