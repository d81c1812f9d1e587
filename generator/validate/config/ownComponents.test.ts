import { expect, it } from 'vitest'
import type { ComponentPlace } from '../../load/findComponents.ts'
import { checkOwnComponents } from './ownComponents.ts'

const text = `export default {
  components: {
    Gauge: 'components/Gauge.tsx',
  },
}`

function findings(place: ComponentPlace): string[] {
  const components = { Gauge: 'components/Gauge.tsx' }
  const source = { file: 'site.config.ts', text }
  return checkOwnComponents({ components, places: new Map([['Gauge', place]]), source }).map(
    ({ file, line, column, code, message }) => `${file}:${line}:${column} ${code} ${message}`,
  )
}

it('accepts a component that its file exports', () => {
  expect(findings('project')).toEqual([])
})

it.each([
  ['nowhere', 'file-not-found The file "components/Gauge.tsx" of the component <Gauge> does not exist.'],
  [
    'outside',
    'reference-outside The file "components/Gauge.tsx" of the component <Gauge> leads out of the project folder.',
  ],
  ['silent', 'config-invalid The file "components/Gauge.tsx" exports no component named Gauge.'],
] as const)('says of one that is %s where it is named', (place, message) => {
  expect(findings(place)).toEqual([`site.config.ts:3:5 ${message}`])
})
