import type { Operation } from '../../../generator/contract/operation.ts'
import type { Api } from '../../../generator/contract/reference.ts'
import { useWords } from '../articleContext.tsx'
import { OperationLink } from './OperationLink.tsx'

/** Longer lists wait behind a disclosure. */
const mostShown = 6

/** Links to operations, for a cell of a table. */
export function OperationLinks({ operations, api }: { readonly operations: readonly Operation[]; readonly api: Api }) {
  const words = useWords()
  const list = (
    <ul className="plain-list">
      {operations.map(({ id }) => (
        <li key={id}>
          <OperationLink id={id} api={api} />
        </li>
      ))}
    </ul>
  )
  if (operations.length <= mostShown) return list
  return (
    <details>
      <summary>{words.text('reference.operationCount', { count: operations.length })}</summary>
      {list}
    </details>
  )
}
