import type { ReactNode } from 'react'
import { ownValue } from '../../../../generator/contract/ownValue.ts'
import type { RequestPlan } from '../../../../generator/contract/samples.ts'
import type { Credentials, Signing } from '../../../../generator/contract/signing.ts'
import { joined } from '../../../../generator/samples/signing/canonicalString.ts'
import type { TemplatePart } from '../../../../generator/samples/signing/fillTemplate.ts'
import type { SignedRequest } from '../../../../generator/samples/signing/signRequest.ts'
import { useIslandText } from '../useIslandText.ts'
import { CanonicalParts } from './CanonicalParts.tsx'
import type { SigningTimes } from './TimeFields.tsx'

interface RequestResultProps {
  readonly plan: RequestPlan
  readonly parts: readonly TemplatePart[] | undefined
  readonly signed: SignedRequest | undefined
  readonly credentials: Credentials
  readonly times: SigningTimes
}

/** The result of the form: the parts of the string to sign, the signature, and the request. */
export function RequestResult({ plan, parts, signed, credentials, times }: RequestResultProps) {
  const text = useIslandText()
  const { signing, query, server, path } = plan
  const own = query.length > 0 ? `${path}?${joined(query)}` : path
  const url = server + (signed?.target ?? own)
  const headers = [
    ...plan.headers,
    ...(plan.body ? [['Content-Type', plan.body.mediaType] as const] : []),
    ...plan.credentials.flatMap(({ in: place, name, prefix, variable }) =>
      place === 'header' ? [[name, `${prefix}$${variable}`] as const] : [],
    ),
    ...(signed ? Object.entries(signed.headers) : signing ? openHeaders(signing, credentials, times) : []),
  ]
  return (
    <>
      {parts ? (
        <Part title={text('builder.canonical')} copy={parts.map((part) => part.text).join('')}>
          <CanonicalParts parts={parts} />
        </Part>
      ) : null}
      {signing ? (
        <Part title={text('builder.signature')} copy={signed?.signature}>
          {signed ? (
            <code className="builder-code" data-signature="">
              {signed.signature}
            </code>
          ) : (
            <p className="builder-quiet">{text('builder.signature.missing')}</p>
          )}
        </Part>
      ) : null}
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
        {plan.body && plan.body.text !== '' ? <p className="builder-code">{plan.body.text}</p> : null}
      </Part>
    </>
  )
}

interface PartProps {
  readonly title: string
  readonly copy?: string | undefined
  readonly children: ReactNode
}

/** A named part of the result with a button that copies it. */
export function Part({ title, copy, children }: PartProps) {
  const text = useIslandText()
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls, and a section would be one landmark a part
    <div role="group" aria-label={title} className="builder-part">
      <p className="builder-title">
        <span>{title}</span>
        {copy === undefined ? null : (
          <button type="button" data-copy-text={copy}>
            {text('builder.copy')}
          </button>
        )}
      </p>
      {children}
    </div>
  )
}

/** The scheme's headers. Placeholders stand for values that are still unknown. */
function openHeaders({ headers }: Signing, { key, passphrase = '' }: Credentials, { timestamp }: SigningTimes) {
  const known: Readonly<Record<string, string>> = { key, passphrase, timestamp }
  return Object.entries(headers).map(
    ([name, template]) =>
      [name, template.replaceAll(/\{(\w+)\}/g, (whole, placeholder) => ownValue(known, placeholder) || whole)] as const,
  )
}
