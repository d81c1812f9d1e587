import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { shellIds } from '../../../generator/contract/ids.ts'
import { pageDataElementId } from '../../shared/pageData.ts'

test('the ids that stand on every page are those that no article gets', () => {
  const files = ['browser/shell', 'browser/search', 'server/page', 'pages'].flatMap((folder) => {
    const url = new URL(`../../${folder}/`, import.meta.url)
    const names = readdirSync(url, { recursive: true, encoding: 'utf8' })
    return names
      .filter((name) => /(?<!\.test)\.tsx?$/.test(name))
      .map((name) => readFileSync(new URL(name, url), 'utf8'))
  })
  const written = files.flatMap((text) => [...text.matchAll(/\bid="([\w-]+)"/g)].map(([, id]) => id))
  expect([...new Set([...written, pageDataElementId])].sort()).toEqual([...shellIds].sort())
})
