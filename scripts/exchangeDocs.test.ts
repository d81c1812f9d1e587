import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { ownCommands as declared } from '../generator/contract/ownCommands.ts'
import { readModules } from '../tests/architecture/readModules.ts'
import { temporaryFolder } from '../tests/fixtures/temporaryFolder.ts'
import { engineRoot } from './command/commandLine.ts'
import { compiledIn } from './repository/judgeLicenses.ts'

interface PackageFile {
  readonly scripts: Readonly<Record<string, string>>
  readonly dependencies: Readonly<Record<string, string>>
  /** Optional packages: a project installs the packages that it uses. */
  readonly peerDependencies: Readonly<Record<string, string>>
  readonly files: readonly string[]
}

const { scripts, dependencies, peerDependencies, files }: PackageFile = JSON.parse(
  readFileSync(join(engineRoot, 'package.json'), 'utf8'),
)
const command = join(engineRoot, 'scripts/exchangeDocs.mjs')

/** Commands that are for the engine itself, or that npm calls. */
const ownCommands = ['bench', 'check', 'docs', 'licenses', 'look', 'pack', 'record', 'sbom']

describe('exchange-docs', () => {
  it('lists the commands that npm run has, but for those of the engine itself', () => {
    const help = execFileSync(process.execPath, [command, '--help'], { encoding: 'utf8' })
    const listed = [...help.matchAll(/^ {2}([a-z\d:]+) {2}/gm)].map(([, name]) => name).sort()
    const expected = Object.keys(scripts).filter((name) => !ownCommands.includes(name))
    expect(listed).toEqual(expected.sort())
  })

  it('asks for the same script as npm run', () => {
    // `npm test` tests the engine, and `exchange-docs test` a project.
    const shared = declared.filter(({ name }) => name !== 'test')
    const wrong = shared.filter(({ name, script }) => scripts[name] !== `node scripts/bootstrap.mjs ${script}`)
    expect(wrong).toEqual([])
  })

  it.each(['--version', '-v'])('tells its version for %s', (flag) => {
    const { version } = JSON.parse(readFileSync(join(engineRoot, 'package.json'), 'utf8'))
    expect(execFileSync(process.execPath, [command, flag], { encoding: 'utf8' })).toBe(`${version}\n`)
  })

  it.each([
    [[], 'Name a command.'],
    [['biuld'], 'There is no command "biuld".'],
    [['toString'], 'There is no command "toString".'],
  ])('called with %j ends with 2 and says how to get help', (flags, problem) => {
    const { status, stderr } = spawnSync(process.execPath, [command, ...flags], { encoding: 'utf8' })
    expect({ status, stderr }).toEqual({ status: 2, stderr: `${problem}\nRun with --help to list the commands.\n` })
  })
})

describe('the package', () => {
  it('says how to pack it when npm ran no scripts while it did', async () => {
    const packed = join(await temporaryFolder(), 'node_modules/exchange-docs/scripts')
    cpSync(join(engineRoot, 'scripts/exchangeDocs.mjs'), join(packed, 'exchangeDocs.mjs'))
    cpSync(join(engineRoot, 'scripts/engine'), join(packed, 'engine'), { recursive: true })
    const list = 'generator/contract/ownCommands.json'
    cpSync(join(engineRoot, list), join(packed, '..', list))
    const { status, stderr } = spawnSync(process.execPath, [join(packed, 'exchangeDocs.mjs'), 'build'], {
      encoding: 'utf8',
    })
    expect({ status, stderr }).toEqual({ status: 2, stderr: expect.stringContaining('"npm run pack"') })
  })

  it('brings along whatever its code imports', () => {
    const published = readModules(['entrances', 'generator', 'site', 'scripts', 'tools']).filter(
      ({ path }) => !isLeftOut(path),
    )
    const missing = published.flatMap(({ path, packages }) =>
      packages
        .filter((name) => /^(?!node:|virtual:)[@a-z]/.test(name) && !isInstalled(name))
        .map((name) => `${path} imports ${name}`),
    )
    expect(missing).toEqual([])
  })
})

function isLeftOut(path: string): boolean {
  return files.some((file) => file === `!${path}` || (file.startsWith('!') && path.startsWith(`${file.slice(1)}/`)))
}

/** `react-dom/server` comes with `react-dom`, `@scope/name/part` with `@scope/name`. */
function isInstalled(name: string): boolean {
  const [first = '', second = ''] = name.split('/')
  const own = first.startsWith('@') ? `${first}/${second}` : first
  return own in { ...dependencies, ...peerDependencies } || compiledIn.includes(own)
}
