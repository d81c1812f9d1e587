import { z } from 'zod'
import type { Checked, SourceLocation } from '../../generator/contract/diagnostics.ts'
import type { SpecFile } from '../../generator/load/document/spec.ts'

const judged = z.strictObject({
  query: z.string().min(1),
  expect: z.array(z.string().startsWith('/')).min(1),
  near: z.string().optional(),
})
const queriesByLocale = z.record(z.string(), z.array(judged))

/** A query as a reader types it, with every address that answers it. */
export interface JudgedQuery extends SourceLocation {
  readonly locale: string
  readonly query: string
  /** Addresses without the language; `*` at the end also takes addresses below. */
  readonly expect: readonly string[]
  /** Section the reader is in. */
  readonly near?: string | undefined
}

/** The queries of a YAML file: a list by language. */
export function readQueries({ path: file, value, sourceMap }: SpecFile): Checked<readonly JudgedQuery[]> {
  const parsed = queriesByLocale.safeParse(value)
  const locate = (pointer: readonly PropertyKey[]) => ({
    file,
    ...sourceMap.locate(pointer.map((key) => (typeof key === 'symbol' ? key.toString() : key))),
  })
  const problems = parsed.error?.issues ?? []
  return {
    value: Object.entries(parsed.data ?? {}).flatMap(([locale, queries]) =>
      queries.map((query, index) => ({ ...query, locale, ...locate([locale, index]) })),
    ),
    diagnostics: problems.map(({ path, message }) => ({
      ...{ code: 'query-invalid', severity: 'error', message: `${path.join('/')}: ${message}.`, ...locate(path) },
      hint: 'Write a list by language: `en: [{ query: place order, expect: [/orders] }]`.',
    })),
  }
}
