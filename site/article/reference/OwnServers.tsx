import type { Operation } from '../../../generator/contract/operation.ts'
import type { Api } from '../../../generator/contract/reference.ts'
import { useWords } from '../articleContext.tsx'
import { ServerList } from './ServerList.tsx'

/** The servers of an operation that differ from those of its API, unless the address above is complete. */
export function OwnServers({ operation, api }: { readonly operation: Operation; readonly api: Api }) {
  const words = useWords()
  const { kind, servers } = operation
  const isUsual = JSON.stringify(servers) === JSON.stringify(api.servers)
  const isTold = servers.length > 1 || servers.some(({ description, variables }) => description || variables.length > 0)
  if (kind !== 'operation' || isUsual || !isTold) return null
  return (
    <details className="values">
      <summary>{words.text('reference.servers.own')}</summary>
      <ServerList servers={servers} />
    </details>
  )
}
