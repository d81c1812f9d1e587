import { useSyncExternalStore } from 'react'
import { chooseTheme, currentTheme, onThemeChange, type Theme } from '../preferences/theme.ts'
import { Icon } from '../ui/Icon.tsx'
import { useText } from './useText.ts'

/** Light or dark. Without a script the site follows the system, and the switch is not shown. */
export function ThemeSwitch() {
  // The prerendered HTML cannot know the theme.
  const theme = useSyncExternalStore<Theme>(onThemeChange, currentTheme, () => 'light')
  const text = useText()
  return (
    <button
      type="button"
      role="switch"
      className="icon-button needs-script"
      aria-checked={theme === 'dark'}
      aria-label={text('shell.theme.dark')}
      title={text('shell.theme.dark')}
      onClick={() => chooseTheme(theme === 'dark' ? 'light' : 'dark')}
    >
      <Icon name="theme" />
    </button>
  )
}
