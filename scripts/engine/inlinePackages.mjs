import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { packagesOf } from './compileEngine.mjs'

/**
 * Packages of the site's own sources, which bring dozens of others each. A project that installs the engine compiles these
 * sources, and would install them all.
 */
export const inlinedPackages = ['@mdx-js/rollup', 'ajv-formats']

/** Compiles packages into a copy of the engine and lets its sources import them from there. Gives the folders of all inside. */
export async function inlinePackages(folder) {
  const files = ['generator', 'site', 'vite.config.ts'].flatMap((name) => sourcesBelow(join(folder, name)))
  const imports = files.flatMap(importsOf)
  const inside = new Set()
  for (const [index, entry] of imports.entries())
    for (const name of await inline(entry, join(folder, 'engine/packages', `${index}`))) inside.add(name)
  return inside
}

async function inline({ file, id, clause }, path) {
  const { build } = await import('rolldown')
  const [entry, compiled] = [`${path}.mjs`, `${path}.js`]
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(entry, `export ${clause} from '${id}'\n`)
  const { output } = await build({
    input: entry,
    // Vite reads its configuration in Node. Browser and server load all else.
    platform: file.endsWith('vite.config.ts') ? 'node' : 'browser',
    transform: { define: { __dirname: 'import.meta.dirname' } },
    output: { file: compiled, format: 'esm' },
    logLevel: 'warn',
    // Packages bring some that their own compiler left behind.
    checks: { moduleLevelDirective: false },
  })
  rmSync(entry)
  const address = relative(dirname(file), compiled).replaceAll('\\', '/')
  const source = readFileSync(file, 'utf8')
  writeFileSync(file, source.replace(`'${id}'`, `'${address.startsWith('.') ? address : `./${address}`}'`))
  return packagesOf(output)
}

function sourcesBelow(path) {
  if (statSync(path).isFile()) return [path]
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /(?<!\.test)\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
}

/** The imports of the packages in a file, each as a clause that exports the same: `{ fullFormats }`, `{ default }`. */
function importsOf(file) {
  const found = readFileSync(file, 'utf8').matchAll(/^import (?!type )(\w+|\{[^}]+\}) from '([^']+)'/gm)
  return [...found]
    .filter(([, , id]) => inlinedPackages.some((name) => id === name || id.startsWith(`${name}/`)))
    .map(([, clause, id]) => ({ file, id, clause: clause.startsWith('{') ? clause : '{ default }' }))
}
