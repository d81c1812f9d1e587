// Loaded before a command: its disk fails once, at the DISK_AT-th step of a kind below DISK_FOLDER. A write fails when half of the
// text is on the disk. DISK_FAULT is an error code, or "kill" for a process that ends at once.
import promises from 'node:fs/promises'
import { syncBuiltinESMExports } from 'node:module'
import { sep } from 'node:path'

const { DISK_FAULT: fault, DISK_STEP: failing, DISK_FOLDER: folder = '' } = process.env
let left = Number(process.env['DISK_AT'] ?? 1)
const { open, rename, link, mkdir, writeFile, copyFile, cp } = promises
let hasFailed = false

function fail(step, path) {
  if (hasFailed || step !== failing || !String(path).startsWith(folder) || String(path).includes(`${sep}.cache`)) return
  left -= 1
  if (left > 0) return
  hasFailed = true
  if (fault === 'kill') process.kill(process.pid, 'SIGKILL')
  throw Object.assign(new Error(`${fault}: ${step} '${path}'`), { code: fault, path: String(path) })
}

function checked(step, work, at = 0) {
  return async (...parts) => {
    fail(step, parts[at])
    return work(...parts)
  }
}

Object.assign(promises, {
  rename: checked('rename', rename, 1),
  link: checked('rename', link, 1),
  mkdir: checked('mkdir', mkdir),
  copyFile: checked('write', copyFile, 1),
  cp: checked('write', cp, 1),
  writeFile: checked('write', writeFile),
  async open(path, flags, ...parts) {
    const isWritten = /[wa]/.test(String(flags))
    if (isWritten) fail('open', path)
    const file = await open(path, flags, ...parts)
    if (!isWritten) return file
    const [write, sync] = [file.writeFile.bind(file), file.sync.bind(file)]
    file.writeFile = async (text) => {
      if (failing === 'write' && left === 1) await write(text.slice(0, Math.floor(text.length / 2)))
      fail('write', path)
      return write(text)
    }
    file.sync = async () => {
      fail('sync', path)
      return sync()
    }
    return file
  },
})
syncBuiltinESMExports()
