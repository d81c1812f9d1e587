import { appendFile, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { generate } from '../generator/index.ts'
import { readSkeletonPlace, type SkeletonFlags, writeSkeleton } from '../scripts/tools/skeleton.ts'
import { readFolder } from './diagnostics/readFolder.ts'
import { copyMeridian } from './meridian.ts'
import { type CommandResult, runCommand } from './runCommand.ts'
import { createWorkspace, type Workspace } from './workspace.ts'

let workspace: Workspace
let root: string
let before: readonly string[]
let operation: CommandResult

beforeAll(async () => {
  workspace = await createWorkspace()
  root = await copyMeridian(workspace.newFolder())
  before = await findings()
  operation = await runCommand('new', [
    'operation',
    'orders',
    'GET',
    '/v2/fills/{fillId}',
    '--tag=Orders',
    '--project',
    root,
  ])
  vi.spyOn(console, 'log').mockImplementation(() => {})
  await writeGuide({ title: 'Fees: who pays' })
}, 60_000)

afterAll(async () => {
  vi.restoreAllMocks()
  await workspace.remove()
})

async function writeGuide(flags: SkeletonFlags): Promise<void> {
  const place = await readSkeletonPlace({ kind: 'project', root })
  if (place) await writeSkeleton({ kind: 'guide', path: 'orders/fees' }, flags, place)
}

async function findings(): Promise<string[]> {
  const { diagnostics } = await generate({ kind: 'project', root })
  return diagnostics.map(({ code, file, message }) => `${code} ${file} ${message}`)
}

describe('npm run new', () => {
  it('writes nothing beside a catalog that is cut off', async () => {
    const broken = await copyMeridian(workspace.newFolder())
    await appendFile(join(broken, 'specs/orders/i18n/zh.po'), '\nmsgid "A text')
    const written = await readFolder(broken)
    const flags = ['operation', 'orders', 'GET', '/v2/fills/{fillId}', '--tag=Orders', '--project', broken]
    const { code, stdout, stderr } = await runCommand('new', flags)
    expect(code).not.toBe(0)
    expect(stdout + stderr).toMatch(/specs\/orders\/i18n\/zh\.po:\d+.*A text in quotes does not end on its line\./s)
    expect(stdout + stderr).not.toMatch(/^\s+at /m)
    expect(await readFolder(broken)).toEqual(written)
  })

  it('says what it wrote and what to do next', () => {
    expect(operation.stdout.split('\n').slice(0, 3)).toEqual([
      'new     specs/orders/paths/fills.yaml',
      'edited  specs/orders/openapi.yaml',
      'edited  specs/orders/i18n/zh.po',
    ])
  })

  it('writes what validates, but for texts to write and the title to translate', async () => {
    const added = (await findings()).filter((own) => !before.includes(own))
    const places = added.map((own) => own.split(' ').slice(0, 2).join(' '))
    expect([...new Set(places)]).toEqual([
      'text-to-fill-in guides/en/orders/fees.mdx',
      'text-to-fill-in guides/zh/orders/fees.mdx',
      'page-unlisted site.config.ts',
      'translation-missing specs/orders/i18n/zh.po',
      'text-to-fill-in specs/orders/paths/fills.yaml',
    ])
    expect(await readFile(join(root, 'specs/orders/i18n/zh.po'), 'utf8')).toContain(
      'msgid "Get fills by fill id"\nmsgstr ""',
    )
  })

  it('overwrites nothing', async () => {
    await appendFile(join(root, 'guides/en/orders/fees.mdx'), 'Mine.\n')
    await expect(writeGuide({})).rejects.toThrow('guides/en/orders/fees.mdx is there already.')
    expect(await readFile(join(root, 'guides/en/orders/fees.mdx'), 'utf8')).toMatch(/Mine\.\n$/)
  })
})
