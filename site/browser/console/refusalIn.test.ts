import { expect, it } from 'vitest'
import { refusalIn } from './refusalIn.ts'

const errors = { page: '/errors', codes: [200, 21312, 'DUPLICATE'] }
const success = { member: 'code', value: '200' }

it('takes the code of the catalogue from a failed answer, whichever member has it', () => {
  const of = (body: object) => refusalIn({ status: 400, text: JSON.stringify(body) }, { success: undefined, errors })
  expect(of({ code: 21312, message: 'no' })).toEqual({ code: '21312' })
  expect(of({ error: 'DUPLICATE' })).toEqual({ code: 'DUPLICATE' })
  expect(of({ code: 9 })).toEqual({})
})

it('knows a refusal with status 200 by what the API says of success', () => {
  const of = (body: object) => refusalIn({ status: 200, text: JSON.stringify(body) }, { success, errors })
  expect(of({ code: 21312, data: '' })).toEqual({ code: '21312' })
  expect(of({ code: 200, data: {} })).toBeUndefined()
  expect(of({ price: '21312' })).toBeUndefined()
})

it('finds no refusal in an answer that succeeds where the API says nothing of success', () => {
  expect(refusalIn({ status: 200, text: '{"id":21312}' }, { success: undefined, errors })).toBeUndefined()
})
