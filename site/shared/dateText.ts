interface DateLocale {
  readonly lang: string
  /** Name of the `Intl` calendar. */
  readonly calendar: string
}

/**
 * The day of an instant, in UTC and so the same for every reader: `21 November 2026`. A language without a region is
 * written as the world writes it: plain `en` would be American.
 */
export function dateText(instant: string, { lang, calendar }: DateLocale): string {
  const { region } = new Intl.Locale(lang)
  const style = { dateStyle: 'long', timeZone: 'UTC', calendar } as const
  return new Intl.DateTimeFormat(region === undefined ? `${lang}-001` : lang, style).format(new Date(instant))
}
