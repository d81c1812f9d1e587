import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { temporaryFolder } from '../../tests/fixtures/temporaryFolder.ts'
import { setSiteFolders } from '../server/content/siteFolders.ts'
import { publishedFile } from './contentPlugin.ts'

async function newContent(): Promise<string> {
  const above = await temporaryFolder({
    'content/markdown/faq.md': '# FAQ',
    'content/public/llms.txt': '# Site',
    'content/public/zh/search.json': '{}',
    'content/search/en.json': '{}',
    'content/samples/spot/order it.py': '',
    'content/pages/secret.mdx': '',
    'content-two/search/en.json': '{}',
  })
  const content = join(above, 'content')
  await mkdir(join(content, 'operations'))
  setSiteFolders({ content })
  onTestFinished(() => {
    setSiteFolders({})
  })
  return content
}

test.each([
  ['/llms.txt', 'public/llms.txt'],
  ['/zh/search.json', 'public/zh/search.json'],
  ['/search/en.json', 'search/en.json'],
  ['/samples/spot/order%20it.py', 'samples/spot/order it.py'],
])('%s is a file of the site', async (path, file) => {
  const content = await newContent()
  expect(publishedFile(path)).toBe(join(content, file))
})

test.each([
  '/search/',
  '/search',
  '/samples/spot',
  '/operations/',
  '/operations/none.json',
  '/pages/secret.mdx',
  '/search/%2e%2e/%2e%2e/content-two/search/en.json',
  '/search/..%2fpages/secret.mdx.md',
  '/search/../../content-two/search/en.json',
  '/search/%00',
  '/search/en.json/more',
  `/search/${'x'.repeat(300)}`,
])('%s is none', async (path) => {
  await newContent()
  expect(publishedFile(path)).toBeUndefined()
})
