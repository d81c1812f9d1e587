import type { Channel } from '../../generator/contract/channel.ts'
import type { Content, Operation } from '../../generator/contract/operation.ts'
import type { Api } from '../../generator/contract/reference.ts'
import type { Share } from './figures.ts'

/** Operations whose body or successful answer has an example of the spec; those without either content need none. */
export function measureOperations({ operations }: Api): Share {
  const asked = operations.filter((operation) => contentsOf(operation).length > 0)
  return { done: asked.filter((operation) => contentsOf(operation).some(hasExample)).length, total: asked.length }
}

function contentsOf({ requestBody, responses }: Operation): Content[] {
  const successes = responses.filter(({ status }) => status.startsWith('2'))
  return [...(requestBody?.contents ?? []), ...successes.flatMap(({ contents }) => contents)]
}

function hasExample({ examples, externalExamples = [] }: Content): boolean {
  return externalExamples.length > 0 || examples.some(({ generated }) => !generated)
}

/** Channels with an example of every message, alone or in a conversation. */
export function measureChannels({ channels }: Api): Share {
  const isShown = ({ messages, conversation }: Channel) =>
    messages.every(
      ({ id, examples }) =>
        examples.some(({ generated }) => !generated) || conversation.some(({ message }) => message === id),
    )
  return { done: channels.filter(isShown).length, total: channels.length }
}
