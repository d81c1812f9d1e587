const units: Readonly<Record<string, number>> = { ms: 1, s: 1000, m: 60_000, min: 60_000, h: 3_600_000, d: 86_400_000 }

/** The length of `1s`, `30 s` or `every 50 s` in milliseconds; `undefined` for what has no single length. */
export function milliseconds(text: string): number | undefined {
  const [only, ...others] = text.matchAll(/(?<!\d)(\d+(?:\.\d+)?)\s*(ms|s|min|m|h|d)\b/g)
  const factor = units[only?.[2] ?? '']
  if (!only || factor === undefined || others.length > 0) return undefined
  return Number(only[1]) * factor
}
