import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { inlinedPackages } from '../scripts/engine/inlinePackages.mjs'
import { compiledIn } from '../scripts/repository/judgeLicenses.ts'
import config from '../site.config.ts'
import { findCycles } from './architecture/findCycles.ts'
import { productNames } from './architecture/productNames.ts'
import { filesBelow, isForTests, type Module, readModules, repository } from './architecture/readModules.ts'
import { mayImport, roomOf } from './architecture/rooms.ts'

const modules = readModules(['entrances', 'generator', 'kernel', 'site', 'scripts', 'sandbox', 'tools'])

/** Modules that write, and none of a person's files: outputs, caches, temporary folders, and the copies of a version. */
const writesElsewhere = new RegExp(
  [
    'generator/publish/content/(?:writeWhole|freezeVersion|writeContent)',
    'generator/publish/(?:folder/ownFolder|site/publishFile|site/publishedFiles)',
    'generator/validate/document/box/boxBundle',
    'scripts/(?:site|engine|repository)/',
    'scripts/tools/(?:programs/|testProject/testRecipes|writePackage|writeReport)',
  ]
    .map((path) => `^${path}`)
    .join('|'),
)

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

  it('export nothing that no other file names', () => {
    const folders = ['assets', 'bench', 'generator', 'kernel', 'sandbox', 'scripts', 'site', 'tests', 'tools']
    const users = countNames(['vite.config.ts', 'vitest.config.ts', ...folders.flatMap(filesBelow)])
    const unused = modules
      .filter(({ path }) => /^(generator|site|scripts|tools)\//.test(path) && !isPublic(path))
      .flatMap(({ path, text }) => exportedNames(text).map((name) => ({ path, name })))
      .filter(({ name }) => users.get(name) === 1)
    expect(unused.map(({ path, name }) => `${path} exports ${name}`)).toEqual([])
  })

  it('write into projects by one function', () => {
    const writing =
      /\b(?:(?:writeFile|appendFile|copyFile|cp)(?:Sync)?|writeSync|createWriteStream)\(|\bopen(?:Sync)?\([^)]*, '[wa]x?\+?'/
    const writers = modules.filter(
      ({ path, text }) => /^(?:generator|scripts|tools)\//.test(path) && writing.test(text),
    )
    expect(writers.map(({ path }) => path).filter((path) => !writesElsewhere.test(path))).toEqual([])
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
        /^site\/(article|server|bundle)\//.test(path) ||
        (path.startsWith('generator/') && !/^generator\/(contract|model\/view|samples|search)\//.test(path)),
    )
    const node = reached.filter(({ packages }) => packages.some((name) => name.startsWith('node:')))
    expect([...own, ...node].map(({ path }) => path)).toEqual([])
  })
})

describe('a build', () => {
  it('loads no tool', () => {
    const reached = reachableFrom('scripts/build.ts').map(({ path }) => path)
    expect(reached.length).toBeGreaterThan(300)
    expect(reached.filter((path) => path.startsWith('tools/'))).toEqual([])
  })
})

describe('the package', () => {
  const own = modules.filter(({ path }) => !/^(?:sandbox|scripts\/repository)\//.test(path))

  it('installs each package that a site with components of its project is compiled from', () => {
    const starts = own.map(({ path }) => path).filter((path) => path.startsWith('site/'))
    const compiled = reachableFrom(...starts)
    const absent = compiledIn.filter((name) => !inlinedPackages.includes(name))
    expect(packagesOf(compiled).filter((name) => absent.includes(name))).toEqual([])
  })
})

/** Names of the packages that modules import, without Node's modules and those that a build makes. */
function packagesOf(some: readonly Module[]): string[] {
  const imported = some.flatMap(({ packages }) => packages).filter((name) => !/^(?:node|virtual):/.test(name))
  return [...new Set(imported.map((name) => /^(?:@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? name))].sort()
}

describe.each([
  [
    'sandbox',
    ['exchange-docs/kernel', 'exchange-docs/kernel/futures', 'exchange-docs/kernel/spot', 'exchange-docs/mock'],
  ],
  ['kernel', []],
])('the %s', (room, allowed) => {
  it('has no clock, no randomness and no connection of its own, and imports only what it may', () => {
    const own = modules.filter(({ path }) => path.startsWith(`${room}/`))
    const effects = own.filter(
      ({ text, packages }) =>
        /\b(Date\.now|new Date\(\)|Math\.random|performance\.|setTimeout|setInterval|fetch\()/.test(text) ||
        packages.some((name) => !allowed.includes(name)),
    )
    expect(own.length).toBeGreaterThan(15)
    expect(effects.map(({ path }) => path)).toEqual([])
  })
})

describe('the engine', () => {
  it('never names the product that site.config.ts describes', () => {
    const names = productNames(config)
    const files = ['generator', 'kernel', 'site', 'scripts', 'tools'].flatMap(filesBelow)
    const found = files.flatMap((file) => {
      const text = readFileSync(join(repository, file), 'utf8').toLowerCase()
      return names.filter((name) => text.includes(name)).map((name) => `${file} names ${name}`)
    })
    expect(names.length).toBeGreaterThan(1)
    expect(found).toEqual([])
  })
})

/** The modules that a bundler would take along from some files on: types are gone by then. */
function reachableFrom(...starts: readonly string[]): Module[] {
  const known = new Map(modules.map((module) => [module.path, module]))
  const reached = new Set<string>(starts)
  for (const current of reached) {
    for (const { target, isType } of known.get(current)?.imports ?? []) if (!isType) reached.add(target)
  }
  return [...reached].flatMap((reachedPath) => known.get(reachedPath) ?? [])
}

/** Files whose exports others than files of the project read: projects that install the engine, and Vike. */
function isPublic(path: string): boolean {
  return /^(entrances\/.*|generator\/contract\/(mock|transformSpec)\.ts|site\/pages\/.*)$/.test(path)
}

function exportedNames(text: string): string[] {
  return [...text.matchAll(/^export (?:async )?(?:const|function\*?|class|interface|type) (\w+)/gm)].map(
    ([, name = '']) => name,
  )
}

/** How many files name each word. */
function countNames(files: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const file of files.filter((path) => /\.(tsx?|mjs)$/.test(path))) {
    const words = new Set(readFileSync(join(repository, file), 'utf8').match(/[A-Za-z_]\w*/g))
    for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1)
  }
  return counts
}
