import type { ConsoleApi, ConsoleEntry } from '../../../generator/contract/console.ts'
import type { ConsoleProps } from '../../shared/consoleProps.ts'
import { entryIn } from './entryIn.ts'

/** A call of an example that makes a channel push. */
export interface ExampleCall {
  readonly label: string
  /** The part of an address that fills the form of the call. */
  readonly hash: string
  readonly entry: ConsoleEntry
}

/** The examples that call the API of a channel with some channel open beside the call. */
export function callsOf(
  examples: ConsoleProps['examples'],
  apis: readonly ConsoleApi[],
  { api }: Pick<ConsoleEntry, 'api'>,
): ExampleCall[] {
  return examples.flatMap((example) => {
    const { chosen, beside } = entryIn(apis, example.hash)
    return chosen?.kind === 'operation' && chosen.api === api && beside ? [{ ...example, entry: chosen }] : []
  })
}
