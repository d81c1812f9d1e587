import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { engineRoot } from './commandLine.ts'
import { judgeLicenses, type LockedPackage } from './judgeLicenses.ts'

interface LockEntry extends LockedPackage {
  readonly integrity?: string
  readonly resolved?: string
  readonly link?: boolean
  readonly hasInstallScript?: boolean
}

const { packages }: { packages: Readonly<Record<string, LockEntry>> } = JSON.parse(
  readFileSync(join(engineRoot, 'package-lock.json'), 'utf8'),
)
const entries = Object.entries(packages).filter(([path]) => path !== '')

/** Packages whose install script is not run: `.npmrc` says so for all of them. What each would do, and why it can be left out. */
const installScripts: Readonly<Record<string, string>> = {
  '@scarf/scarf': 'reports installations to a server; nothing else is in it',
  // Vike's.
  esbuild: 'puts its program in the place of the script that calls it, which works as well',
}

describe('the lock file', () => {
  it('holds every package to a hash of its content', () => {
    expect(
      entries.filter(([, { integrity = '' }]) => !/^sha512-[\w+/]{86}==$/.test(integrity)).map(([path]) => path),
    ).toEqual([])
  })

  it('takes every package from the registry that npm is set to', () => {
    expect(entries.filter(([, { resolved, link }]) => resolved !== undefined || link).map(([path]) => path)).toEqual([])
  })

  it('has no package whose install script nobody has looked at', () => {
    const names = entries.flatMap(([path, { hasInstallScript }]) =>
      hasInstallScript ? path.replace(/^.*node_modules\//, '') : [],
    )
    expect(names.filter((name) => !(name in installScripts))).toEqual([])
  })

  it('brings only packages whose licence is allowed', () => {
    const refused = judgeLicenses(packages).filter(({ reason }) => reason === undefined)
    expect(refused.map(({ name, license }) => `${name}: ${license}`)).toEqual([])
  })
})

describe('the workflow', () => {
  const folder = join(engineRoot, '.github/workflows')
  const texts = readdirSync(folder).map((file) => readFileSync(join(folder, file), 'utf8'))
  const actions = texts.flatMap((text) => [...text.matchAll(/\buses: *(.*)/g)].map(([, action]) => action))

  it('names every action by a commit, with its version beside it', () => {
    expect(actions.length).toBeGreaterThan(0)
    expect(actions.filter((action = '') => !/^[\w-]+\/[\w/-]+@[\da-f]{40} # v\d+\.\d+\.\d+$/.test(action))).toEqual([])
  })
})

it('npm runs no install script', () => {
  expect(readFileSync(join(engineRoot, '.npmrc'), 'utf8').split('\n')).toContain('ignore-scripts=true')
})
