import { isRecord } from './spec.ts'

/**
 * Whether something is for the readers of a build. `x-internal` is for the audience `internal`, `x-audience` names one or
 * several; what names none is for everybody.
 */
export function isFor(value: unknown, audience: string | undefined): boolean {
  if (!isRecord(value)) return true
  const { 'x-internal': internal, 'x-audience': named } = value
  const audiences = [...(internal === true ? ['internal'] : []), ...(named === undefined ? [] : [named].flat())]
  return audiences.length === 0 || (audience !== undefined && audiences.includes(audience))
}
