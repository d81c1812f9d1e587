import type { Channel } from '../../generator/contract/channel.ts'
import { isRecord, type Json } from '../../generator/contract/json.ts'
import { matchTemplate } from './matchTemplate.ts'

/** The parameters that a topic has in the places of an address' placeholders; `undefined` for another topic. */
export function matchTopic(address: string, topic: string): Record<string, string> | undefined {
  const found = matchTemplate(address, topic)
  return found && Object.values(found).every((value) => value !== '') ? found : undefined
}

/** Every text that the channel's pushes hold. */
export function pushLeaves({ messages, operations }: Channel): ReadonlySet<string> {
  const ids = operations.flatMap((operation) => (operation.direction === 'receive' ? operation.messages : []))
  return new Set(
    messages.filter(({ id }) => ids.includes(id)).flatMap(({ examples }) => examples.flatMap((e) => texts(e.value))),
  )
}

/** Every text that clients send in the channel's examples. */
export function sentLeaves({ messages }: Channel): ReadonlySet<string> {
  const sent = messages.filter(({ direction }) => direction === 'send')
  return new Set(sent.flatMap(({ examples }) => examples.flatMap(({ value }) => texts(value))))
}

function texts(value: Json): string[] {
  if (typeof value === 'string') return [value]
  if (Array.isArray(value)) return value.flatMap((item: Json) => texts(item))
  return isRecord(value) ? Object.values(value).flatMap(texts) : []
}
