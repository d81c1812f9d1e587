// Loaded before a command: writes down each file that it opens, in every thread and process that inherits its options.
import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'

const { appendFileSync } = fs
const log = process.env.NOTED_OPENS
const note = (path) => appendFileSync(log, `${path}\n`)

for (const [holder, names] of [
  [
    fs,
    ['open', 'openSync', 'readFile', 'readFileSync', 'createReadStream', 'copyFile', 'copyFileSync', 'cp', 'cpSync'],
  ],
  [fs.promises, ['open', 'readFile', 'copyFile', 'cp']],
]) {
  for (const name of names) {
    const original = holder[name]
    holder[name] = function (path, ...rest) {
      if (typeof path === 'string' || path instanceof URL) note(path)
      return original.call(this, path, ...rest)
    }
  }
}
syncBuiltinESMExports()
