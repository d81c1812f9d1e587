export type Theme = 'light' | 'dark'

const storageKey = 'theme'
const listeners = new Set<() => void>()

function isTheme(value: unknown): value is Theme {
  return value === 'light' || value === 'dark'
}

/** What the reader chose; nothing if they never did, or if the browser forbids storage. */
function storedTheme(): Theme | undefined {
  try {
    const value = localStorage.getItem(storageKey)
    return isTheme(value) ? value : undefined
  } catch {
    return undefined
  }
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

function follow(): void {
  apply(storedTheme() ?? (systemDark().matches ? 'dark' : 'light'))
}

/** Shows a theme in all tabs and remembers it. */
export function chooseTheme(theme: Theme): void {
  try {
    localStorage.setItem(storageKey, theme)
  } catch {
    // Without storage the choice lasts as long as the page.
  }
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
