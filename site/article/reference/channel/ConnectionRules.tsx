import { Fragment } from 'react'
import type { Heartbeat as HeartbeatModel } from '../../../../generator/contract/channel.ts'
import type { Streaming } from '../../../../generator/contract/reference.ts'
import { addressesOf } from '../../../../generator/model/view/addresses.ts'
import { useApi, useArticle, useWords } from '../../articleContext.tsx'
import { Heading } from '../../Heading.tsx'
import { pageHref } from '../../links.ts'
import { Prose, plainText } from '../../prose/Prose.tsx'
import { durationText } from '../durationText.ts'
import { ErrorCatalogue } from '../ErrorTable.tsx'
import { JsonCode } from '../JsonCode.tsx'
import { Term } from '../Term.tsx'
import { ConnectionLimits } from './ConnectionLimits.tsx'

interface Props {
  readonly api?: string
  /** The only part to show, for a guide that has its own headings. */
  readonly part?: ConnectionPart
}

/**
 * Rules for every connection of an API: how it is kept open, its limits, the errors it sends. One page shows them in full, the
 * other pages with channels lead there.
 */
export function ConnectionRules({ api: apiId, part }: Props) {
  const { words, route } = useArticle()
  const api = useApi(apiId)
  const { streaming } = api
  if (!streaming) return null
  if (part !== undefined) return <ConnectionSection part={part} streaming={streaming} />
  const parts = connectionParts.filter((own) => isPresent(own, streaming))
  if (parts.length === 0) return null
  const { connections } = addressesOf(api)
  const isElsewhere = route.source.origin === 'generated' && connections !== undefined && connections !== route.path
  return (
    <section className="connection-rules">
      <Heading level={2} id="connection-rules">
        {words.text('reference.connection')}
      </Heading>
      {isElsewhere ? (
        <ElsewhereNote streaming={streaming} page={connections} />
      ) : (
        parts.map((own) => (
          <Fragment key={own}>
            <Heading level={3} id={`connection-${own}`}>
              {words.text(`reference.connection.${own}`)}
            </Heading>
            <ConnectionContent part={own} streaming={streaming} />
          </Fragment>
        ))
      )}
    </section>
  )
}

const connectionParts = ['heartbeat', 'limits', 'errors'] as const

type ConnectionPart = (typeof connectionParts)[number]

interface PartProps {
  readonly part: ConnectionPart
  readonly streaming: Streaming
}

function isPresent(part: ConnectionPart, { heartbeat, limits, errors }: Streaming): boolean {
  return { heartbeat: heartbeat !== undefined, limits: limits.length > 0, errors: errors.length > 0 }[part]
}

/** A part below a heading of the guide, with the anchor that others lead to. */
function ConnectionSection({ part, streaming }: PartProps) {
  const { uniqueAnchor } = useArticle()
  if (!isPresent(part, streaming)) return null
  return (
    <div className="connection-rules" id={uniqueAnchor(`connection-${part}`)}>
      <ConnectionContent part={part} streaming={streaming} />
    </div>
  )
}

function ConnectionContent({ part, streaming: { heartbeat, limits, errors } }: PartProps) {
  if (part === 'limits') return <ConnectionLimits limits={limits} />
  if (part === 'errors') return <ErrorCatalogue errors={errors} />
  return heartbeat ? <Heartbeat heartbeat={heartbeat} /> : null
}

/** Where the rules are. */
function ElsewhereNote({ streaming, page }: { readonly streaming: Streaming; readonly page: string }) {
  const article = useArticle()
  const href = pageHref(streaming.heartbeat ? `${page}#connection-heartbeat` : page, article)
  const title = plainText(streaming.title, article)
  return (
    <p>
      {article.words.rich('reference.connection.elsewhere', {
        page: href === undefined ? title : <a href={href}>{title}</a>,
      })}
    </p>
  )
}

function Heartbeat({ heartbeat }: { readonly heartbeat: HeartbeatModel }) {
  const words = useWords()
  const { idleTimeout, clientInterval, ping, pong, description } = heartbeat
  return (
    <>
      <dl className="terms delivery">
        {idleTimeout === undefined ? null : (
          <Term name={words.text('reference.connection.idleTimeout')} value={durationText(idleTimeout, words)} />
        )}
        {clientInterval === undefined ? null : (
          <Term name={words.text('reference.connection.interval')} value={durationText(clientInterval, words)} />
        )}
      </dl>
      <Prose value={description} />
      <div className="heartbeat">
        {ping === undefined ? null : <JsonCode title={words.text('reference.connection.ping')} value={ping} />}
        {pong === undefined ? null : <JsonCode title={words.text('reference.connection.pong')} value={pong} />}
      </div>
    </>
  )
}
