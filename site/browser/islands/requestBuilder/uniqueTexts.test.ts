import { expect, it } from 'vitest'
import type { RequestForm } from '../../../../generator/contract/requestForm.ts'
import { sampleOf } from '../../../../generator/samples/sampleOf.ts'
import { buildRequest } from './buildRequest.ts'
import { firstEntries } from './entries.ts'

const form: RequestForm = {
  api: { id: 'orders', schemas: {}, securitySchemes: [] },
  operation: {
    kind: 'operation',
    id: 'placeOrder',
    method: 'POST',
    path: '/orders',
    title: { en: 'Place an order' },
    servers: [{ url: 'https://api.example.com', variables: [] }],
    security: [],
    parameters: [],
    requestBody: {
      required: true,
      contents: [
        {
          mediaType: 'application/json',
          schema: {
            types: ['object'],
            properties: [{ name: 'ownId', required: true, schema: { types: ['string'], unique: true } }],
          },
          examples: [{ name: '', value: { ownId: 'demo-0001' } }],
        },
      ],
    },
  },
}

function program(fields: Readonly<Record<string, string>>) {
  return sampleOf('python', buildRequest(form, { fields }).plan).program
}

it('makes the id of the example differ from run to run, as the sample does', () => {
  const { fields } = firstEntries(form)
  expect(buildRequest(form, { fields }).plan.body).toMatchObject({ text: '{"ownId":"demo-0001"}', unique: ['/ownId'] })
  expect(program(fields)).toMatch(/demo-0001-.*time/)
})

it('sends the own id of a reader as it is', () => {
  const own = program({ 'body:ownId': 'mine-7' })
  expect(own).toContain('mine-7')
  expect(own).not.toMatch(/mine-7-/)
})
