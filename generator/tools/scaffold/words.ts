import type { LocaleCode } from '../../contract/locales.ts'
import en from '../../messages/skeletons/en.json' with { type: 'json' }
import zh from '../../messages/skeletons/zh.json' with { type: 'json' }

export type SkeletonWords = Readonly<Record<keyof typeof en, string>>

const byLocale: Readonly<Record<LocaleCode, SkeletonWords>> = { en, zh }

/** The texts that stand in a skeleton until someone writes better ones; English where a language has none. */
export function wordsOf(locale: LocaleCode): SkeletonWords {
  return byLocale[locale] ?? en
}

/** The translation of a text of a skeleton; nothing for a text that is the writer's own, or a language without any. */
export function translationOf(text: string, locale: LocaleCode): string | undefined {
  const key = (Object.keys(en) as (keyof SkeletonWords)[]).find((name) => en[name] === text)
  return key && byLocale[locale]?.[key]
}
