import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, expect, it } from 'vitest'
import { temporaryFolder } from '../../tests/fixtures/temporaryFolder.ts'
import { keptCompilation } from './keptCompilation.ts'

let root: string
let compilations: number

beforeEach(async () => {
  root = await temporaryFolder({ 'source.ts': 'one' })
  compilations = 0
})

/** Compiles by copying the source; each build has a working folder of its own. */
function build(meanwhile: () => Promise<unknown> = async () => {}): Promise<string> {
  const place = { folder: join(root, 'cache/kept'), working: join(root, `working-${compilations}`), kept: 2 }
  return keptCompilation(place, async (out) => {
    compilations += 1
    await mkdir(out)
    await writeFile(join(out, 'bundle.js'), await readFile(join(root, 'source.ts')))
    await meanwhile()
    return [join(root, 'source.ts')]
  })
}

it('compiles again only what was made from another source', async () => {
  const first = await build()
  expect([await build(), compilations]).toEqual([first, 1])
  await writeFile(join(root, 'source.ts'), 'two')
  expect(await readFile(join(await build(), 'bundle.js'), 'utf8')).toBe('two')
  expect(compilations).toBe(2)
})

it('compiles again what was cut off, or has lost a file', async () => {
  const bundle = join(await build(), 'bundle.js')
  await writeFile(bundle, 'o')
  expect(await readFile(join(await build(), 'bundle.js'), 'utf8')).toBe('one')
  await rm(bundle)
  expect(existsSync(join(await build(), 'bundle.js'))).toBe(true)
  expect(compilations).toBe(3)
})

it('leaves what another build has kept meanwhile, which may be reading it', async () => {
  let other = ''
  const own = await build(async () => {
    other = await build()
  })
  expect(compilations).toBe(2)
  expect(own).not.toBe(other)
  expect(await readFile(join(own, 'bundle.js'), 'utf8')).toBe('one')
  expect(await readFile(join(other, 'bundle.js'), 'utf8')).toBe('one')
})

it('goes on with what it has compiled when it cannot be kept', async () => {
  await writeFile(join(root, 'cache'), 'a file where the folder should be')
  const compiled = await build()
  expect(await readFile(join(compiled, 'bundle.js'), 'utf8')).toBe('one')
})

it('forgets what was used longest ago', async () => {
  for (const [days, name] of ['today', 'yesterday', 'before'].entries()) {
    await mkdir(join(root, 'cache', name), { recursive: true })
    const time = Date.now() / 1000 - (days + 1) * 86_400
    await utimes(join(root, 'cache', name), time, time)
  }
  await build()
  expect((await readdir(join(root, 'cache'))).sort()).toEqual(['kept', 'today'])
})
