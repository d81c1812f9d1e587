import type { ReactNode } from 'react'
import type { Api, Channel, Deprecation, Operation } from '../../../generator/contract/reference.ts'
import { useApi, useArticle, useWords } from '../articleContext.tsx'
import { Heading } from '../Heading.tsx'
import { entryHref } from '../links.ts'
import { Prose, plainText } from '../prose/Prose.tsx'
import { ChannelBadge } from '../reference/channel/ChannelBadge.tsx'
import { findReplacement } from '../reference/channel/channelLinks.ts'
import { Method } from '../reference/Method.tsx'
import { PathTemplate } from '../reference/PathTemplate.tsx'
import { RenamedFields } from '../reference/RenamedFields.tsx'
import { type MigrationEntry, migrationOf } from './migration.ts'

interface Props {
  /** The API that is given up. */
  readonly from: string
  /** The API that takes its place. */
  readonly to: string
}

/** Every deprecated call and channel of one API beside what takes its place in another, field by field where names changed. */
export function MigrationMap({ from, to }: Props) {
  const words = useWords()
  const [old, next] = [useApi(from), useApi(to)]
  const { operations, channels } = migrationOf(old)
  return (
    <>
      <Group
        id="migration-rest"
        title={words.text('reference.migration.rest')}
        entries={operations}
        from={old}
        to={next}
      />
      <Group
        id="migration-websocket"
        title={words.text('reference.migration.websocket')}
        entries={channels}
        from={old}
        to={next}
      />
    </>
  )
}

interface GroupProps {
  readonly id: string
  readonly title: string
  readonly entries: readonly MigrationEntry[]
  readonly from: Api
  readonly to: Api
}

function Group({ id, title, entries, from, to }: GroupProps) {
  const article = useArticle()
  if (entries.length === 0) return null
  return (
    <section>
      <Heading level={3} id={id}>
        {title}
      </Heading>
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
          {entries.map((entry) => (
            <EntryRow key={entry.kind === 'channel' ? entry.channel.id : entry.operation.id} entry={entry} api={from} />
          ))}
        </tbody>
      </table>
    </section>
  )
}

function EntryRow({ entry, api }: { readonly entry: MigrationEntry; readonly api: Api }) {
  const { deprecation } = entry
  return (
    <tr>
      <th scope="row">
        {entry.kind === 'channel' ? (
          <ChannelName channel={entry.channel} api={api} />
        ) : (
          <OperationName operation={entry.operation} api={api} />
        )}
      </th>
      <td>
        <Replacements deprecation={deprecation} kind={entry.kind} api={api} />
        <Prose value={deprecation.note} />
        <RenamedFields fields={deprecation.fields ?? []} />
      </td>
    </tr>
  )
}

interface ReplacementsProps {
  readonly deprecation: Deprecation
  readonly kind: MigrationEntry['kind']
  readonly api: Api
}

function Replacements({ deprecation: { replacements }, kind, api }: ReplacementsProps) {
  const article = useArticle()
  if (replacements.length === 0)
    return <p className="migration-none">{article.words.text('reference.migration.none')}</p>
  return (
    <ul className="plain-list">
      {replacements.map((name) => {
        const found = findReplacement(name, kind, api, article)
        return (
          <li key={name}>
            {found?.kind === 'operation' ? <OperationName operation={found.operation} api={found.api} /> : null}
            {found?.kind === 'channel' ? <ChannelName channel={found.channel} api={found.api} /> : null}
            {found ? null : <code>{name}</code>}
          </li>
        )
      })}
    </ul>
  )
}

function OperationName({ operation, api }: { readonly operation: Operation; readonly api: Api }) {
  const article = useArticle()
  const { id, title, method, path } = operation
  return (
    <Name href={entryHref('operation', id, api, article)} title={plainText(title, article)}>
      <Method method={method} />{' '}
      <code>
        <PathTemplate path={path} />
      </code>
    </Name>
  )
}

function ChannelName({ channel, api }: { readonly channel: Channel; readonly api: Api }) {
  const article = useArticle()
  const { id, title, address } = channel
  return (
    <Name href={entryHref('channel', id, api, article)} title={plainText(title, article)}>
      <ChannelBadge channel={channel} />{' '}
      <code>
        <PathTemplate path={address} />
      </code>
    </Name>
  )
}

/** Title with a link, and beneath it how it is called. */
function Name({
  href,
  title,
  children,
}: {
  readonly href: string | undefined
  readonly title: ReactNode
  readonly children: ReactNode
}) {
  return (
    <>
      {href === undefined ? title : <a href={href}>{title}</a>}
      <span className="migration-address">{children}</span>
    </>
  )
}
