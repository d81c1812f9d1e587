import { ownValue } from '../../../../generator/contract/ownValue.ts'
import type { RequestPlan } from '../../../../generator/contract/samples.ts'
import type { Credentials, Signing } from '../../../../generator/contract/signing.ts'
import { joined, openRequest } from '../../../../generator/samples/signing/sentRequest.ts'
import { useIslandText } from '../useIslandText.ts'
import { Part } from './Part.tsx'
import { SigningSteps } from './SigningSteps.tsx'
import { type SigningTimes, signableOf } from './signable.ts'
import type { Signed } from './useSigned.ts'

/** What a body is that the parameters of a scheme make alone. */
const formType = 'application/x-www-form-urlencoded'

interface RequestResultProps {
  readonly plan: RequestPlan
  readonly made: Signed
  readonly credentials: Credentials
  readonly times: SigningTimes
}

/** The result of the form: the steps of the signature, and the request. */
export function RequestResult({ plan, made, credentials, times }: RequestResultProps) {
  const text = useIslandText()
  const { signing, query, server, path } = plan
  const { signed } = made
  const known = knownValues(credentials, times)
  const sent = signed ?? (signing ? openRequest(signing, signableOf(plan, times), known) : undefined)
  const body = sent?.body ?? plan.body?.text ?? ''
  const own = query.length > 0 ? `${path}?${joined(query)}` : path
  const url = server + (sent?.target ?? own)
  const headers = [
    ...plan.headers,
    ...(body === '' && !plan.body ? [] : [['Content-Type', plan.body?.mediaType ?? formType] as const]),
    ...plan.credentials.flatMap(({ in: place, name, prefix, variable }) =>
      place === 'header' ? [[name, `${prefix}$${variable}`] as const] : [],
    ),
    ...(signed ? Object.entries(signed.headers) : signing ? openHeaders(signing, known) : []),
  ]
  return (
    <>
      {signing ? <SigningSteps signing={signing} made={made} /> : null}
      <Part title={text('builder.request')} copy={url}>
        <p className="builder-code">
          <b>{plan.method}</b> {url}
        </p>
        {headers.length > 0 ? (
          <dl className="builder-headers">
            {headers.map(([name, value]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        ) : null}
        {body === '' ? null : <p className="builder-code">{body}</p>}
      </Part>
    </>
  )
}

/** What a template may name before anything is signed; what was not entered is not among it. */
function knownValues({ secret: _, ...identity }: Credentials, times: SigningTimes): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries({ ...identity, ...times }).filter(([, value]) => value))
}

/** The scheme's headers. Placeholders stand for values that are still unknown. */
function openHeaders({ headers, receiveWindow }: Signing, given: Readonly<Record<string, string>>) {
  const known = { ...(receiveWindow?.default ? { receiveWindow: String(receiveWindow.default) } : {}), ...given }
  return Object.entries(headers).map(
    ([name, template]) =>
      [name, template.replaceAll(/\{(\w+)\}/g, (whole, placeholder) => ownValue(known, placeholder) || whole)] as const,
  )
}
