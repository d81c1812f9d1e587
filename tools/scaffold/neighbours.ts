import { posix } from 'node:path'
import type { Operation, RateLimit } from '../../generator/contract/operation.ts'
import type { Api } from '../../generator/contract/reference.ts'
import { referenceFrom } from './partFile.ts'
import type { SpecPlace } from './plan.ts'
import { memberOf, parse } from './yamlBlock.ts'

/** Operations like the new one, nearest first: same tag, then same kind of method. */
export function neighboursOf({ operations }: Api, tag: string | undefined, method: string): Operation[] {
  const isRead = (name: string) => name === 'GET' || name === 'HEAD'
  const weigh = ({ tags, method: own }: Operation) =>
    (tag !== undefined && tags.includes(tag) ? 2 : 0) + (isRead(own) === isRead(method) ? 1 : 0)
  return operations.filter(({ kind }) => kind === 'operation').toSorted((a, b) => weigh(b) - weigh(a))
}

/** Whether most operations of the tag need a credential. For a tag without operations the whole API counts. */
export function isPrivateAmong(neighbours: readonly Operation[], tag: string | undefined): boolean {
  const own = neighbours.filter(({ tags }) => tag !== undefined && tags.includes(tag))
  const asked = own.length > 0 ? own : neighbours
  return asked.filter(({ security }) => security.length > 0).length * 2 > asked.length
}

interface CopiedLimit {
  readonly limit: RateLimit
  readonly from: string
}

export function limitAmong(neighbours: readonly Operation[]): CopiedLimit | undefined {
  const found = neighbours.find(({ rateLimit, security }) => rateLimit !== undefined && security.length > 0)
  return found?.rateLimit && { limit: found.rateLimit, from: found.id }
}

/** The reference of the neighbours to the response of a failed call, relative to the new file. */
export function failureReference(place: SpecPlace, neighbours: readonly Operation[], file: string): string | undefined {
  for (const { source, method, path } of neighbours) {
    const found = referenceIn(parse(place.files.get(source.file) ?? ''), method.toLowerCase(), path)
    if (found === undefined) continue
    const [target = '', fragment = ''] = found.split('#')
    const from = target === '' ? source.file : posix.join(posix.dirname(source.file), target)
    return `${from === file ? '' : referenceFrom(file, from)}#${fragment}`
  }
  return undefined
}

function referenceIn(document: unknown, method: string, path: string): string | undefined {
  const item = memberOf(memberOf(document, 'paths'), path) ?? document
  const reference = memberOf(memberOf(memberOf(memberOf(item, method), 'responses'), 'default'), '$ref')
  return typeof reference === 'string' ? reference : undefined
}
