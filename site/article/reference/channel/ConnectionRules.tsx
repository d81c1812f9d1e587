import type { Heartbeat as HeartbeatModel } from '../../../../generator/contract/reference.ts'
import { useApi, useWords } from '../../articleContext.tsx'
import { Heading } from '../../Heading.tsx'
import { Prose } from '../../prose/Prose.tsx'
import { durationText } from '../durationText.ts'
import { ErrorCatalogue } from '../ErrorTable.tsx'
import { JsonCode } from '../JsonCode.tsx'
import { Term } from '../Term.tsx'
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
