// Runs before anything is installed, so it is plain JavaScript and uses Node alone.
import { spawnSync } from 'node:child_process'
import { existsSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const [command, ...flags] = process.argv.slice(2)

checkNodeVersion()
installWhenNeeded()
const { compiledEngine } = await import('./engine/compileEngine.mjs')
process.exitCode = run(process.execPath, [join(await compiledEngine(), `${command}.js`), ...flags])

function checkNodeVersion() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major > 20 || (major === 20 && minor >= 19)) return
  console.error(`Node ${process.versions.node} is too old: install Node 20.19 or newer.`)
  process.exit(2)
}

/** `npm ci` writes node_modules/.package-lock.json last: when it is older than the lock file, the install is stale. */
function installWhenNeeded() {
  const installed = join(root, 'node_modules', '.package-lock.json')
  const lock = join(root, 'package-lock.json')
  if (existsSync(installed) && statSync(installed).mtimeMs >= statSync(lock).mtimeMs) return
  // Standard output belongs to the command: a protocol may go over it.
  console.error(
    existsSync(installed) ? 'Dependencies are out of date: installing …' : 'First run: installing dependencies …',
  )
  const started = Date.now()
  const status = run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel', 'error'], ['inherit', 2, 'inherit'])
  if (status !== 0) {
    console.error('npm ci failed. Check the network and the message above, then run the command again.')
    process.exit(status)
  }
  console.error(`Installed in ${((Date.now() - started) / 1000).toFixed(0)} s.`)
}

function run(file, args, stdio = 'inherit') {
  const { status, error } = spawnSync(file, args, {
    cwd: root,
    stdio,
    shell: process.platform === 'win32' && file === 'npm',
  })
  if (error) console.error(error.message)
  return status ?? 2
}
