import { readStored, store } from './storage.ts'

const storageKey = 'sample-language'
const inputs = '[data-group="language"] > label > input'

/** Shows the chosen language wherever there is code in it; a group without it stays as it is. */
export function showChosenLanguage(root: ParentNode): void {
  const language = readStored(storageKey)
  if (language === undefined) return
  for (const input of root.querySelectorAll<HTMLInputElement>(inputs))
    if (input.value === language) input.checked = true
}

/** Remembers the language of the tab that the reader chooses, and shows it in all groups and all tabs of the browser. */
export function followSampleLanguage(): void {
  addEventListener('change', ({ target }) => {
    if (target instanceof HTMLInputElement && target.matches(inputs)) choose(target)
  })
  addEventListener('storage', ({ key }) => {
    if (key === storageKey) showChosenLanguage(document)
  })
  // A page that comes back from the browser's memory has not heard of it.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) showChosenLanguage(document)
  })
}

/** Groups above may grow or shrink; the group of the choice keeps its place on screen. */
function choose(input: HTMLInputElement): void {
  store(storageKey, input.value)
  const group = input.closest('.tabs')
  const before = group?.getBoundingClientRect().top ?? 0
  showChosenLanguage(document)
  const moved = (group?.getBoundingClientRect().top ?? 0) - before
  if (moved !== 0) scrollBy({ top: moved, behavior: 'instant' })
}
