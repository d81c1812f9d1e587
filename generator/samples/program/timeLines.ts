import type { CommandSyntax, LanguageSyntax } from '../../contract/sampleLanguage.ts'
import type { Signing, SigningTime } from '../../contract/signing.ts'
import { placeholdersOf, usesTime } from '../signingNeeds.ts'
import { renderTemplate } from './renderTemplate.ts'

/** The lines that set the time of signing, its day and the nonce, where they are used. */
export function timeLines(signing: Signing, language: LanguageSyntax | CommandSyntax): string[] {
  const { declare, nonce, names } = language.signing
  const used = placeholdersOf(signing)
  return [
    ...(usesTime(signing) ? [declare('timestamp', timeOf(signing.timestamp, language), 'text')] : []),
    ...(used.has('day') ? [declare('day', names['day'] ?? '', 'text')] : []),
    ...(signing.nonce && used.has('nonce') ? [declare('nonce', nonce[signing.nonce], 'text')] : []),
  ]
}

function timeOf({ unit, expiresAfter: ahead = 0 }: SigningTime, language: LanguageSyntax | CommandSyntax): string {
  const units = { ahead, aheadMs: ahead * 1000, aheadUs: ahead * 1_000_000, aheadNs: ahead * 1_000_000_000 }
  const view = Object.fromEntries(Object.entries(units).map(([name, own]) => [name, own === 0 ? '' : String(own)]))
  return smallLines(language.signing.time[unit], view, language).join('\n')
}

/** The lines of a small template, without empty ones. */
export function smallLines(
  template: string,
  view: Readonly<Record<string, unknown>>,
  { quote }: Pick<LanguageSyntax, 'quote'>,
): string[] {
  return renderTemplate(template, [view], { quote, parts: {} })
    .split('\n')
    .filter((line) => line !== '')
}
