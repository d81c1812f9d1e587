import type { Channel } from '../../generator/contract/channel.ts'
import { createAnchors } from '../../generator/contract/ids.ts'
import type { Operation } from '../../generator/contract/operation.ts'
import type { Api } from '../../generator/contract/reference.ts'
import { type ChannelOutline, channelOutline } from '../../generator/model/view/channelOutline.ts'
import { type Field, flattenFields } from '../../generator/model/view/fieldTree.ts'
import { type OperationOutline, operationOutline } from '../../generator/model/view/operationOutline.ts'
import type { PageAddress, Scope } from './scope.ts'

const operations = new WeakMap<Operation, OperationOutline>()
const channels = new WeakMap<Channel, ChannelOutline>()

/** What pages show of an operation on both sides: worked out once, and only where something has changed. */
export function shownIn(
  pair: { readonly before: Operation; readonly after: Operation },
  { apis }: Pick<Scope, 'apis'>,
): (end: 'before' | 'after') => OperationOutline {
  return (end) => {
    const outline = operations.get(pair[end]) ?? operationOutline(pair[end], apis[end], createAnchors())
    operations.set(pair[end], outline)
    return outline
  }
}

/** What a page shows of a channel. */
export function outlineOfChannel(channel: Channel, api: Api): ChannelOutline {
  const outline = channels.get(channel) ?? channelOutline(channel, api, createAnchors())
  channels.set(channel, outline)
  return outline
}

/** The anchors of fields and of all below them, worked out when first asked for. */
export function fieldAnchors(fields: () => readonly Field[]): PageAddress['anchors'] {
  let known: ReadonlySet<string> | undefined
  return () => {
    known ??= new Set(
      fields()
        .flatMap(flattenFields)
        .map(({ anchor }) => anchor),
    )
    return known
  }
}
