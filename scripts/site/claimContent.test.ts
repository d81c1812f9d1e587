import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { digestOf } from '../../generator/index.ts'
import { temporaryFolder } from '../../tests/fixtures/temporaryFolder.ts'
import { claimContent } from './claimContent.ts'

const digests = new Map([['routes.json', digestOf('[]')]])

async function contentFolder() {
  const root = await temporaryFolder({ 'content/routes.json': '[]' })
  return { content: join(root, 'content'), cache: join(root, 'cache') }
}

test('content stays that of the build that claimed it', async () => {
  const { content, cache } = await contentFolder()
  const { check } = await claimContent(content, cache)
  await expect(check(digests)).resolves.toBeUndefined()
})

test('another build that wrote the same does no harm', async () => {
  const { content, cache } = await contentFolder()
  const { check } = await claimContent(content, cache)
  await claimContent(content, cache)
  await expect(check(digests)).resolves.toBeUndefined()
})

test('another build that wrote something else stops this one', async () => {
  const { content, cache } = await contentFolder()
  const { check } = await claimContent(content, cache)
  await claimContent(content, cache)
  await writeFile(join(content, 'routes.json'), '[1]')
  await expect(check(digests)).rejects.toThrow('Another build of this project')
})

test('a cache that was deleted meanwhile stops nothing', async () => {
  const { content, cache } = await contentFolder()
  const { check } = await claimContent(content, cache)
  await rm(cache, { recursive: true })
  await expect(check(digests)).resolves.toBeUndefined()
})
