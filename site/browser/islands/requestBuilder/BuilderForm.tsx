import { type ComponentType, useState } from 'react'
import type { RequestForm } from '../../../../generator/contract/requestForm.ts'
import type { SampleLanguage } from '../../../../generator/contract/sampleLanguages.ts'
import { signableOf, timesOf } from '../../../../generator/samples/signing/signable.ts'
import { usesTime } from '../../../../generator/samples/signingNeeds.ts'
import type { Comparison as ComparisonType } from '../signatureDebugger/Comparison.tsx'
import { useIslandText } from '../useIslandText.ts'
import { buildRequest } from './buildRequest.ts'
import { ClockCheck } from './ClockCheck.tsx'
import type { Commands as CommandsType } from './Commands.tsx'
import { CredentialFields, noCredentials } from './CredentialFields.tsx'
import { firstEntries } from './entries.ts'
import { linkHash } from './linkedEntries.ts'
import { Part } from './Part.tsx'
import { ProblemList, RequestFields } from './RequestFields.tsx'
import { RequestResult } from './RequestResult.tsx'
import { ServerChoice } from './ServerChoice.tsx'
import { TimeFields } from './TimeFields.tsx'
import { useEntries } from './useEntries.ts'
import { useSigned } from './useSigned.ts'

type PropsOf<T> = T extends (props: infer Props) => unknown ? Props : never

interface BuilderFormProps {
  readonly form: RequestForm
  /** The languages of the site, in its order. */
  readonly languages: readonly SampleLanguage[]
  /** Address of the console, where the site has one. */
  readonly console?: string | undefined
  readonly Commands: ComponentType<PropsOf<typeof CommandsType>>
  readonly Comparison: ComponentType<PropsOf<typeof ComparisonType>>
}

/** The form on one side, its request on the other. */
export function BuilderForm({ form, languages, console: address, Commands, Comparison }: BuilderFormProps) {
  const text = useIslandText()
  const [entries, setEntries] = useEntries(form)
  const [credentials, setCredentials] = useState(noCredentials)
  const { plan, problems } = buildRequest(form, entries)
  const { signing } = plan
  const [times, setTimes] = useState(() => ({
    ...(signing ? timesOf(signing, Date.now()) : { timestamp: '', nonce: '' }),
    receiveWindow: '',
  }))
  const request = signableOf(plan, times)
  const [keysFor, setKeysFor] = useState(plan.server)
  // A key is for one server: another one asks for its own.
  if (keysFor !== plan.server) {
    setKeysFor(plan.server)
    setCredentials(noCredentials)
  }
  const made = useSigned(signing, request, credentials)
  const id = `build-${form.operation.id}`

  return (
    <div className="builder">
      <p className="builder-quiet">{text('builder.note')}</p>
      <div className="builder-columns">
        <div>
          <ServerChoice id={id} servers={form.operation.servers} entries={entries} onChange={setEntries} />
          <RequestFields id={id} form={form} entries={entries} problems={problems} onChange={setEntries} />
          {signing ? (
            <>
              <CredentialFields key={plan.server} id={id} signing={signing} onChange={setCredentials} />
              {usesTime(signing) || signing.nonce !== undefined ? (
                <TimeFields id={id} signing={signing} value={times} onChange={setTimes} />
              ) : null}
            </>
          ) : null}
          <p className="builder-line">
            <button
              type="button"
              data-copy-text={location.origin + location.pathname + location.search + linkHash(form, entries)}
            >
              {text('builder.link')}
            </button>
            {signing ? <small>{text('builder.link.note')}</small> : null}
            {address === undefined ? null : (
              <a href={address + linkHash(form, entries, form.api.id)} target="_self">
                {text('builder.send')}
              </a>
            )}
            <button type="button" onClick={() => setEntries(firstEntries(form))}>
              {text('builder.reset')}
            </button>
          </p>
        </div>
        <div>
          <ProblemList problems={problems} />
          <RequestResult plan={plan} made={made} credentials={credentials} times={times} />
          <Part title={text('builder.command')}>
            <Commands id={id} plan={plan} signed={made.signed} order={languages} />
          </Part>
        </div>
      </div>
      {signing ? (
        <>
          <details className="nested">
            <summary>{text('debugger.title')}</summary>
            <Comparison id={`${id}-debug`} signing={signing} request={request} credentials={credentials} />
          </details>
          {usesTime(signing) ? (
            <details className="nested">
              <summary>{text('clock.title')}</summary>
              <ClockCheck id={`${id}-clock`} signing={signing} />
            </details>
          ) : null}
        </>
      ) : null}
    </div>
  )
}
