import { expect, test } from 'vitest'
import { fileNameOf } from './fileName.ts'

test.each([
  ['getOrder', 'get-order.sh', 'GetOrder.java'],
  ['con', 'call-con.sh', 'CallCon.java'],
  ['AUX', 'call-aux.sh', 'CallAUX.java'],
  ['contract', 'contract.sh', 'Contract.java'],
])('the programs of %s are %s and %s', (id, bash, java) => {
  expect([fileNameOf(id, 'bash'), fileNameOf(id, 'java')]).toEqual([bash, java])
})

test('the name of a program leaves room for its ending', () => {
  const id = 'placeOrder'.repeat(40)
  expect(fileNameOf(id, 'bash').length).toBeLessThan(210)
  expect(fileNameOf(id, 'bash')).not.toBe(fileNameOf(`${id}2`, 'bash'))
  expect(fileNameOf(id, 'java').length).toBeLessThan(210)
})
