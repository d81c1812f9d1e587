/** The language of the texts on a page in `locale`: `zh` for `zh-TW`, English without a translation. */
export function nearestLanguage(languages: Readonly<Record<string, unknown>>, locale: string): string {
  return [locale, locale.replace(/-.*/, '')].find((code) => Object.hasOwn(languages, code)) ?? 'en'
}
