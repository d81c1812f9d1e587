import { mergeFacts, type StatedFact } from '../../contract/facts.ts'
import { memoizeByObject } from '../../contract/memoize.ts'
import type { Api } from '../../contract/reference.ts'
import type { ChannelOutline } from './channelOutline.ts'
import { channelRow, type EntryRow, operationRow } from './entryRows.ts'
import { type Field, flattenFields } from './field.ts'
import { type OperationOutline, requestFields, responseFields } from './operationOutline.ts'
import { outlineOf } from './outline.ts'

/** A field by its name and the anchor on the page of its entry. */
type AddedField = Pick<Field, 'name' | 'anchor'>

/** An operation or channel that was added on a day, or to which fields were added. */
export interface Addition {
  readonly row: EntryRow
  /** Path of the page that shows it. */
  readonly page: string
  readonly isWhole: boolean
  readonly sent: readonly AddedField[]
  readonly received: readonly AddedField[]
}

/** The additions to an API on a day, by `x-since`, in the order of its pages. */
export function additionsOn(api: Api, day: string): Addition[] {
  return outlinesOf(api).flatMap(({ page, operations, channels }) =>
    [
      ...operations.map((outline) => ofOperation(outline, page, day)),
      ...channels.map((outline) => ofChannel(outline, page, day)),
    ].filter(({ isWhole, sent, received }) => isWhole || sent.length + received.length > 0),
  )
}

/** Outlines of every page: a changelog asks for one day after the other. */
const outlinesOf = memoizeByObject((api: Api) =>
  api.pages.map((page) => ({ ...outlineOf(page, api), page: page.path })),
)

function ofOperation(outline: OperationOutline, page: string, day: string): Addition {
  const { operation } = outline
  const isWhole = isSince(operation.facts, day)
  const fields = (roots: readonly Field[]) => (isWhole ? [] : addedFields(roots, day))
  const [sent, received] = [fields(requestFields(outline)), fields(responseFields(outline))]
  return { row: operationRow(operation), page, isWhole, sent, received }
}

function ofChannel({ channel, messages }: ChannelOutline, page: string, day: string): Addition {
  const isWhole = isSince(channel.facts, day)
  const fields = (direction: 'send' | 'receive') => {
    const own = messages.filter(({ message }) => message.direction === direction)
    return isWhole
      ? []
      : addedFields(
          own.flatMap(({ payload }) => payload ?? []),
          day,
        )
  }
  return { row: channelRow(channel), page, isWhole, sent: fields('send'), received: fields('receive') }
}

/** The fields that were added on a day, each name once. */
function addedFields(roots: readonly Field[], day: string): AddedField[] {
  const all = roots
    .flatMap(flattenFields)
    .filter(({ name, schema, element }) => name !== '' && isSince(mergeFacts(element, schema).facts, day))
  return [...new Map(all.toReversed().map(({ name, anchor }) => [name, { name, anchor }])).values()].toReversed()
}

function isSince(facts: readonly StatedFact[] = [], day: string): boolean {
  return facts.some(({ extension, value }) => extension === 'x-since' && value === day)
}
