import { readStored, removeStored, store } from './storage.ts'

export type Theme = 'light' | 'dark'

const storageKey = 'theme'
const listeners = new Set<() => void>()

function isTheme(value: unknown): value is Theme {
  return value === 'light' || value === 'dark'
}

/** The theme that the reader chose; `undefined` without a choice. */
function storedTheme(): Theme | undefined {
  const value = readStored(storageKey)
  return isTheme(value) ? value : undefined
}

function systemDark(): MediaQueryList {
  return matchMedia('(prefers-color-scheme: dark)')
}

/** The theme on screen. */
export function currentTheme(): Theme {
  return document.documentElement.dataset['theme'] === 'dark' ? 'dark' : 'light'
}

function apply(theme: Theme): void {
  document.documentElement.dataset['theme'] = theme
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const own = meta.dataset[theme]
    if (own !== undefined) meta.content = own
  }
  for (const listener of listeners) listener()
}

function systemTheme(): Theme {
  return systemDark().matches ? 'dark' : 'light'
}

function follow(): void {
  apply(storedTheme() ?? systemTheme())
}

/** Shows a theme in all tabs and remembers it; the system's own is no choice to remember, and is followed from then on. */
export function chooseTheme(theme: Theme): void {
  if (theme === systemTheme()) removeStored(storageKey)
  else store(storageKey, theme)
  apply(theme)
}

/** Keeps the page in the theme of the other tabs and, while nothing was chosen, of the system. */
export function watchTheme(): void {
  addEventListener('storage', ({ key }) => {
    if (key === storageKey || key === null) follow()
  })
  systemDark().addEventListener('change', follow)
  follow()
}

export function onThemeChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
