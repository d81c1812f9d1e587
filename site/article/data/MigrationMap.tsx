import type { Api } from '../../../generator/contract/reference.ts'
import { channelRow, type EntryRow, operationRow } from '../../../generator/model/view/entryRows.ts'
import { findReplacement } from '../../../generator/model/view/replacements.ts'
import { useApi, useArticle } from '../articleContext.tsx'
import { Prose, plainText } from '../prose/Prose.tsx'
import { EntryLink, EntryPath } from '../reference/EntryLink.tsx'
import { Method } from '../reference/Method.tsx'
import { RenamedFields } from '../reference/RenamedFields.tsx'
import { SectionFold } from '../reference/Section.tsx'

interface Props {
  /** The API that is given up. */
  readonly from: string
  /** The API that takes its place. */
  readonly to: string
}

/** Every deprecated call and channel of one API beside its replacement in another, field by field where names changed. */
export function MigrationMap({ from, to }: Props) {
  const [old, next] = [useApi(from), useApi(to)]
  const groups = { rest: old.operations.map(operationRow), websocket: old.channels.map(channelRow) }
  return (['rest', 'websocket'] as const).map((kind) => (
    <Group key={kind} kind={kind} rows={groups[kind]} from={old} to={next} />
  ))
}

interface GroupProps {
  readonly kind: 'rest' | 'websocket'
  readonly rows: readonly EntryRow[]
  readonly from: Api
  readonly to: Api
}

function Group({ kind, rows, from, to }: GroupProps) {
  const article = useArticle()
  const deprecated = rows.flatMap(({ deprecation, ...row }) => (deprecation ? [{ ...row, deprecation }] : []))
  if (deprecated.length === 0) return null
  return (
    <SectionFold level={3} id={`migration-${kind}`} title={article.words.text(`reference.migration.${kind}`)}>
      <table className="stacking-table migration-table">
        <thead>
          <tr>
            {[from, to].map((api) => (
              <th key={api.id} scope="col">
                {plainText(api.title, article)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {deprecated.map((row) => (
            <tr key={row.id}>
              <th scope="row">
                <Name row={row} api={from} />
              </th>
              <td>
                <Replacements names={row.deprecation.replacements} kind={row.kind} api={from} />
                <Prose value={row.deprecation.note} />
                <RenamedFields fields={row.deprecation.fields ?? []} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </SectionFold>
  )
}

interface ReplacementsProps {
  readonly names: readonly string[]
  readonly kind: EntryRow['kind']
  readonly api: Api
}

function Replacements({ names, kind, api }: ReplacementsProps) {
  const { words, reference } = useArticle()
  if (names.length === 0) return <p className="migration-none">{words.text('reference.migration.none')}</p>
  return (
    <ul className="plain-list">
      {names.map((name) => {
        const found = findReplacement(name, kind, api, reference.apis)
        return <li key={name}>{found ? <Name row={found.row} api={found.api} /> : <code>{name}</code>}</li>
      })}
    </ul>
  )
}

/** Title with a link, and beneath it how it is called. */
function Name({ row, api }: { readonly row: EntryRow; readonly api: Api }) {
  return (
    <>
      <EntryLink row={row} api={api} />
      <span className="migration-address">
        <Method method={row.method} /> <EntryPath row={row} />
      </span>
    </>
  )
}
