import { expect, it } from 'vitest'
import { jsonText, plainJson, sentJson } from './exactIntegers.ts'

const id = 512340000000012347n

it('writes every digit of an integer that a number cannot hold', () => {
  const sent = sentJson({ id, list: [-id, 0n], text: `${id}`, left: undefined })
  expect(jsonText(sent)).toBe('{"id":512340000000012347,"list":[-512340000000012347,0],"text":"512340000000012347"}')
  expect(plainJson(sent)).toEqual({ id: Number(id), list: [-Number(id), 0], text: `${id}` })
})

it('sends a text of a client as a text, whatever it begins with', () => {
  const [asked] = JSON.parse('["\\ue00012"]') as string[]
  expect(jsonText(sentJson([asked]))).toBe('["12"]')
})
