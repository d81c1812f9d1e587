/** Categories the reader opened or closed, by sidebar and position: kept while pages come and go, in any language. */
const choices = new Map<string, boolean>()

/** Whether a category is open: the reader's choice, else whether the current page is in it. */
export function isCategoryOpen(key: string, holdsPage: boolean): boolean {
  return choices.get(key) ?? holdsPage
}

export function rememberCategory(key: string, isOpen: boolean): void {
  choices.set(key, isOpen)
}
