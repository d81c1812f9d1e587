// Before the package is packed: whoever installs it gets the commands as JavaScript, the bundles of most sites, and the very
// packages that the lock file names.
import { execFileSync } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { compileEngine } from './compileEngine.mjs'

const root = new URL('../../', import.meta.url)
const folder = fileURLToPath(new URL('../../engine', import.meta.url))

rmSync(folder, { recursive: true, force: true })
await compileEngine(folder, [])
execFileSync(process.execPath, [join(folder, 'packSite.js')], { stdio: 'inherit' })

writeFileSync(new URL('npm-shrinkwrap.json', root), `${JSON.stringify(shrinkwrap(), null, 2)}\n`)

/** The lock file without what the engine is only developed with: npm would install all of it. */
function shrinkwrap() {
  const { packages, ...lock } = JSON.parse(readFileSync(new URL('package-lock.json', root), 'utf8'))
  const { devDependencies: _, ...engine } = packages['']
  const others = Object.entries(packages).filter(([path, { dev, devOptional }]) => path !== '' && !dev && !devOptional)
  return { ...lock, packages: { '': engine, ...Object.fromEntries(others) } }
}
