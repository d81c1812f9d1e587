import { mkdir, rm, symlink, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readFolder } from './diagnostics/readFolder.ts'
import { isFull } from './fullRun.ts'
import { copyMeridian } from './meridian.ts'
import { type CommandName, runCommand } from './runCommand.ts'
import { createWorkspace, type Workspace } from './workspace.ts'

let workspace: Workspace

beforeAll(async () => {
  workspace = await createWorkspace()
})

afterAll(() => workspace.remove())

const otherFolders: [CommandName, string][] = [
  ['generate', '.'],
  ['generate', 'photos'],
  ['build', 'photos'],
]

describe('a folder that is not for output', () => {
  it.each<[CommandName, string]>([
    ['generate', 'to-guides'],
    ['report', 'photos'],
    ['build', 'to-project'],
    ...(isFull ? otherFolders : []),
  ])('%s --out %s ends with 2, and every file is as it was', async (command, out) => {
    const folder = workspace.newFolder()
    const root = await copyMeridian(join(folder, 'project'))
    await mkdir(join(root, 'photos'))
    await writeFile(join(root, 'photos/index.html'), 'mine')
    await symlink('guides', join(root, 'to-guides'))
    await symlink('.', join(root, 'to-project'))
    const before = await readFolder(root)
    const { code, stderr } = await runCommand(command, ['--project', root, '--out', join(root, out)])
    expect({ code, help: stderr.includes('Run with --help') }).toEqual({ code: 2, help: true })
    expect(await readFolder(root)).toEqual(before)
  })
})

describe('a link that leads out of the project', () => {
  it.each<[CommandName, string, readonly string[]]>([
    ['i18n', 'specs/orders/i18n/zh.po', []],
    ['generate', 'routes.lock.json', ['--lock']],
    ['new', 'guides/en/fees', ['guide', 'fees/taker']],
    ['new', 'specs/orders/i18n/zh.po', ['operation', 'orders', 'GET', '/v2/fees', '--tag=Orders']],
    ['versionCut', 'versions', ['1.0']],
  ])('is not written through by %s: %s', async (command, link, flags) => {
    const folder = workspace.newFolder()
    const root = await copyMeridian(join(folder, 'project'))
    const target = join(folder, 'outside', link)
    const isFile = link.includes('.')
    await mkdir(isFile ? dirname(target) : target, { recursive: true })
    if (isFile) await writeFile(target, link.endsWith('.json') ? '{}' : 'msgid ""\nmsgstr ""\n')
    await rm(join(root, link), { force: true })
    await symlink(target, join(root, link))
    const before = await readFolder(folder)
    const { code, stderr } = await runCommand(command, ['--project', root, ...flags])
    expect({ code, why: stderr.includes('leads out of the project') }).toEqual({ code: 2, why: true })
    expect(await readFolder(folder)).toEqual(before)
  })
})
