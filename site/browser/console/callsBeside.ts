import type { ConsoleEntry } from '../../../generator/contract/console.ts'
import type { ConsoleProps } from '../../shared/consoleProps.ts'

type Example = ConsoleProps['examples'][number]

/** The examples that call the API of a channel with some channel open, each with this channel open instead. */
export function callsBeside(examples: readonly Example[], { api, id }: Pick<ConsoleEntry, 'api' | 'id'>): Example[] {
  return examples.flatMap(({ label, hash }) => {
    const given = new URLSearchParams(hash.slice(1))
    if (given.get('api') !== api || !given.has('build') || !given.has('connect')) return []
    given.set('connect', id)
    return [{ label, hash: `#${given}` }]
  })
}
