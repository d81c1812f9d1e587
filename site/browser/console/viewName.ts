import type { MockView } from '../../../generator/contract/mockView.ts'
import { nearestLanguage } from '../../i18n/nearestLanguage.ts'

/** Name of an account, or of a kind of bills, in the language of the page. */
export function viewName(name: string, locale: string, texts: MockView['texts'] = {}): string {
  const { names = {} } = texts[nearestLanguage(texts, locale)] ?? {}
  return (Object.hasOwn(names, name) ? names[name] : undefined) ?? name
}
