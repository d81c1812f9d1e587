import { expect, it } from 'vitest'
import { spreadJson } from './spreadJson.ts'

const long = 'a sentence that makes the line longer than the column of text, with { braces } in it'

it('spreads a long line over several, as samples are', () => {
  expect(spreadJson(`{ "data": { "message": "${long}", "ids": [1, 2] }, "channel": "auth" }`)).toBe(
    `{\n  "data": {\n    "message": "${long}",\n    "ids": [1, 2]\n  },\n  "channel": "auth"\n}`,
  )
})

it.each([
  ['a short line', '{ "event": "ping" }'],
  ['what is sent to the byte', `{"message":"${long}"}`],
  ['lines of a writer', `{ "event": "ping" }\n{ "message": "${long}" }`],
  ['a number that has more digits than JavaScript keeps', `{ "id": 12345678901234567890, "message": "${long}" }`],
  ['a decimal with a zero at its end', `{ "price": 1.50, "message": "${long}" }`],
  ['what is no JSON', `{ "message": "${long}", … }`],
])('leaves %s', (_, code) => {
  expect(spreadJson(code)).toBe(code)
})
