import type { Json } from '../../../../generator/contract/json.ts'
import type { Heartbeat as HeartbeatModel } from '../../../../generator/contract/reference.ts'
import { useApi, useWords } from '../../articleContext.tsx'
import { Heading } from '../../Heading.tsx'
import { CodeBlock } from '../../prose/CodeBlock.tsx'
import { Prose } from '../../prose/Prose.tsx'
import { durationText } from '../durationText.ts'
import { ErrorCatalogue } from '../ErrorTable.tsx'
import { formatJson } from '../samples/formatJson.ts'
import { ConnectionLimits } from './ConnectionLimits.tsx'

/** What holds for every connection of an API: how it is kept open, its limits, the errors it sends. */
export function ConnectionRules({ api: apiId }: { readonly api?: string }) {
  const words = useWords()
  const { streaming } = useApi(apiId)
  if (!streaming) return null
  const { heartbeat, limits, errors } = streaming
  if (!heartbeat && limits.length + errors.length === 0) return null
  return (
    <section className="connection-rules">
      <Heading level={2} id="connection-rules">
        {words.text('reference.connection')}
      </Heading>
      {heartbeat ? <Heartbeat heartbeat={heartbeat} /> : null}
      {limits.length > 0 ? (
        <>
          <Heading level={3} id="connection-limits">
            {words.text('reference.connection.limits')}
          </Heading>
          <ConnectionLimits limits={limits} />
        </>
      ) : null}
      {errors.length > 0 ? (
        <>
          <Heading level={3} id="connection-errors">
            {words.text('reference.connection.errors')}
          </Heading>
          <ErrorCatalogue errors={errors} />
        </>
      ) : null}
    </section>
  )
}

function Heartbeat({ heartbeat }: { readonly heartbeat: HeartbeatModel }) {
  const words = useWords()
  const { idleTimeout, clientInterval, ping, pong, description } = heartbeat
  return (
    <>
      <Heading level={3} id="connection-heartbeat">
        {words.text('reference.connection.heartbeat')}
      </Heading>
      <dl className="terms delivery">
        {idleTimeout === undefined ? null : (
          <Term title={words.text('reference.connection.idleTimeout')} text={durationText(idleTimeout, words)} />
        )}
        {clientInterval === undefined ? null : (
          <Term title={words.text('reference.connection.interval')} text={durationText(clientInterval, words)} />
        )}
      </dl>
      <Prose value={description} />
      <div className="heartbeat">
        <HeartbeatFrame title={words.text('reference.connection.ping')} value={ping} />
        <HeartbeatFrame title={words.text('reference.connection.pong')} value={pong} />
      </div>
    </>
  )
}

function Term({ title, text }: { readonly title: string; readonly text: string }) {
  return (
    <div>
      <dt>{title}</dt>
      <dd>{text}</dd>
    </div>
  )
}

function HeartbeatFrame({ title, value }: { readonly title: string; readonly value: Json | undefined }) {
  if (value === undefined) return null
  const isText = typeof value === 'string'
  return <CodeBlock language={isText ? 'plaintext' : 'json'} code={isText ? value : formatJson(value)} title={title} />
}
