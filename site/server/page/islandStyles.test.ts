import { expect, it } from 'vitest'
import { islandStyles } from './islandStyles.ts'

const config = {
  base: '/docs/',
  components: { Counter: 'assets/Counter.island.tsx', Clock: 'assets/Clock.island.tsx' },
}
const manifest = {
  '../own/assets/Counter.island.tsx': { file: 'assets/a.js', css: ['assets/counter.css'] },
  '../own/assets/Clock.island.tsx': { file: 'assets/b.js', css: ['assets/clock.css'] },
}
const island = '<div data-island="own-Counter"></div>'

it('names the style sheets of the islands that a page shows', () => {
  expect(islandStyles(island + island, config, manifest)).toEqual(['/docs/assets/counter.css'])
  expect(islandStyles('<div data-island="console"></div>', config, manifest)).toEqual([])
})

it('names nothing in development', () => {
  expect(islandStyles(island, config, undefined)).toEqual([])
})
