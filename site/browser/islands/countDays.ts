const day = 86_400_000

/** Writes into an article how many days are left until the days that it names, on the reader's clock. */
export function countDays(article: HTMLElement, lang: string): void {
  for (const element of article.querySelectorAll<HTMLElement>('[data-days-until]'))
    element.textContent = daysUntil(element.dataset['daysUntil'] ?? '', lang, Date.now())
}

/** `(in 23 days)`; nothing where the text is no day. */
export function daysUntil(end: string, lang: string, now: number): string {
  const time = Date.parse(end)
  if (Number.isNaN(time)) return ''
  return `(${new Intl.RelativeTimeFormat(lang).format(Math.ceil((time - now) / day), 'day')})`
}
