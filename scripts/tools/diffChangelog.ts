import { printableLines } from '../../generator/contract/printableText.ts'
import type { Description } from '../../generator/index.ts'
import { type ApiChange, changeTexts, draftChangelog, mentionsOf, unannounced } from '../../tools/diff/index.ts'
import { dayOf, UsageError } from '../command/commandLine.ts'

/** Prints an entry for the changelog of each API, in each language that both the site and the sentences have. */
export function printChangelog(changes: readonly ApiChange[], { config }: Description, day: string | undefined): void {
  const date = dayOf(day)
  const known = changeTexts.locales()
  const locales = config.locales.map(({ code }) => code).filter((code) => known.includes(code))
  const drafts = (locales.length > 0 ? locales : known).flatMap((locale) =>
    [...draftChangelog({ changes, locale, date })].map(([api, text]) => `${api}, ${locale}:\n\n${text}`),
  )
  console.log(drafts.length === 0 ? 'Nothing that a changelog would tell.' : printableLines(drafts.join('\n\n')))
}

/** A line for each operation or channel with a breaking change that no new entry of a changelog announces. */
export function withoutEntry(changes: readonly ApiChange[], before: Description, after: Description): string[] {
  const [locale] = after.config.locales
  if (after.guides.length === 0 || !locale)
    throw new UsageError('--require-changelog goes with a project: bare specs have no changelog.')
  const sections = new Map(after.config.apis.map(({ id, path = `/${id}/` }) => [id, path]))
  const mentions = ({ guides }: Description) =>
    guides
      .filter((guide) => guide.locale === locale.code && guide.path.startsWith('/changelog'))
      .flatMap(({ text }) => mentionsOf(text))
  const open = unannounced(changes, { before: mentions(before), after: mentions(after), sections })
  return open.map(
    ({ api, subject, rule }) =>
      `${api} ${subject.name} has a breaking change (${rule}) and no entry in guides/${locale.code}/changelog/. ` +
      'Add one that links to it: npm run diff with --changelog drafts it.',
  )
}
