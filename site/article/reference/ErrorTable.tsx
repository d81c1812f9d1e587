import type { ErrorCode } from '../../../generator/contract/reference.ts'
import { useApi, useWords } from '../articleContext.tsx'
import { AnchorLink } from '../Heading.tsx'
import { Prose } from '../prose/Prose.tsx'
import { errorAnchor } from './errorAnchor.ts'
import { tableRoles as roles } from './tableRoles.ts'

/** Every code of an API's error catalogue. */
export function ErrorTable({ api: apiId }: { readonly api?: string }) {
  return <ErrorCatalogue errors={useApi(apiId).errors} />
}

/** Codes, be they numbers or texts, with what they mean and what to do. Each row can be linked to. */
export function ErrorCatalogue({ errors }: { readonly errors: readonly ErrorCode[] }) {
  const words = useWords()
  if (errors.length === 0) return null
  const heads = [
    words.text('reference.errors.code'),
    words.text('reference.errors.meaning'),
    words.text('reference.errors.action'),
  ]
  return (
    <table className="stacking-table error-table" {...roles.table}>
      <thead {...roles.rowgroup}>
        <tr {...roles.row}>
          {heads.map((head) => (
            <th key={head} scope="col" {...roles.columnheader}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...roles.rowgroup}>
        {errors.map((error) => (
          <ErrorRow key={error.code} error={error} />
        ))}
      </tbody>
    </table>
  )
}

function ErrorRow({
  error: { code, name, httpStatus, certainty, description, action },
}: {
  readonly error: ErrorCode
}) {
  const words = useWords()
  const id = errorAnchor(code)
  return (
    <tr id={id} {...roles.row}>
      <th scope="row" {...roles.rowheader}>
        <code>{code}</code>
        <AnchorLink to={id} name={String(code)} />
        {name === undefined ? null : <small>{name}</small>}
        {httpStatus === undefined ? null : <small>HTTP {httpStatus}</small>}
        {certainty === undefined ? null : <em>{words.text(`reference.mark.${certainty}`)}</em>}
      </th>
      <td {...roles.cell}>
        <Prose value={description} />
      </td>
      <td {...roles.cell}>
        <Prose value={action} />
      </td>
    </tr>
  )
}
