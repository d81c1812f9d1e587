/** The language with texts that a page in `locale` has them in: `zh` for `zh-TW`, English for one that nobody has translated. */
export function nearestLanguage(languages: Readonly<Record<string, unknown>>, locale: string): string {
  return [locale, locale.replace(/-.*/, '')].find((code) => Object.hasOwn(languages, code)) ?? 'en'
}
