import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdir, readdir, rm, symlink, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { build } from 'vite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { claimFolder } from '../generator/publish/folder/ownFolder.ts'
import { publishSite } from '../generator/publish/site/publishSite.ts'
import { previousFolder, restoreSite } from '../generator/publish/site/siteSwap.ts'
import { engineRoot } from '../scripts/command/commandLine.ts'
import type { Step } from './atomic/publishAndDie.ts'
import { publishingIn } from './atomic/publishingIn.ts'
import { commandFile } from './commandFile.ts'
import { readFolder } from './diagnostics/readFolder.ts'
import { specFile as spec, writeSmallProject } from './diagnostics/smallProject.ts'
import { marked } from './fixtures/marks.ts'
import { runCommand } from './runCommand.ts'
import { createWorkspace, type Workspace } from './workspace.ts'

let workspace: Workspace
/** Script that publishes a site and is killed. */
let publishing: string

beforeAll(async () => {
  workspace = await createWorkspace()
  publishing = await compilePublishing(workspace.newFolder())
})

afterAll(() => workspace.remove())

describe('the folder a site goes to', () => {
  it('never puts the site in the place of the project it is made from', async () => {
    const root = await writeSmallProject(workspace.newFolder())
    const before = await readFolder(root)
    const result = await runCommand('build', ['--compress', 'none', '--project', root, '--out', root])
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
    const { code } = await runCommand('build', ['--compress', 'none', '--spec', join(root, spec), '--out', out])
    expect(code).toBe(0)
    expect([...(await readFolder(out)).keys()]).not.toContain('old.html')
  })
})

const built: Readonly<Record<string, string>> = {
  'client/index.html': 'new home '.repeat(200),
  'client/assets/app.js': 'new script '.repeat(200),
  'content/public/index.md': '# New home',
  'dist/index.html': 'old home',
  'dist/assets/old.js': 'old script',
  ...marked('dist'),
}

describe('publishing that is killed', () => {
  it.concurrent.each<{ moment: string; step: Step; count: number; hasTools?: false; site: 'old' | 'new' | 'none' }>([
    { moment: 'before anything is written', step: 'writeFileSync', count: 1, site: 'old' },
    { moment: 'when half of it is written', step: 'writeFileSync', count: 6, site: 'old' },
    { moment: 'when it takes over what has not changed', step: 'linkSync', count: 5, site: 'old' },
    { moment: 'right before the swap', step: 'execFile', count: 1, site: 'old' },
    { moment: 'right after the swap', step: 'rm', count: 1, site: 'new' },
    { moment: 'while the site before the last is deleted', step: 'rm', count: 2, site: 'new' },
    { moment: 'before the old site is kept', step: 'rename', count: 1, site: 'new' },
    { moment: 'before it is noted what was published', step: 'rename', count: 2, site: 'new' },
    {
      moment: 'between the two renames of a system that cannot swap',
      step: 'rename',
      count: 2,
      hasTools: false,
      site: 'none',
    },
  ])('$moment leaves a whole site, and the next build repairs the rest', async ({ step, count, hasTools, site }) => {
    const root = await writeBuilt()
    const out = join(root, 'dist')
    if (step === 'linkSync') await publishAgain(root)
    if (step === 'rm') await writeSite(previousFolder(out))
    const old = await readFolder(out)
    expect(await publishAndDie(root, [step, count], hasTools)).toBe('SIGKILL')
    expect(existsSync(out)).toBe(site !== 'none')
    expect(await restoreSite(out)).toBe(site === 'none')
    const found = await readFolder(out)
    if (site !== 'new') expect(found).toEqual(old)
    await publishSite(publishingIn(root))
    const whole = await readFolder(out)
    if (site === 'new') expect(found).toEqual(whole)
    expect([...whole.keys()].sort()).toEqual([
      '.exchange-docs',
      '_headers',
      '_redirects',
      'assets/app.js',
      'assets/app.js.br',
      'assets/app.js.gz',
      'index.html',
      'index.html.br',
      'index.html.gz',
      'index.md',
      'old/index.html',
    ])
    expect((await readdir(root)).sort()).toEqual(['.dist.previous', 'cache', 'client', 'content', 'dist'])
  })
})

describe('publishing on a disk that refuses', () => {
  it.concurrent.each<[code: string, step: Step, count: number]>([
    ['ENOSPC', 'writeFileSync', 1],
    ['ENOSPC', 'writeFileSync', 5],
    ['EROFS', 'mkdir', 2],
  ])('%s ends with an error, and the old site is as it was', async (code, step, count) => {
    const root = await writeBuilt()
    const before = await readFolder(root)
    expect(await publishAndDie(root, [step, count, code])).toBe(1)
    expect(await readFolder(root)).toEqual(before)
  })
})

/** A site of an earlier build, of more than one file. */
async function writeSite(folder: string): Promise<void> {
  claimFolder(folder, 'site')
  for (const file of ['about.html', 'index.html']) await writeFile(join(folder, file), 'older')
}

async function writeBuilt(): Promise<string> {
  const root = workspace.newFolder()
  for (const [file, text] of Object.entries(built)) {
    await mkdir(dirname(join(root, file)), { recursive: true })
    await writeFile(join(root, file), text)
  }
  return root
}

/** Publishes the site at hand, then edits a page. */
async function publishAgain(root: string): Promise<void> {
  await publishSite(publishingIn(root))
  await writeFile(join(root, 'client/index.html'), 'newer home '.repeat(200))
}

type Failure = readonly [step: Step, count: number, code?: string]

/** Publishes in a process of its own, in which the given call fails or kills it; gives the signal or code that it ended with. */
async function publishAndDie(root: string, failure: Failure, hasTools = true): Promise<NodeJS.Signals | number | null> {
  const flags = [publishing, root, ...failure.map(String)]
  const env = hasTools ? process.env : { ...process.env, PATH: await folderWithNode() }
  const child = spawn(process.execPath, flags, { stdio: 'ignore', env })
  await once(child, 'exit')
  return child.signalCode ?? child.exitCode
}

/** A folder of programs with none but Node. */
async function folderWithNode(): Promise<string> {
  const folder = workspace.newFolder()
  await mkdir(folder)
  await symlink(process.execPath, join(folder, 'node'))
  return folder
}

/** Compiles the script that publishes and dies, so that its process starts at once; gives its path. */
async function compilePublishing(folder: string): Promise<string> {
  await build({
    ...{ root: engineRoot, configFile: false, logLevel: 'warn', publicDir: false },
    build: {
      ...{ ssr: join(import.meta.dirname, 'atomic/publishAndDie.ts'), outDir: folder, minify: false, target: 'node20' },
      rolldownOptions: { output: { entryFileNames: '[name].mjs', chunkFileNames: '[name].mjs' } },
    },
    ssr: { noExternal: true },
  })
  return join(folder, 'publishAndDie.mjs')
}

/** Kills a build as soon as it renders pages; gives the signal that ended it. */
async function killWhileBuilding(flags: readonly string[]): Promise<NodeJS.Signals | null> {
  const child = spawn(process.execPath, [commandFile('build'), ...flags], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  child.stderr.on('data', (text) => {
    if (String(text).includes('Prerendering')) child.kill('SIGKILL')
  })
  await once(child, 'exit')
  await rm(join(engineRoot, '.cache', `build-${child.pid}`), { recursive: true, force: true })
  return child.signalCode
}
