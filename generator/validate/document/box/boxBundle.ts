import { createHash } from 'node:crypto'
import { existsSync, statSync } from 'node:fs'
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { createRequire, isBuiltin } from 'node:module'
import { basename, dirname, join, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'rolldown'
import { licenseTexts } from './licenseTexts.ts'

const root = fileURLToPath(new URL('../../../..', import.meta.url))

/** Programs that run in the box, each with its entry file and the package that it runs. */
const boxes = {
  asyncapi: { entry: 'parseAsyncapi.ts', package: '@asyncapi/parser' },
  redocly: { entry: 'lintWithRedocly.ts', package: '@redocly/openapi-core' },
  swagger: { entry: 'upgradeSwagger.ts', package: '@scalar/openapi-upgrader' },
} as const

export type BoxName = keyof typeof boxes

const bundles = new Map<BoxName, Promise<string | undefined>>()

/**
 * File of a program for the box; undefined if its package is not installed. An installed engine brings the file; a checkout
 * makes it again when packages or program have changed.
 */
export function boxBundle(name: BoxName): Promise<string | undefined> {
  const bundle = bundles.get(name) ?? findBundle(name)
  bundles.set(name, bundle)
  return bundle
}

/** Writes the programs for a package into a folder, each with the licences of its contents. */
export async function compileBoxes(folder: string): Promise<void> {
  for (const name of Object.keys(boxes) as BoxName[]) {
    const packages = await compileBox(name, join(folder, `${name}.js`))
    await writeFile(join(folder, `${name}.licenses.txt`), await licenseTexts(packages))
  }
}

async function findBundle(name: BoxName): Promise<string | undefined> {
  if (root.split(sep).includes('node_modules')) {
    const packed = join(root, 'engine', 'boxes', `${name}.js`)
    return existsSync(packed) ? packed : undefined
  }
  if (!isInstalled(name)) return undefined
  const folder = join(root, '.cache', 'boxes')
  const file = join(folder, `${name}-${keyOf(name)}.js`)
  if (existsSync(file)) return file
  await compileBox(name, file)
  const outdated = outdatedBundles(await readdir(folder), basename(file))
  await Promise.all(outdated.map((other) => rm(join(folder, other), { force: true })))
  return file
}

/** The bundles of one program that a new one replaces. Another thread may still write a file whose name goes on after `.js`. */
export function outdatedBundles(files: readonly string[], current: string): string[] {
  const [program = ''] = current.split('-')
  return files.filter((file) => file !== current && file.startsWith(`${program}-`) && file.endsWith('.js'))
}

function isInstalled(name: BoxName): boolean {
  try {
    createRequire(import.meta.url).resolve(boxes[name].package)
    return true
  } catch {
    return false
  }
}

/** A key from sizes and times alone, like the key of the engine. */
function keyOf(name: BoxName): string {
  const own = ['boxBundle.ts', 'boxGlobals.ts', 'questions.ts', boxes[name].entry].map(
    (file) => `generator/validate/document/box/${file}`,
  )
  const files = [...own, 'generator/validate/document/redoclyRules.ts', 'package-lock.json']
  const hash = createHash('sha256')
  for (const file of files) {
    const { size, mtimeMs } = statSync(join(root, file))
    hash.update(`${file}:${size}:${mtimeMs}\n`)
  }
  return hash.digest('hex').slice(0, 16)
}

/** Compiles a program, and returns the folders of its packages. */
async function compileBox(name: BoxName, file: string): Promise<ReadonlySet<string>> {
  const { build } = await import('rolldown')
  const working = `${file}.${process.pid}-${Math.random().toString(36).slice(2)}`
  const packages = new Set<string>()
  await mkdir(dirname(file), { recursive: true })
  await build({
    input: join(root, 'generator/validate/document/box', boxes[name].entry),
    platform: 'browser',
    plugins: [withoutSurroundings(packages)],
    transform: { define: { 'import.meta': '({})' } },
    output: { file: working, format: 'iife', name: 'box', minify: true },
    logLevel: 'silent',
  })
  await rename(working, file)
  return packages
}

/** Replaces modules of Node and HTTP clients, which the box does not have, and records the bundled packages. */
function withoutSurroundings(packages: Set<string>): Plugin {
  return {
    name: 'exchange-docs:box',
    resolveId(id) {
      return isBuiltin(id) || id === 'node-fetch' ? `\0absent:${id}` : null
    },
    load(id) {
      if (id.startsWith('\0absent:')) return { code: absent, moduleType: 'js' }
      const [folder] = /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/.exec(id) ?? []
      if (folder !== undefined) packages.add(folder)
      return null
    },
  }
}

const absent = 'module.exports = () => { throw new Error("There is nothing but the language.") }'
