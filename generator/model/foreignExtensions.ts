import type { Label } from '../contract/annotations.ts'
import type { WrittenSample } from '../contract/writtenSample.ts'
import { isRecord } from '../load/document/spec.ts'
import { compact, type ModelContext, textOf } from './context.ts'

/** Badges as other tools write them. Their colours belong to another site and are left out. */
export function readBadges(
  value: Readonly<Record<string, unknown>>,
  labels: readonly Label[],
  { translator }: ModelContext,
): Label[] | undefined {
  const { 'x-badges': badges, 'x-stability': stability } = value
  const written: unknown[] = (Array.isArray(badges) ? badges : []).map((badge) =>
    isRecord(badge) ? badge.name : badge,
  )
  const own = [stability, ...written].flatMap((text): Label[] => {
    const name = translator.title(text)
    return name ? [{ name }] : []
  })
  return own.length + labels.length > 0 ? [...own, ...labels] : undefined
}

/** Samples as other tools write them. A sample without a language or without code is left out. */
export function readSamples(written: unknown): readonly WrittenSample[] | undefined {
  const samples = (Array.isArray(written) ? written : []).flatMap((sample): WrittenSample[] => {
    const { lang, label, source } = isRecord(sample) ? sample : {}
    const [language, code] = [textOf(lang), textOf(source)]
    if (language === undefined || code === undefined) return []
    return [compact<WrittenSample>({ language, label: textOf(label), code: code.trimEnd() })]
  })
  return samples.length > 0 ? samples : undefined
}
