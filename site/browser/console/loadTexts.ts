import { loadConsoleMessages } from '../../i18n/loadConsoleMessages.ts'
import { loadIslandMessages } from '../../i18n/loadMessages.ts'

/** The texts of the console and of its forms. */
export async function loadTexts(locale: string): Promise<Record<string, string>> {
  const [ofForms, ofConsole] = await Promise.all([loadIslandMessages(locale), loadConsoleMessages(locale)])
  return { ...ofForms, ...ofConsole }
}
