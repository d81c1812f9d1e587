import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { engineRoot } from '../command/commandLine.ts'
import { judgeLicenses, type LockedPackage } from './judgeLicenses.ts'

interface LockEntry extends LockedPackage {
  readonly integrity?: string
  readonly resolved?: string
  readonly hasInstallScript?: boolean
  readonly dev?: boolean
}

const { packages }: { packages: Readonly<Record<string, LockEntry>> } = JSON.parse(
  readFileSync(join(engineRoot, 'package-lock.json'), 'utf8'),
)
/** The repository itself, and the sandbox, which is its workspace and depends on it. */
const own = ['', 'sandbox', 'node_modules/exchange-docs', 'node_modules/exchange-docs-sandbox']
const entries = Object.entries(packages).filter(([path]) => !own.includes(path))

describe('the lock file', () => {
  it('holds every package to a hash of its content', () => {
    expect(
      entries.filter(([, { integrity = '' }]) => !/^sha512-[\w+/]{86}==$/.test(integrity)).map(([path]) => path),
    ).toEqual([])
  })

  it('takes every package from the registry that npm is set to', () => {
    expect(entries.filter(([, { resolved, link }]) => resolved !== undefined || link).map(([path]) => path)).toEqual([])
  })

  it('has no package with an install script but what a development tool reports installations with', () => {
    const scripted = entries.filter(([, { hasInstallScript }]) => hasInstallScript)
    expect(scripted.map(([path, { dev }]) => `${path} ${dev ? 'development' : 'production'}`)).toEqual([
      // Of the AsyncAPI parser. `.npmrc` runs no install script.
      'node_modules/@scarf/scarf development',
    ])
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
