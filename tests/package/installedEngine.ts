import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, symlink } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { repository } from '../runCommand.ts'

const run = promisify(execFile)

/** The engine as a file that npm installs. */
export async function packEngine(folder: string): Promise<string> {
  const flags = ['run', '--silent', 'pack', '--', '--json', '--pack-destination', folder]
  const { stdout } = await run('npm', flags, { cwd: repository })
  const [{ filename }] = JSON.parse(stdout)
  return join(folder, filename)
}

/** Unpacks the engine as npm would, with the packages of the repository. Gives its folder. */
export async function unpackEngine(file: string, packages: string): Promise<string> {
  await mkdir(join(packages, '.bin'), { recursive: true })
  await run('tar', ['-xzf', file, '-C', packages])
  const engine = join(packages, 'exchange-docs')
  await rename(join(packages, 'package'), engine)
  await symlink(join(engine, 'scripts/exchangeDocs.mjs'), join(packages, '.bin/exchange-docs'))
  const held = JSON.parse(await readFile(join(engine, 'npm-shrinkwrap.json'), 'utf8'))
  const installed = Object.keys(held.packages).flatMap(
    (path) => /^node_modules\/((?:@[^/]+\/)?[^/]+)$/.exec(path)?.[1] ?? [],
  )
  await Promise.all(installed.map((name) => linkPackage(name, packages)))
  return engine
}

/** Gives a folder of packages one of the repository; those for other platforms are not there. */
async function linkPackage(name: string, packages: string): Promise<void> {
  if (!existsSync(join(repository, 'node_modules', name))) return
  await mkdir(dirname(join(packages, name)), { recursive: true })
  await symlink(join(repository, 'node_modules', name), join(packages, name))
}

/** Code and output of a program that a person starts in a folder, outside of the tests. */
export async function runIn(
  cwd: string,
  [program = '', ...flags]: readonly string[],
  variables: Variables = {},
): Promise<Ended> {
  const maxBuffer = 64 * 1024 * 1024
  return run(program, flags, { cwd, env: { ...outside(), ...variables }, maxBuffer }).then(
    ({ stdout, stderr }) => ({ code: 0, text: stdout, stderr }),
    ({ code, stdout, stderr }) => ({ code, text: `${stdout}\n${stderr}`, stderr }),
  )
}

/** The variables of a shell in which no test runs. */
export function outside(): Record<string, string | undefined> {
  const { NODE_ENV: _, VITEST: __, ...env } = process.env
  return { ...env, NO_COLOR: '1' }
}

type Variables = Readonly<Record<string, string>>

export interface Ended {
  readonly code: number
  readonly text: string
  readonly stderr: string
}
