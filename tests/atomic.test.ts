import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { engineRoot } from '../scripts/commandLine.ts'
import { readFolder } from './diagnostics/readFolder.ts'
import { specFile as spec, writeSmallProject } from './diagnostics/smallProject.ts'
import { runCommand } from './runCommand.ts'
import { createWorkspace, type Workspace } from './workspace.ts'

let workspace: Workspace

beforeAll(async () => {
  workspace = await createWorkspace()
})

afterAll(() => workspace.remove())

describe('the folder a site goes to', () => {
  it('never puts the site in the place of the project it is made from', async () => {
    const root = await writeSmallProject(workspace.newFolder())
    const before = await readFolder(root)
    const result = await runCommand('build', ['--project', root, '--out', root])
    expect({ code: result.code, help: result.stderr.includes('Run with --help') }).toEqual({ code: 2, help: true })
    expect(await readFolder(root)).toEqual(before)
  })
})

describe('a build that is killed', () => {
  it('leaves the old site as it was, and the next one succeeds', async () => {
    const root = await writeSmallProject(workspace.newFolder())
    const out = await workspace.writeOldSite()
    const before = await readFolder(out)
    expect(await killWhileBuilding(['--spec', join(root, spec), '--out', out])).toBe('SIGKILL')
    expect(await readFolder(out)).toEqual(before)
    const { code } = await runCommand('build', ['--spec', join(root, spec), '--out', out])
    expect(code).toBe(0)
    expect([...(await readFolder(out)).keys()]).not.toContain('old.html')
  })
})

/** Kills a build as soon as it compiles; gives the signal that ended it. */
async function killWhileBuilding(flags: readonly string[]): Promise<NodeJS.Signals | null> {
  const script = join(engineRoot, 'scripts/build.ts')
  const child = spawn(process.execPath, ['--import', import.meta.resolve('tsx'), script, ...flags], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  child.stderr.on('data', (text) => {
    if (String(text).includes('Compiling')) child.kill('SIGKILL')
  })
  await once(child, 'exit')
  await rm(join(engineRoot, '.cache', `build-${child.pid}`), { recursive: true, force: true })
  return child.signalCode
}
