import { createHmac } from 'node:crypto'
import { expect, it } from 'vitest'
import { readScheme, vectors } from '../../../../tests/fixtures/signing/readExchanges.ts'
import { concatenatedScheme } from '../../../../tests/fixtures/signing/schemes.ts'
import type { SignableRequest, Signing } from '../../../contract/signing.ts'
import type { SigningStep } from '../../../contract/signingStep.ts'
import { mainStep } from '../runSteps.ts'
import { isOfText } from './isOfText.ts'

const request: SignableRequest = {
  method: 'GET',
  path: '/v1/orders',
  host: 'a.example',
  query: [],
  timestamp: '1',
  nonce: '1',
}
const credentials = { key: 'key', secret: 'secret', passphrase: '' }
const sign = (text: string, key = 'secret') => createHmac('sha256', key).update(text).digest('base64')

function mainStepOf(signing: Signing): SigningStep {
  const step = mainStep(signing)
  if (!step) throw new Error('The scheme has no step.')
  return step
}

const ofText = (text: string, signature: string, signing = concatenatedScheme) =>
  isOfText(signing, request, credentials, signature, { step: mainStepOf(signing), text })

it('knows the signature of a text that the scheme does not make', async () => {
  expect(await ofText('any text', sign('any text'))).toBe(true)
  expect(await ofText('another', sign('any text'))).toBe(false)
  expect(await ofText('any text', sign('any text', 'another secret'))).toBe(false)
})

it('says nothing where each signature of a text is another, or the text holds bytes', async () => {
  const kinds = vectors.map(readScheme)
  const keyed = kinds.find(({ steps }) => steps.some(({ kind }) => kind === 'sign'))
  const withBytes = vectors.find(({ exchange }) => exchange === 'kraken')
  if (!keyed || !withBytes) throw new Error('The vectors have no such scheme.')
  expect(await ofText('any text', sign('any text'), keyed)).toBe(undefined)
  expect(await ofText('any text', sign('any text'), readScheme(withBytes))).toBe(undefined)
})
