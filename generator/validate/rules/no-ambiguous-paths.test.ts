import { expect, test } from 'vitest'
import { diagnosticsOf, openapi } from '../testing.ts'
import { ambiguousPaths } from './no-ambiguous-paths.ts'

test('two paths that one address may mean are told at the second', async () => {
  const text = openapi('paths:\n  /orders/{id}/new: {}\n  /orders/last: {}\n  /orders/last/{what}: {}')
  expect(await diagnosticsOf({ 'a.yaml': text }, 'no-ambiguous-paths')).toEqual([
    {
      code: 'no-ambiguous-paths',
      severity: 'warning',
      message:
        'Paths should resolve unambiguously; found two ambiguous paths: `/orders/{id}/new` and `/orders/last/{what}`.',
      hint: 'Rename one of the paths. If the API is published, switch the rule off and give the reason.',
      file: 'a.yaml',
      line: 8,
      column: 3,
    },
  ])
})

test.each([
  [['/a/{b}', '/a/c'], []],
  [['/a/{b}', '/c/{d}'], []],
  [
    ['/a/{b}/c', '/a/b/{d}', '/{a}/b/c'],
    ['/a/b/{d} /a/{b}/c', '/{a}/b/c /a/{b}/c'],
  ],
  [
    ['/{a}/x', '/a/{b}', '/c/{d}'],
    ['/a/{b} /{a}/x', '/c/{d} /{a}/x'],
  ],
  [['/a/{b}', '/a/{c}'], ['/a/{c} /a/{b}']],
  [['/a/x{b}', '/a/{c}'], []],
])('of %j, %j are ambiguous', (paths, found) => {
  expect(ambiguousPaths(paths).map(({ path, earlier }) => `${path} ${earlier}`)).toEqual(found)
})

test('finds among all paths of three steps what comparing each with each does', () => {
  const steps = ['a', 'b', '{c}']
  const paths = steps.flatMap((one) => steps.flatMap((two) => steps.map((three) => `/${one}/${two}/${three}`)))
  const found = ambiguousPaths(paths)
  const holders = (path: string) => path.split('{').length
  const isText = (step: string | undefined) => step !== '{c}'
  const collide = (a: string, b: string) =>
    holders(a) === holders(b) &&
    a.split('/').every((step, at) => !isText(step) || !isText(b.split('/')[at]) || step === b.split('/')[at])
  const compared = paths.flatMap((path, at) => {
    const earlier = paths.slice(0, at).find((other) => collide(path, other))
    return earlier === undefined ? [] : [{ path, earlier }]
  })
  expect(compared.length).toBeGreaterThan(0)
  expect(found).toEqual(compared)
})

test('many paths of one form are not compared each with each', () => {
  const paths = Array.from({ length: 60_000 }, (_, at) => `/api/v1/orders/{id}/parts/part-${at}`)
  expect(ambiguousPaths([...paths, '/api/v1/orders/last/parts/{part}'])).toEqual([
    { path: '/api/v1/orders/last/parts/{part}', earlier: '/api/v1/orders/{id}/parts/part-0' },
  ])
})
