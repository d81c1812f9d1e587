import { isRecord } from './spec.ts'

/** The readers of a description without a project: `x-audience` has no meaning there, only `x-internal` has. */
export const readersOfAny = Symbol('readers of any audience')

/** Readers of a build: an audience that the project names, or everybody. */
export type Readers = string | undefined | typeof readersOfAny

/**
 * Whether an object is for the readers of a build. `x-internal` is for the audience `internal`, `x-audience` names one or
 * several audiences; an object without an audience, or with `public`, is for everybody.
 */
export function isFor(value: unknown, audience: Readers): boolean {
  const audiences = audiencesOf(value)
  const isInternal = isRecord(value) && value['x-internal'] === true
  if (audience === readersOfAny) return !isInternal
  if (audiences.includes('public') && !isInternal) return true
  return audiences.length === 0 || (audience !== undefined && audiences.includes(audience))
}

/** The audiences that an object names itself. */
export function audiencesOf(value: unknown): readonly unknown[] {
  if (!isRecord(value)) return []
  const { 'x-internal': internal, 'x-audience': named } = value
  return [...(internal === true ? ['internal'] : []), ...(named === undefined ? [] : [named].flat())]
}
