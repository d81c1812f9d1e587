import { type ComponentType, useEffect, useState } from 'react'
import type { RequestForm } from '../../../../generator/contract/requestForm.ts'
import type { SampleLanguage } from '../../../../generator/contract/samples.ts'
import { isFileBody } from '../../../../generator/samples/planBody.ts'
import { usesTime } from '../../../../generator/samples/signingNeeds.ts'
import type { Comparison as ComparisonType } from '../signatureDebugger/Comparison.tsx'
import { useIslandText } from '../useIslandText.ts'
import { BodyEditor } from './BodyEditor.tsx'
import { buildRequest, firstEntries } from './buildRequest.ts'
import { ClockCheck } from './ClockCheck.tsx'
import type { Commands as CommandsType } from './Commands.tsx'
import { CredentialFields, noCredentials } from './CredentialFields.tsx'
import { Fields } from './Field.tsx'
import { parameterFields } from './formFields.ts'
import { linkedEntries, linkHash } from './linkedEntries.ts'
import { Part } from './Part.tsx'
import { problemText } from './problemText.ts'
import { RequestResult } from './RequestResult.tsx'
import { ServerChoice } from './ServerChoice.tsx'
import { TimeFields, timesOf } from './TimeFields.tsx'
import { signableOf, useSigned } from './useSigned.ts'

type PropsOf<T> = T extends (props: infer Props) => unknown ? Props : never

interface BuilderFormProps {
  readonly form: RequestForm
  /** The languages of the site, in its order. */
  readonly languages: readonly SampleLanguage[]
  readonly Commands: ComponentType<PropsOf<typeof CommandsType>>
  readonly Comparison: ComponentType<PropsOf<typeof ComparisonType>>
}

/** The form on one side, what it makes on the other. */
export function BuilderForm({ form, languages, Commands, Comparison }: BuilderFormProps) {
  const text = useIslandText()
  const [entries, setEntries] = useState(() => linkedEntries(form, location.hash) ?? firstEntries(form))
  const [credentials, setCredentials] = useState(noCredentials)
  const { plan, problems } = buildRequest(form, entries)
  const { signing } = plan
  const [times, setTimes] = useState(() => ({
    ...(signing ? timesOf(signing, Date.now()) : { timestamp: '', nonce: '' }),
    receiveWindow: '',
  }))
  const request = signableOf(plan, times)
  const made = useSigned(signing, request, credentials)
  const id = `build-${form.operation.id}`
  const parameters = parameterFields(form)
  const content = form.operation.requestBody?.contents[0]

  useEffect(() => {
    function follow(): void {
      const linked = linkedEntries(form, location.hash)
      if (linked) setEntries(linked)
    }
    addEventListener('hashchange', follow)
    return () => removeEventListener('hashchange', follow)
  }, [form])

  return (
    <div className="builder">
      <p className="builder-quiet">{text('builder.note')}</p>
      <div className="builder-columns">
        <div>
          <ServerChoice id={id} servers={form.operation.servers} entries={entries} onChange={setEntries} />
          {parameters.length > 0 ? (
            <fieldset>
              <legend>{text('builder.parameters')}</legend>
              <Fields id={id} fields={parameters} entries={entries} problems={problems} onChange={setEntries} />
            </fieldset>
          ) : null}
          {content && !isFileBody(content, form.api.schemas) ? (
            <BodyEditor id={id} form={form} entries={entries} problems={problems} onChange={setEntries} />
          ) : null}
          {signing ? (
            <>
              <CredentialFields id={id} signing={signing} onChange={setCredentials} />
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
            <button type="button" onClick={() => setEntries(firstEntries(form))}>
              {text('builder.reset')}
            </button>
          </p>
        </div>
        <div>
          <div role="status">
            {problems.size > 0 ? (
              <>
                <p>{text('builder.incomplete', { count: problems.size })}</p>
                <ul className="builder-problem">
                  {[...problems].flatMap(([key, found]) =>
                    found.map((problem) => (
                      <li key={key + problem.path + problem.id}>
                        <code>{nameOfKey(key)}</code> {problemText(problem, text)}
                      </li>
                    )),
                  )}
                </ul>
              </>
            ) : (
              <p className="builder-right">{text('builder.ready')}</p>
            )}
          </div>
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

function nameOfKey(key: string): string {
  return key.slice(key.indexOf(':') + 1)
}
