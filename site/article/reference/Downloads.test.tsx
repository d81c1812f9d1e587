import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { signedText } from '../../../tests/fixtures/signing/schemes.ts'
import { setSiteFolders } from '../../server/content/siteFolders.ts'
import { api, htmlOf, renderInArticle, textOf } from '../testing.tsx'
import { ApiOverview } from './ApiOverview.tsx'
import { Downloads } from './Downloads.tsx'

const file = { api: 'orders', version: '3.1.0' }
const downloads = [
  { ...file, kind: 'openapi', format: 'yaml', path: 'specs/orders/openapi.yaml' },
  { ...file, kind: 'openapi', format: 'json', path: 'specs/orders/openapi.json' },
  { ...file, kind: 'postman', format: 'json', path: 'specs/orders/postman.json', variables: ['API_KEY', 'API_SECRET'] },
]

let folder = ''

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'downloads-'))
  writeFileSync(join(folder, 'downloads.json'), JSON.stringify(downloads))
  setSiteFolders({ content: folder })
})

afterEach(() => {
  setSiteFolders({})
  rmSync(folder, { recursive: true })
})

it('lists the files of an API, those of one document together, and the variables of its collection', () => {
  expect(textOf(htmlOf(<Downloads api="orders" />))).toContain(
    'OpenAPI 3.1.0, the REST API: openapi.yaml or openapi.json Postman collection 3.1.0, the example requests: postman.json . Its requests authenticate themselves once the variables API_KEY and API_SECRET are set. Those that act on your account skip a real server until the variable LIVE is yes.',
  )
})

it('names the collection that signs only where there is one', () => {
  const signed = api({ securitySchemes: [{ id: 'signed', type: 'apiKey', flows: [], signing: signedText() }] })
  const shown = () => textOf(htmlOf(<Downloads api="orders" />, { api: signed }))
  expect(shown()).toContain('send private requests unsigned. The Postman collection signs them.')
  writeFileSync(join(folder, 'downloads.json'), JSON.stringify(downloads.slice(0, 2)))
  expect(shown()).toMatch(/send private requests unsigned\. *$/)
})

it('links to the published files below the base, each saved under a name that tells the API', () => {
  expect(htmlOf(<Downloads api="orders" />)).toMatch(
    /<a href="[^"]*\/specs\/orders\/openapi\.yaml" download="orders-openapi\.yaml" type="application\/yaml">/,
  )
})

it('are on the generated overview of an API, and are not where there is nothing to load', () => {
  expect(renderInArticle(<ApiOverview />).headings.map(({ id }) => id)).toContain('downloads')
  writeFileSync(join(folder, 'downloads.json'), '[ ]')
  expect(renderInArticle(<ApiOverview />).headings.map(({ id }) => id)).not.toContain('downloads')
  expect(htmlOf(<Downloads api="orders" />)).toBe('')
})
