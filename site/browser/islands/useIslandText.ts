import type english from '../../i18n/islands/en.json'
import { useTexts } from './useTexts.ts'

export type IslandText = ReturnType<typeof useIslandText>

/** Texts of the tools inside articles, in the page's language. */
export const useIslandText = useTexts<keyof typeof english>
