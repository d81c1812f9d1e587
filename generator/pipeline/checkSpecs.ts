import { type Diagnostic, isVerdict } from '../contract/diagnostics.ts'
import { keepVerdict } from '../contract/keepVerdict.ts'
import type { Memory } from '../contract/memory.ts'
import { loadedSpec, type PlainSpec } from '../load/document/plainSpec.ts'
import { createSourceMap } from '../load/document/sourceMap.ts'
import type { LoadedSpec } from '../load/document/spec.ts'
import { textsDigest } from '../load/document/textsDigest.ts'
import { limits } from '../load/limits.ts'
import { checkWithAsyncapiParser } from '../validate/document/asyncapi.ts'
import { validateSpec } from '../validate/document/validate.ts'
import type { Loaded } from './loadSources.ts'

/**
 * How much is checked. `thorough` adds tools that take seconds to start. `none` leaves out every check that no page needs,
 * for an author who waits for the page.
 */
export type Checks = 'none' | 'usual' | 'thorough'

/** Finds all diagnostics of one spec. */
type CheckSpec = (spec: LoadedSpec) => Promise<readonly Diagnostic[]>

interface SpecChecks {
  readonly checks: Checks
  readonly checkSpec?: CheckSpec | undefined
  readonly memory: Memory
}

/** Checks each spec by itself; reuses the diagnostics of an unchanged spec. */
export async function checkSpecs(
  loaded: Pick<Loaded, 'specs'> | undefined,
  { checks, checkSpec, memory }: SpecChecks,
): Promise<Diagnostic[]> {
  const specs = checks === 'none' ? [] : (loaded?.specs ?? []).map(({ spec }) => spec)
  const check = (spec: LoadedSpec) =>
    keepVerdict(
      async () => (checkSpec ?? validateSpec)(spec),
      (found) => found,
      (work) => memory.keep(`checks ${spec.api} ${spec.root.path}`, textsDigest(spec), work),
    )
  // Checks elsewhere begin at once; this thread checks one spec after the other.
  const apart = checkSpec && specs.map(check)
  // One check may fail while the code waits for another.
  for (const checking of apart ?? []) checking.catch(() => {})
  const all: Diagnostic[] = []
  for (const [index, spec] of specs.entries()) {
    const found = await (apart?.[index] ?? check(spec))
    all.push(...found)
    // A spec that one checker cannot follow takes time of the next checker for nothing.
    const isFollowed = found.every(({ code }) => code !== 'check-incomplete')
    if (checks === 'thorough' && isFollowed && isVerdict(found)) all.push(...(await checkWithAsyncapiParser(spec)))
  }
  return all
}

/** The diagnostics that `validateSpec` gives for the source of a plain spec. */
export function validatePlainSpec(spec: PlainSpec): Promise<readonly Diagnostic[]> {
  return validateSpec(loadedSpec(spec, (text) => createSourceMap(text, limits.depth)))
}
