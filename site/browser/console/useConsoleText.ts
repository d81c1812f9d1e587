import type { ShownServer } from '../../../generator/contract/console.ts'
import type english from '../../i18n/console/en.json'
import { useTexts } from '../islands/useTexts.ts'

/** Texts of the console in the page's language. */
export const useConsoleText = useTexts<keyof typeof english>

type ConsoleText = ReturnType<typeof useConsoleText>

/** How readers know a server: its address, or that it is here. */
export function serverName({ use, origin }: Pick<ShownServer, 'use' | 'origin'>, text: ConsoleText): string {
  return use === 'page' ? text('console.page') : origin
}
