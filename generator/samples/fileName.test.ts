import { expect, test } from 'vitest'
import { sampleLanguages } from '../contract/sampleLanguages.ts'
import { fileNameOf } from './fileName.ts'

test.each([
  ['getOrder', 'get-order.sh', 'GetOrder.java'],
  ['con', 'call-con.sh', 'CallCon.java'],
  ['AUX', 'call-aux.sh', 'CallAUX.java'],
  ['contract', 'contract.sh', 'Contract.java'],
])('the programs of %s are %s and %s', (id, bash, java) => {
  expect([fileNameOf(id, sampleLanguages.bash), fileNameOf(id, sampleLanguages.java)]).toEqual([bash, java])
})

test('the name of a program leaves room for its ending', () => {
  const id = 'placeOrder'.repeat(40)
  expect(fileNameOf(id, sampleLanguages.bash).length).toBeLessThan(210)
  expect(fileNameOf(id, sampleLanguages.bash)).not.toBe(fileNameOf(`${id}2`, sampleLanguages.bash))
  expect(fileNameOf(id, sampleLanguages.java).length).toBeLessThan(210)
})
