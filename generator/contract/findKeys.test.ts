import { expect, test } from 'vitest'
import { placeInConfig } from './findKeys.ts'

test.each([
  ['/fees', 2, 10],
  ['specs/a.yaml', 3, 10],
  ['specs/b.yaml', 1, 1],
])('finds where a configuration writes %s', (value, line, column) => {
  const text = `export default {\n items: ['/fees/all', "/fees"],\n specs: ["specs/a.yaml"],\n}\n`.replace(
    `'/fees/all', "/fees"`,
    `"/fees", '/fees/all'`,
  )
  expect(placeInConfig({ file: 'site.config.mjs', text })(value)).toEqual({ file: 'site.config.mjs', line, column })
})
