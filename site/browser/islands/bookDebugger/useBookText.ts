import type english from '../../../i18n/book/en.json'
import { useTexts } from '../useTexts.ts'

export type BookText = ReturnType<typeof useBookText>

/** Texts of the book debugger in the page's language. */
export const useBookText = useTexts<keyof typeof english>
