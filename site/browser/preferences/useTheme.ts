import { useSyncExternalStore } from 'react'
import { currentTheme, onThemeChange, type Theme } from './theme.ts'

/** The theme on screen; `light` in the prerendered HTML, which cannot know. */
export function useTheme(): Theme {
  return useSyncExternalStore(onThemeChange, currentTheme, () => 'light')
}
