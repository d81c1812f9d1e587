import { expect, it } from 'vitest'
import { pagesIn, pagesMadeIn, phaseIn, secondsIn } from './readOutput.ts'

it('reads the stage that the last line begins', () => {
  expect(phaseIn('0.1 s  Loading\n1.2 s  Rendering pages  \n')).toBe('Rendering pages')
  expect(phaseIn('0.1 s  Loading\n230 pages in 1.2 s\n')).toBeUndefined()
})

it('reads how many pages there are', () => {
  expect(pagesIn('2.0 s  Publishing\n230 pages in 2.1 s, 40 MB\n')).toBe(230)
  expect(pagesIn('nothing')).toBe(0)
})

it('reads how many pages were made', () => {
  expect(pagesMadeIn('2.0 s  Prerendering\n2.1 s  Prerendering: 2 of 14\n2.2 s  Prerendering: 14 of 14\n')).toBe(14)
  expect(pagesMadeIn('Nothing has changed since the last build.')).toBe(0)
})

it('reads the time that a shell has measured', () => {
  expect(secondsIn('1m2.5s')).toBe(62.5)
  expect(secondsIn('')).toBe(0)
})

it('is done with an output that nearly is what it looks for, in every place', () => {
  const size = 500_000
  expect(phaseIn(`s  ${'a '.repeat(size)}${' '.repeat(size)}b`)).toHaveLength(3 * size + 1)
  expect(pagesIn(`${'1'.repeat(size)} pages`)).toBe(0)
  expect(pagesMadeIn(`Prerendering: ${'1'.repeat(size)}`)).toBe(0)
  expect(secondsIn(`${'1'.repeat(size)}h`)).toBe(0)
})
