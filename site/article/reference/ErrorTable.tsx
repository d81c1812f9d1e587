import type { Api, ErrorCode } from '../../../generator/contract/reference.ts'
import { breakable } from '../../shared/breakable.tsx'
import { errorAnchor, shortAnchor } from '../../shared/errorAnchor.ts'
import { useApi, useArticle, useWords } from '../articleContext.tsx'
import { FilterBox } from '../data/FilterBox.tsx'
import { AnchorLink } from '../Heading.tsx'
import { Prose } from '../prose/Prose.tsx'
import { HeadRow } from './HeadRow.tsx'
import { OperationLinks } from './OperationLinks.tsx'
import { UnconfirmedErrors } from './UnconfirmedErrors.tsx'

interface TableProps {
  readonly api?: string
  /** Address for a reader whose code is not in the table. */
  readonly href?: string
}

/** Every code of an API's error catalogue, with the operations that name it. */
export function ErrorTable({ api: apiId, href }: TableProps) {
  const api = useApi(apiId)
  const { nextId } = useArticle()
  const id = nextId('errors')
  return (
    <>
      {api.errors.length >= worthFiltering ? (
        <FilterBox table={id} count={api.errors.length} href={href} label="reference.errors.filter" />
      ) : null}
      <ErrorCatalogue errors={api.errors} api={api} id={id} />
    </>
  )
}

/** A table that fits a screen needs no box to look through it. */
const worthFiltering = 10

interface CatalogueProps {
  readonly errors: readonly ErrorCode[]
  readonly api?: Api
  readonly id?: string
}

/** Codes, be they numbers or texts, with their meaning and remedy. Each row can be linked to. */
export function ErrorCatalogue({ errors, api, id }: CatalogueProps) {
  if (errors.length === 0) return null
  return (
    <>
      <UnconfirmedErrors errors={errors} />
      <table className="stacking-table error-table" id={id}>
        <HeadRow ids={['reference.errors.code', 'reference.errors.meaning', 'reference.errors.action']} />
        <tbody>
          {errors.map((error) => (
            <ErrorRow key={error.code} error={error} api={api} />
          ))}
        </tbody>
      </table>
    </>
  )
}

function ErrorRow({
  error: { code, name, httpStatus, outcome, description, action },
  api,
}: {
  readonly error: ErrorCode
  readonly api: Api | undefined
}) {
  const { uniqueAnchor } = useArticle()
  const words = useWords()
  const id = uniqueAnchor(errorAnchor(code))
  const short = shortAnchor(code)
  return (
    <tr id={id}>
      <th scope="row">
        <code id={short && uniqueAnchor(short)}>{code}</code>
        <AnchorLink to={id} name={String(code)} />
        {name === undefined ? null : <small>{breakable(name, /(?<=_)/)}</small>}
        {httpStatus === undefined ? null : <small>HTTP {httpStatus}</small>}
        {outcome === undefined ? null : <small>{words.text(`reference.errors.outcome.${outcome}`)}</small>}
      </th>
      <td>
        <Prose value={description} />
        {api ? <Operations code={code} api={api} /> : null}
      </td>
      <td>
        <Prose value={action} />
      </td>
    </tr>
  )
}

/** The operations that name a code among those they can return. */
function Operations({ code, api }: { readonly code: ErrorCode['code']; readonly api: Api }) {
  const words = useWords()
  const operations = api.operations.filter(({ errors }) => errors.includes(code))
  if (operations.length === 0) return null
  return (
    <div>
      <small>{words.text('reference.errors.operations')}</small>
      <OperationLinks operations={operations} api={api} />
    </div>
  )
}
