// `npm run pack`: packs the engine for projects. They get the commands and the entrances as JavaScript, the bundles of most
// sites, and the very packages that the lock file names. It packs a copy, so the checkout does not change.
import { spawnSync } from 'node:child_process'
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { inlinePackages } from './inlinePackages.mjs'
import { keepReached } from './keepReached.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url))
const folder = join(root, '.cache', `package-${process.pid}`)
const manifest = readJson('package.json')

try {
  copySources()
  writeDeclarations()
  await compile(await inlinePackages(folder))
  writeJson('package.json', packedManifest())
  writeJson('npm-shrinkwrap.json', shrinkwrap())
  const flags = ['pack', '--ignore-scripts', '--pack-destination', process.cwd(), ...process.argv.slice(2)]
  run('npm', flags, { cwd: folder, shell: process.platform === 'win32' })
} finally {
  rmSync(folder, { recursive: true, force: true })
}

/** Runs a program to its end. Throws when it fails; it has said why. */
function run(program, flags, options = {}) {
  const { status, error } = spawnSync(program, flags, { ...options, stdio: 'inherit' })
  if (error) throw error
  if (status !== 0) throw new Error(`${program} ${flags[0]} ended with ${status}`)
}

function copySources() {
  const made = ['engine', 'npm-shrinkwrap.json']
  const names = manifest.files.filter((name) => !name.startsWith('!') && !made.includes(name))
  for (const name of [...names, 'package.json', 'package-lock.json', 'README.md'])
    cpSync(join(root, name), join(folder, name), { recursive: true, filter: isSource })
}

function isSource(path) {
  return !/[\\/](?:node_modules|dist|site[\\/]content)$/.test(path)
}

/** The compiler of the copy names files by their places in it. */
async function compile(inlined) {
  const { compileEngine } = await import(pathToFileURL(join(folder, 'scripts/engine/compileEngine.mjs')).href)
  const packages = await compileEngine(join(folder, 'engine'), [])
  run(process.execPath, [join(folder, 'engine/packSite.js'), ...new Set([...inlined, ...packages])])
}

function writeDeclarations() {
  const out = join(folder, 'engine/types')
  const compiler = join(root, 'node_modules/typescript/bin/tsc')
  const flags = ['--noEmit', 'false', '--declaration', '--emitDeclarationOnly', '--rootDir', folder, '--outDir', out]
  run(process.execPath, [compiler, '-p', join(folder, 'entrances'), ...flags])
  keepReached(out, folder, Object.values(manifest.exports).filter(isEntrance))
}

function isEntrance(path) {
  return path.endsWith('.ts')
}

/** The manifest that projects see: entrances are JavaScript with declarations, and nothing runs at an install. */
function packedManifest() {
  const { scripts: _, devDependencies: __, overrides: ___, workspaces: ____, exports, ...kept } = manifest
  const packed = Object.entries(exports).map(([name, path]) => [name, isEntrance(path) ? compiled(path) : path])
  return { ...kept, exports: Object.fromEntries(packed) }
}

function compiled(path) {
  const name = path.replace(/^\.\/|\.ts$/g, '')
  return { types: `./engine/types/${name}.d.ts`, default: `./engine/${name}.js` }
}

/** The lock file without the packages for development alone and without workspaces: npm would install all of them. */
function shrinkwrap() {
  const { packages, ...lock } = readJson('package-lock.json')
  const { devDependencies: _, workspaces: __, ...engine } = packages['']
  const others = Object.entries(packages).filter(
    ([path, { dev, devOptional, link }]) => path.startsWith('node_modules/') && !dev && !devOptional && !link,
  )
  return { ...lock, packages: { '': engine, ...Object.fromEntries(others) } }
}

function readJson(name) {
  return JSON.parse(readFileSync(join(root, name), 'utf8'))
}

function writeJson(name, value) {
  writeFileSync(join(folder, name), `${JSON.stringify(value, null, 2)}\n`)
}
