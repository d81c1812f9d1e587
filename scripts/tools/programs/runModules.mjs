// Runs JavaScript programs one after the other, each as a module of this process.
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { format } from 'node:util'

const [, , list] = process.argv
const folder = dirname(list)
const print = process.stdout.write.bind(process.stdout)
process.setMaxListeners(0)
process.stdout.setMaxListeners(0)

for (const line of readFileSync(list, 'utf8').trimEnd().split('\n')) {
  const [name, file, frames] = line.split('\t')
  if (frames) process.env.MAX_FRAMES = frames
  else delete process.env.MAX_FRAMES
  const output = []
  const errors = []
  console.log = (...values) => output.push(`${format(...values)}\n`)
  console.error = (...values) => errors.push(`${format(...values)}\n`)
  const code = await run(pathToFileURL(join(folder, file)).href, errors)
  print(`${[name, code, encoded(output), encoded(errors)].join('\t')}\n`)
}
process.exit(0)

async function run(address, errors) {
  let timer
  const late = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new Error('It takes longer than 30 s.')), 30_000)
  })
  try {
    await Promise.race([import(address), late])
    return 0
  } catch (error) {
    errors.push(String(error?.stack ?? error))
    return 1
  } finally {
    clearTimeout(timer)
  }
}

function encoded(texts) {
  return Buffer.from(texts.join('')).toString('base64')
}
