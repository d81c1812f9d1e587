import { ownValue } from '../../../../generator/contract/ownValue.ts'
import type { BodyPart, Pair, RequestPlan } from '../../../../generator/contract/samples.ts'
import type { Credentials, Signing } from '../../../../generator/contract/signing.ts'
import { plainCall, type SentCall, sentCall } from '../../../../generator/samples/sentCall.ts'
import { openRequest } from '../../../../generator/samples/signing/sentRequest.ts'
import { type SigningTimes, signableOf } from '../../../../generator/samples/signing/signable.ts'
import { breakableMembers } from '../../../shared/breakable.tsx'
import { useIslandText } from '../useIslandText.ts'
import { Part } from './Part.tsx'
import { SigningSteps } from './SigningSteps.tsx'
import type { Signed } from './useSigned.ts'

interface RequestResultProps {
  readonly plan: RequestPlan
  readonly made: Signed
  readonly credentials: Credentials
  readonly times: SigningTimes
}

/** The result of the form: the steps of the signature, and the request. */
export function RequestResult({ plan, made, credentials, times }: RequestResultProps) {
  const text = useIslandText()
  const { signing } = plan
  const { url, headers, body = '', form } = shownCall()

  /** Placeholders stand for values that are still unknown. */
  function shownCall(): SentCall {
    if (!signing) {
      const call = plainCall(plan, ({ variable }) => `$${variable}`)
      return { ...call, url: call.url.replaceAll('%24API_', '$API_') }
    }
    if (made.signed) return sentCall(plan, made.signed)
    const known = knownValues(credentials, times)
    return sentCall(plan, {
      ...openRequest(signing, signableOf(plan, times), known),
      headers: openHeaders(signing, known),
    })
  }

  return (
    <>
      {signing ? <SigningSteps signing={signing} made={made} /> : null}
      <Part title={text('builder.request')} copy={url}>
        <p className="builder-code">
          <b>{plan.method}</b> {breakableMembers(url)}
        </p>
        {headers.length > 0 ? <Pairs pairs={headers} /> : null}
        {body === '' ? null : <p className="builder-code">{breakableMembers(body)}</p>}
        {form ? <Pairs pairs={form.parts?.map(shownPart) ?? [['file', form.file ?? '']]} /> : null}
      </Part>
    </>
  )
}

function Pairs({ pairs }: { readonly pairs: readonly Pair[] }) {
  return (
    <dl className="builder-headers">
      {pairs.map(([name, value]) => (
        <div key={`${name} ${value}`}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** A file by its name, as curl writes it. */
function shownPart({ name, text = '', file }: BodyPart): Pair {
  return [name, file === undefined ? text : `@${file}`]
}

/** Values that a template may name before anything is signed; values that were not entered are left out. */
function knownValues(
  { secret: _, named: _named, ...identity }: Credentials,
  times: SigningTimes,
): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries({ ...identity, ...times }).filter(([, value]) => value))
}

/** The scheme's headers. */
function openHeaders({ headers, receiveWindow }: Signing, given: Readonly<Record<string, string>>) {
  const known = { ...(receiveWindow?.default ? { receiveWindow: String(receiveWindow.default) } : {}), ...given }
  return Object.fromEntries(
    Object.entries(headers).map(([name, template]) => [
      name,
      template.replaceAll(/\{(\w+)\}/g, (whole, placeholder) => ownValue(known, placeholder) || whole),
    ]),
  )
}
