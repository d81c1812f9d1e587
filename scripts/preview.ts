import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { runCommand, UsageError } from './commandLine.ts'

const help = `npm run preview -- [--dir DIR] [--port N] [--base PATH]

Serves a built site.

  --dir DIR            folder of the site (default: dist)
  --port N             port (default: 4173)
  --base PATH          path the site was built for (default: /)`

const options = {
  dir: { type: 'string', default: 'dist' },
  port: { type: 'string', default: '4173' },
  base: { type: 'string', default: '/' },
} as const

await runCommand({ help, options }, async ({ dir, port, base }) => {
  const folder = resolve(dir)
  const { restoreSite } = await import('../generator/index.ts')
  await restoreSite(folder)
  if (!existsSync(folder)) throw new UsageError(`There is no site in ${folder}: run npm run build first.`)
  const { serveSite } = await import('./serveSite.ts')
  await serveSite({ folder, base, port: portOf(port) })
  console.log(`Serving ${folder} at http://localhost:${port}${base} — press Ctrl+C to stop.`)
  return 0
})

function portOf(text: string): number {
  const port = Number(text)
  if (!Number.isInteger(port) || port < 0 || port > 65535)
    throw new UsageError(`--port is a number from 0 to 65535, not "${text}".`)
  return port
}
