/** The element that an address's hash names, or the place that would hold it: of a missing field, its call. */
export function hashTarget(hash: string): HTMLElement | null {
  for (let id = decoded(hash.slice(1)); id !== ''; id = id.slice(0, Math.max(0, id.lastIndexOf('.')))) {
    const element = document.getElementById(id)
    if (element) return element
  }
  return null
}

export function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return ''
  }
}
