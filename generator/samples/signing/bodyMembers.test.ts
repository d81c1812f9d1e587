import { expect, it } from 'vitest'
import { bodyMembers, memberText } from './bodyMembers.ts'

it('writes each member of a body by one rule for its type', () => {
  const body =
    '{"text":"é\\"","number":1.50,"large":12345678901234567890,"small":1e-07,"yes":true,"none":null,"list":[1, "a",{"b":2.0}],"object":{"b":"/<","a":{}}}'
  expect(Object.fromEntries(bodyMembers(body))).toEqual({
    text: 'é"',
    number: '1.50',
    large: '12345678901234567890',
    small: '1e-07',
    yes: 'true',
    none: 'null',
    list: '[1,"a",{"b":2.0}]',
    object: '{"b":"/<","a":{}}',
  })
})

it('reads the members of a form', () => {
  expect(bodyMembers('a=1&b=x%20y')).toEqual([
    ['a', '1'],
    ['b', 'x y'],
  ])
})

it('writes nested members as sorted names before their values', () => {
  const body = '{"call":"new","params":{"b":[{"d":"1","c":2.50},"x"],"a":{"f":true,"e":null}}}'
  expect(memberText(body, '/params')).toBe('aenullftruebc2.50d1x')
  expect(memberText(body, '/params/a')).toBe('enullftrue')
  expect(memberText(body, '/call')).toBe('new')
})

it.each(['/other', '/call/x', '/params/b/0', '/constructor'])('takes %s, which is no member, as empty', (pointer) => {
  expect(memberText('{"call":"new","params":{"b":["x"]}}', pointer)).toBe('')
  expect(memberText('a=1', pointer)).toBe('')
})
