import { anchorOf } from '../../../generator/contract/ids.ts'
import type { Operation } from '../../../generator/contract/operation.ts'
import type { Api } from '../../../generator/contract/reference.ts'
import { useArticle, useWords } from '../articleContext.tsx'
import { DeprecationBanner } from './DeprecationBanner.tsx'
import { Facts } from './Facts.tsx'
import { Method } from './Method.tsx'
import { type OperationPartProps, type OperationProps, useOperation } from './operationContext.tsx'
import { PathTemplate } from './PathTemplate.tsx'
import { ServerList } from './ServerList.tsx'
import { serverAddress } from './serverAddress.ts'

/** The address of a call and its terms: method and path, then a quiet row of facts. */
export function Endpoint({ of, api: apiId }: OperationProps) {
  const { operation, api } = useOperation(of, apiId)
  return (
    <>
      <EndpointHead operation={operation} api={api} />
      <EndpointTerms operation={operation} api={api} />
    </>
  )
}

/** Method and path, below a banner for a deprecated call. */
export function EndpointHead({ operation, api }: OperationPartProps) {
  return (
    <>
      <DeprecationBanner deprecation={operation.deprecation} kind="operation" api={api} />
      <EndpointLine operation={operation} />
    </>
  )
}

/** Under which terms it is called. */
export function EndpointTerms({ operation, api }: OperationPartProps) {
  return (
    <>
      <Facts operation={operation} api={api} />
      <OwnServers operation={operation} api={api} />
    </>
  )
}

function EndpointLine({ operation }: { readonly operation: Operation }) {
  const { words, uniqueAnchor } = useArticle()
  const { id, kind, method, path } = operation
  const host = kind === 'operation' ? serverAddress(operation) : ''
  return (
    <div className="endpoint" id={uniqueAnchor(`${anchorOf(id)}.endpoint`)}>
      <Method method={method} />
      <code>
        {host ? (
          <>
            <span>{host}</span>
            <wbr />
          </>
        ) : null}
        <b>
          <PathTemplate path={path} />
        </b>
      </code>
      {kind === 'operation' ? (
        <button type="button" data-copy="">
          {words.text('reference.copy')}
        </button>
      ) : (
        <span>{words.text(`reference.kind.${kind}`)}</span>
      )}
    </div>
  )
}

/** The servers of an operation that differ from those of its API, unless the address above is complete. */
function OwnServers({ operation, api }: { readonly operation: Operation; readonly api: Api }) {
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
