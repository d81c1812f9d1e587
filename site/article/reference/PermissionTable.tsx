import { groupBy } from '../../../generator/contract/groups.ts'
import { useApi } from '../articleContext.tsx'
import { Table } from '../elements.tsx'
import { HeadRow } from './HeadRow.tsx'
import { OperationLinks } from './OperationLinks.tsx'

/** The permissions of a key, with the operations that each allows. */
export function PermissionTable({ api: apiId }: { readonly api?: string }) {
  const api = useApi(apiId)
  const groups = groupBy(
    api.operations.filter(({ permission }) => permission !== undefined),
    ({ permission }) => permission,
  )
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
