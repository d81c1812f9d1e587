import { expect, it } from 'vitest'
import { liveGuardOf, testHostsOf } from './liveGuard.ts'
import { plan } from './testing.ts'

it('says what a request would do', () => {
  const guard = liveGuardOf(plan({ method: 'POST', path: '/orders', effect: 'trade' }))
  expect(`${guard?.before}https://api.example.com${guard?.after}`).toBe(
    'Not sent: POST /orders (trade) acts on your account at https://api.example.com. Add --live to send it.',
  )
})

it('lets a request that only reads go anywhere', () => {
  expect(liveGuardOf(plan({ effect: 'read' }))).toBeUndefined()
})

it('lets a request go to the own machine and to test servers', () => {
  const testHosts = testHostsOf([
    { url: 'https://Sandbox.example.com:8443/v1', variables: [], isTest: true },
    { url: 'https://[2001:db8::1]/v1', variables: [], isTest: true },
    { url: 'https://api.example.com', variables: [] },
  ])
  expect(testHosts).toEqual(['sandbox.example.com', '[2001:db8::1]'])
  expect(liveGuardOf(plan({ effect: 'write', testHosts }))?.hosts).toEqual([
    'localhost',
    '127.0.0.1',
    '::1',
    'sandbox.example.com',
    '[2001:db8::1]',
  ])
})
