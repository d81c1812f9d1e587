import { loadMessages, type Messages, messageSource } from '../../i18n/loadMessages.ts'

const known = new Map<string, Messages>()

/**
 * The shell's texts as their file says now; a module that was imported once would stay as it was. Texts that did not
 * change are the same object, so that nothing is drawn anew for them.
 */
export async function freshMessages(locale: string): Promise<Messages> {
  const address = `${import.meta.env.BASE_URL}${messageSource(locale)}?t=${Date.now()}`
  const [before, module] = await Promise.all([
    known.get(locale) ?? loadMessages(locale),
    import(/* @vite-ignore */ address) as Promise<{ default: Messages }>,
  ])
  const isSame = JSON.stringify(before) === JSON.stringify(module.default)
  const messages = isSame ? before : module.default
  known.set(locale, messages)
  return messages
}
