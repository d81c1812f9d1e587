import { expect, it } from 'vitest'
import { temporaryFolder } from '../../tests/fixtures/temporaryFolder.ts'
import { findComponents } from './findComponents.ts'

it('tells files that export a component from those that do not, and from none', async () => {
  const root = await temporaryFolder({
    'declared.tsx': 'export function Gauge() { return <b>7</b> }',
    'constant.tsx': 'export const Gauge = () => null',
    'listed.tsx': 'const Needle = () => null\nexport { Dial, Needle as Gauge }',
    'default.tsx': 'export default function Gauge() { return null }',
    'other.tsx': 'export function Gauges() { return null }',
  })
  const placeOf = async (file: string) => (await findComponents(root, { Gauge: file })).get('Gauge')
  expect(await placeOf('declared.tsx')).toBe('project')
  expect(await placeOf('constant.tsx')).toBe('project')
  expect(await placeOf('listed.tsx')).toBe('project')
  expect(await placeOf('default.tsx')).toBe('silent')
  expect(await placeOf('other.tsx')).toBe('silent')
  expect(await placeOf('missing.tsx')).toBe('nowhere')
})

it('finds nothing in a project without components', async () => {
  expect(await findComponents('/nowhere', undefined)).toEqual(new Map())
})
