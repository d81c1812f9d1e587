import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import config from '../site.config.ts'
import { findCycles } from './architecture/findCycles.ts'
import { productNames } from './architecture/productNames.ts'
import { filesBelow, isForTests, type Module, readModules, repository } from './architecture/readModules.ts'
import { mayImport, roomOf } from './architecture/rooms.ts'

const modules = readModules(['generator', 'site', 'scripts', 'sandbox'])

describe('the walls between the rooms', () => {
  it('stand as docs/architecture.md draws them', () => {
    const holes = modules.flatMap((module) =>
      module.imports
        .filter((entry) => !mayImport(module.path, entry))
        .map(({ target, isType }) => `${module.path} imports ${isType ? 'a type of ' : ''}${target}`),
    )
    expect(holes).toEqual([])
  })

  it('leave no folder without a room', () => {
    expect(modules.map(({ path }) => path).filter((path) => roomOf(path) === undefined)).toEqual([])
  })

  it('let only tests import what is made for tests', () => {
    const importers = modules.filter(({ imports }) => imports.some(({ target }) => isForTests(target)))
    expect(importers.map(({ path }) => path)).toEqual([])
  })

  it('have no two files that import each other, directly or around a corner', () => {
    expect(findCycles(modules)).toEqual([])
  })

  it('keep React out of the generator, and Node out of the contract', () => {
    const react = modules.filter(
      ({ path, packages }) =>
        path.startsWith('generator/') && packages.some((name) => /^(react|vite|vike)(\b|-)/.test(name)),
    )
    const node = modules.filter(
      ({ path, packages }) =>
        /^generator\/(contract|model\/view)\//.test(path) && packages.some((name) => name.startsWith('node:')),
    )
    expect([...react, ...node].map(({ path }) => path)).toEqual([])
  })
})

describe('the browser', () => {
  it('gets nothing of the server or the build, no generator stage and no Node module', () => {
    const reached = reachableFrom('site/pages/+client.tsx')
    const own = reached.filter(
      ({ path }) =>
        /^site\/(article|server|build)\//.test(path) ||
        (path.startsWith('generator/') && !/^generator\/(contract|model\/view|samples|search)\//.test(path)),
    )
    const node = reached.filter(({ packages }) => packages.some((name) => name.startsWith('node:')))
    expect([...own, ...node].map(({ path }) => path)).toEqual([])
  })
})

describe('the sandbox', () => {
  it('has no clock, no randomness and no connection of its own', () => {
    const own = modules.filter(({ path }) => path.startsWith('sandbox/'))
    const effects = own.filter(
      ({ text, packages }) =>
        /\b(Date\.now|new Date\(\)|Math\.random|performance\.|setTimeout|setInterval|fetch\()/.test(text) ||
        packages.some((name) => name !== 'bignumber.js'),
    )
    expect(own.length).toBeGreaterThan(20)
    expect(effects.map(({ path }) => path)).toEqual([])
  })
})

describe('the engine', () => {
  it('never names the product that site.config.ts describes', () => {
    const names = productNames(config)
    const files = ['generator', 'site', 'scripts'].flatMap(filesBelow)
    const found = files.flatMap((file) => {
      const text = readFileSync(join(repository, file), 'utf8').toLowerCase()
      return names.filter((name) => text.includes(name)).map((name) => `${file} names ${name}`)
    })
    expect(names.length).toBeGreaterThan(1)
    expect(found).toEqual([])
  })
})

/** The modules that a bundler would take along from one file on: types are gone by then. */
function reachableFrom(path: string): Module[] {
  const known = new Map(modules.map((module) => [module.path, module]))
  const reached = new Set<string>([path])
  for (const current of reached) {
    for (const { target, isType } of known.get(current)?.imports ?? []) if (!isType) reached.add(target)
  }
  return [...reached].flatMap((reachedPath) => known.get(reachedPath) ?? [])
}
