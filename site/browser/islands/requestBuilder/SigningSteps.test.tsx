import { renderToStaticMarkup } from 'react-dom/server'
import { IntlProvider } from 'react-intl'
import { expect, it } from 'vitest'
import type { SignableRequest, Signing } from '../../../../generator/contract/signing.ts'
import { signRequest } from '../../../../generator/samples/signing/signRequest.ts'
import { SigningSteps } from './SigningSteps.tsx'

const signing: Signing = {
  secret: 'text',
  timestamp: { unit: 'ms' },
  steps: [
    { name: 'digest', kind: 'hash', algorithm: 'SHA-256', encoding: 'hex', canonical: [{ template: '{key}{secret}' }] },
  ],
  headers: {},
  optionalHeaders: {},
  leadingParameters: {},
  parameters: {},
  parametersIn: 'query',
}
const request: SignableRequest = { method: 'GET', path: '/orders', query: [], body: '', timestamp: '1' }

it('neither shows nor copies the secret that a text holds', async () => {
  const credentials = { key: 'k', secret: 'hush' }
  const signed = await signRequest(signing, request, credentials)
  const markup = renderToStaticMarkup(
    <IntlProvider locale="en" onError={() => {}}>
      <SigningSteps signing={signing} made={{ parts: signed.parts, signed }} />
    </IntlProvider>,
  )
  expect(markup).toContain('data-copy-text="k{secret}"')
  expect(markup).not.toContain('hush')
})
