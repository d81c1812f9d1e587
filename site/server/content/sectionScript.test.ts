import { realpathSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { temporaryFolder } from '../../../tests/fixtures/temporaryFolder.ts'
import { scriptUrl } from './sectionScript.ts'
import { setSiteFolders, siteFolders } from './siteFolders.ts'

let root: string

beforeEach(async () => {
  const built = JSON.stringify({ 'assets/book.ts': 'assets/book-C4tWJ2ty.js' })
  root = realpathSync(await temporaryFolder({ 'project/assets/book.ts': '', 'scripts.json': built }))
  setSiteFolders({ project: join(root, 'project') })
})

afterEach(() => {
  setSiteFolders({})
})

it('gives the address of what the build made of a script, below the base', () => {
  setSiteFolders({ ...siteFolders(), scripts: join(root, 'scripts.json') })
  expect(scriptUrl('assets/book.ts', '/docs/')).toBe('/docs/assets/book-C4tWJ2ty.js')
})

it('gives the address of the source itself in development', () => {
  expect(scriptUrl('assets/book.ts', '/docs/')).toBe(`/docs/@fs${root}/project/assets/book.ts`)
})

it('does not go on with a build that left a script out', () => {
  setSiteFolders({ ...siteFolders(), scripts: join(root, 'scripts.json') })
  expect(() => scriptUrl('assets/faq.js', '/')).toThrow('no script was made from assets/faq.js')
})
