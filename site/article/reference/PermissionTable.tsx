import type { Api, Operation } from '../../../generator/contract/reference.ts'
import { useApi } from '../articleContext.tsx'
import { Table } from '../elements.tsx'
import { HeadRow } from './HeadRow.tsx'
import { OperationLinks } from './OperationLinks.tsx'

/** Which permission of a key allows which operations. */
export function PermissionTable({ api: apiId }: { readonly api?: string }) {
  const api = useApi(apiId)
  const groups = groupsOf(api)
  if (groups.size === 0) return null
  return (
    <Table>
      <HeadRow ids={['reference.permission.head', 'reference.permission.allows']} />
      <tbody>
        {[...groups].map(([permission, operations]) => (
          <tr key={permission}>
            <td>
              <code>{permission}</code>
            </td>
            <td>
              <OperationLinks operations={operations} api={api} />
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

function groupsOf({ operations }: Api): Map<string, readonly Operation[]> {
  const groups = new Map<string, readonly Operation[]>()
  for (const operation of operations) {
    if (operation.permission !== undefined)
      groups.set(operation.permission, [...(groups.get(operation.permission) ?? []), operation])
  }
  return groups
}
