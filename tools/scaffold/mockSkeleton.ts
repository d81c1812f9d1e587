import type { Api } from '../../generator/contract/reference.ts'
import { key } from './schemaTypes.ts'

/** A module to begin with: it keeps nothing and has no handler. */
export function mockSkeleton(apis: readonly Api[]): string {
  const [first] = apis
  const operation = first?.operations.find(({ kind }) => kind === 'operation')
  const example = operation ? `\n        // ${key(operation.id)}: ({ parameters, body }, { state, emit }) => …` : ''
  return `import { defineMock } from 'exchange-docs/mock'
import type { Apis } from './types.ts'

/** State of the mock: accounts, orders, prices. */
interface State {
  readonly started: number
}

export default defineMock<State, Apis>({
  state: ({ now }) => ({ started: now }),
  apis: {
    ${key(first?.id ?? 'api')}: {
      operations: {${example}
      },
    },
  },
})
`
}
