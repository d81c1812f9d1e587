// Runs before anything is installed, so it is plain JavaScript and uses Node alone.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const [node, , command, ...flags] = process.argv
/** File with the id of the installing process, so that other processes wait. */
const installing = join(root, '.cache', 'installing')
const longestInstall = 15 * 60_000

if (process.env['npm_lifecycle_event'] !== undefined) endWithShell()
checkNodeVersion()
installWhenNeeded()
const { compiledEngine } = await import('./engine/compileEngine.mjs')
const script = join(await compiledEngine(), `${command}.js`)
// The command runs in this process: a signal that ends it reaches the servers that it started.
process.argv = [node, script, ...flags]
process.chdir(root)
await import(pathToFileURL(script).href)

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
  if (!claimInstall()) return installWhenNeeded()
  // Standard output belongs to the command: a protocol may go over it.
  console.error(
    existsSync(installed) ? 'Dependencies are out of date: installing …' : 'First run: installing dependencies …',
  )
  const started = Date.now()
  // Commands compile themselves with packages of development, also where NODE_ENV is `production`.
  const options = ['--include=dev', '--no-audit', '--no-fund', '--loglevel', 'error']
  const { status, error } = spawnSync('npm', ['ci', ...options], {
    cwd: root,
    stdio: ['inherit', 2, 'inherit'],
    shell: process.platform === 'win32',
  })
  rmSync(installing)
  if (error) console.error(error.message)
  if (status !== 0) {
    console.error('npm ci failed. Check the network and the message above, then run the command again.')
    process.exit(status ?? 2)
  }
  console.error(`Installed in ${((Date.now() - started) / 1000).toFixed(0)} s.`)
}

/** Whether this process may install. It waits for another process that installs, and ignores the mark of a killed one. */
function claimInstall() {
  mkdirSync(dirname(installing), { recursive: true })
  try {
    writeFileSync(installing, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if (error.code !== 'EEXIST') throw error
  }
  while (isRunning()) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 200)
  rmSync(installing, { force: true })
  return false
}

/** Whether the process that `installing` names still runs; not after so long that its number may be another's. */
function isRunning() {
  try {
    return (
      Date.now() - statSync(installing).mtimeMs < longestInstall &&
      process.kill(Number(readFileSync(installing, 'utf8')), 0)
    )
  } catch (error) {
    return error.code === 'EPERM'
  }
}

/** npm ends its shell, but a shell does not end its command: a server would go on without them. */
function endWithShell() {
  const shell = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === shell) return
    clearInterval(watch)
    process.kill(process.pid, 'SIGTERM')
  }, 500)
  watch.unref()
}
