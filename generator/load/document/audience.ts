import { isRecord } from './spec.ts'

/**
 * Whether something is for the readers of a build. `x-internal` is for the audience `internal`, `x-audience` names one or
 * several; what names none is for everybody.
 */
export function isFor(value: unknown, audience: string | undefined): boolean {
  const audiences = audiencesOf(value)
  return audiences.length === 0 || (audience !== undefined && audiences.includes(audience))
}

/** The audiences that something names itself. */
export function audiencesOf(value: unknown): readonly unknown[] {
  if (!isRecord(value)) return []
  const { 'x-internal': internal, 'x-audience': named } = value
  return [...(internal === true ? ['internal'] : []), ...(named === undefined ? [] : [named].flat())]
}
