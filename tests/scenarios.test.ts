import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { randomAt, wholeNumber } from '../kernel/random.ts'
import { repository, runCommand } from './runCommand.ts'

const folder = mkdtempSync(join(tmpdir(), 'scenarios-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** Steps at random, each a line of YAML. */
function randomSteps(seed: number, count: number): string[] {
  const random = randomAt(seed, 'steps', 0)
  const pick = <Value>(values: readonly Value[]) => values[wholeNumber(random, 0, values.length - 1)]
  return Array.from({ length: count }, (_, index) => {
    const side = pick(['BUY', 'SELL'])
    const key = pick(['a', 'b'])
    const market = `{ symbol: BTC_USDT, side: ${side}, type: MARKET, amount: '900', quantity: '0.01' }`
    const limit = `{ symbol: ETH_USDT, side: ${side}, type: LIMIT, price: '${wholeNumber(random, 3300, 3500)}', quantity: '0.2' }`
    const future = `{ symbol: BTC_USDT_PERP, side: ${side}, type: MARKET, sz: '${wholeNumber(random, 1, 90)}' }`
    return (
      pick([
        `{ wait: ${wholeNumber(random, 1, 40)}s }`,
        `{ call: createOrder, api: spot, key: ${key}, body: ${market}, expect: { body: {} } }`,
        `{ call: createOrder, api: spot, key: ${key}, body: ${limit}, expect: { body: {} } }`,
        `{ call: placeFuturesOrder, key: ${key}, body: ${future}, expect: { body: {} } }`,
        `{ control: price, with: { symbol: ${pick(['BTC_USDT', 'ETH_USDT_PERP'])}, shock: ${((random() - 0.5) / 5).toFixed(4)} } }`,
        `{ control: price, with: { symbol: BTC_USDT, thin: ${pick([0, 0.1, 1])} } }`,
        `{ control: accounts, with: { key: ${key}, deposit: ${index + 1} } }`,
      ]) ?? ''
    )
  })
}

/** Plays steps in a process of its own, from a state and to one. */
async function play(name: string, steps: readonly string[], state: string): Promise<void> {
  const keys = ['{ control: keys, with: { key: a } }', '{ control: keys, with: { key: b } }']
  const file = join(folder, name)
  writeFileSync(file, ['seed: 11', 'steps:', ...[...keys, ...steps].map((step) => `  - ${step}`)].join('\n'))
  const { code, stdout } = await runCommand('mock', ['--scenario', file, '--state', state])
  expect([code, stdout]).toEqual([0, 'No problems found.\n'])
}

it('a day is the same to the byte in two processes, and after the mock was restarted', async () => {
  const steps = randomSteps(36, 60)
  const [whole, parts] = [join(folder, 'whole.json'), join(folder, 'parts.json')]
  await play('whole.yaml', steps, whole)
  await play('first.yaml', steps.slice(0, 33), parts)
  await play('second.yaml', steps.slice(33), parts)
  expect(readFileSync(parts).equals(readFileSync(whole))).toBe(true)
})

it('the scenarios of this project do what they say, in the form that CI systems read', async () => {
  const file = join(repository, 'tests/scenarios/liquidation.yaml')
  const { code, stdout } = await runCommand('mock', ['--scenario', file, '--format', 'junit'])
  expect([code, stdout]).toEqual([0, expect.stringContaining('tests="1" failures="0"')])
  const partial = await runCommand('mock', ['--scenario', join(repository, 'tests/scenarios/partial-fill.yaml')])
  expect([partial.code, partial.stdout]).toEqual([0, 'No problems found.\n'])
})

it('a step that fails is told with its place', async () => {
  const file = join(folder, 'wrong.yaml')
  writeFileSync(file, 'steps:\n  - { call: getTimestamp, api: spot, expect: { body: { serverTime: 1 } } }\n')
  const { code, stdout } = await runCommand('mock', ['--scenario', file, '--format', 'junit'])
  expect([code, stdout]).toEqual([1, expect.stringContaining('wrong.yaml:2:5 /serverTime is 1767225600000, not 1.')])
})

it('a key signs with the secret that a step gave it', async () => {
  const file = join(folder, 'keys.yaml')
  const steps = [
    "{ control: keys, with: { key: maker, secret: 'of its own' } }",
    '{ call: getAccounts, key: maker, expect: { status: 200 } }',
    "{ control: keys, with: { key: maker/one, secret: 'another one', permissions: read } }",
    '{ call: getAccounts, key: maker/one, expect: { status: 200 } }',
  ]
  writeFileSync(file, ['steps:', ...steps.map((step) => `  - ${step}`)].join('\n'))
  const { code, stdout } = await runCommand('mock', ['--scenario', file])
  expect([code, stdout]).toEqual([0, 'No problems found.\n'])
})
