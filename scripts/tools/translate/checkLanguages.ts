import type { GeneratedSite } from '../../../generator/index.ts'
import { UsageError } from '../../command/commandLine.ts'

/** Throws a UsageError for a language that the site is not translated into. */
export function checkLanguages({ config }: Pick<GeneratedSite, 'config'>, languages: readonly string[] = []): void {
  const known = config.locales.slice(1).map(({ code }) => code)
  const unknown = languages.find((code) => !known.includes(code))
  if (unknown === undefined) return
  throw new UsageError(
    `--locale is a language that the site is translated into (${known.join(', ')}), not "${unknown}".`,
  )
}
