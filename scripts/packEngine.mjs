// Before the package is packed: whoever installs it gets the commands as JavaScript, and the bundles of most sites.
import { execFileSync } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { compileEngine } from './compileEngine.mjs'

const folder = fileURLToPath(new URL('../engine', import.meta.url))
const { files } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'))
/** Scripts that the package does not bring. */
const own = files.flatMap((file) => (file.startsWith('!scripts/') ? [file.slice('!scripts/'.length)] : []))

rmSync(folder, { recursive: true, force: true })
await compileEngine(folder, own)
execFileSync(process.execPath, [join(folder, 'packSite.js')], { stdio: 'inherit' })
