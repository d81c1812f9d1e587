import { expect, it } from 'vitest'
import type { ScriptPlace } from '../../load/findScripts.ts'
import { checkSectionScripts } from './sectionScripts.ts'

const text = `export default {
  sidebars: {
    orders: {
      landing: '/',
      script: 'assets/book.ts',
    },
  },
}`

function findings(place: ScriptPlace): string[] {
  const sidebars = { orders: { label: { en: 'Orders' }, landing: '/', items: [], script: 'assets/book.ts' } }
  const source = { file: 'site.config.ts', text, value: undefined }
  return checkSectionScripts({ sidebars, places: new Map([['orders', place]]), source }).map(
    ({ file, line, column, code, message }) => `${file}:${line}:${column} ${code} ${message}`,
  )
}

it('accepts a file of the project', () => {
  expect(findings('project')).toEqual([])
})

it('says where a script that does not exist is named', () => {
  expect(findings('nowhere')).toEqual([
    'site.config.ts:5:7 file-not-found The section’s script "assets/book.ts" does not exist.',
  ])
})

it('refuses a link out of the project', () => {
  expect(findings('outside')).toEqual([
    'site.config.ts:5:7 reference-outside The section’s script "assets/book.ts" leads out of the project folder.',
  ])
})
