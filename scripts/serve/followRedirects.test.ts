import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { setSiteFolders, siteFolders } from '../../site/server/content/siteFolders.ts'
import { movedPages, movedTo } from '../../tests/fixtures/movedPages.ts'
import { temporaryFolder } from '../../tests/fixtures/temporaryFolder.ts'
import { movedFrom } from './followRedirects.ts'

const before = siteFolders()

beforeEach(async () => {
  const redirects = { '/old': '/faq', '/faq/*': '/help/:splat', ...movedPages }
  const root = await temporaryFolder({
    'content/site.json': JSON.stringify({ base: '/docs/', redirects }),
    'content/routes.json': JSON.stringify({ routes: [{ url: '/faq/fees' }], sidebars: [] }),
  })
  setSiteFolders({ content: join(root, 'content') })
})

afterEach(() => setSiteFolders(before))

/** Vite serves modules at addresses with an end. */
const ofPages = movedTo.filter(([address]) => !/\.\w+$/.test(address))

test.each([...ofPages, ['/old/', '/faq'] as const])('from %s to %s while a site is written', (address, target) => {
  expect(movedFrom(`/docs${address}`)).toBe(target && `/docs${target}`)
})

test.each(['/docs/faq/fees', '/docs/guides/module.tsx', '/guides/second', '/docs/@vite/client', '/docs'])(
  '%s does not lead on: a page, a module, or no address of the site',
  (address) => expect(movedFrom(address)).toBeUndefined(),
)
