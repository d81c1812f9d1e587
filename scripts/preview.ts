import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { runCommand, UsageError } from './command/commandLine.ts'
import { listenAddressOf, listenHelp, listening, listenOptions, originOf } from './command/listenFlags.ts'

const help = `npm run preview -- [--dir DIR] [--port N] [--host NAME] [--base PATH]

Serves a built site.

  --dir DIR            folder of the site (default: dist)
${listenHelp('4173')}
  --base PATH          base path of the site (default: the one that it was built for)`

const options = {
  dir: { type: 'string', default: 'dist' },
  ...listenOptions('4173'),
  base: { type: 'string' },
} as const

await runCommand({ help, options }, async ({ dir, base: wanted, ...flags }) => {
  const folder = resolve(dir)
  const address = listenAddressOf(flags)
  const { restoreSite } = await import('../generator/index.ts')
  await restoreSite(folder)
  if (!existsSync(folder)) throw new UsageError(`There is no site in ${folder}: run npm run build first.`)
  const [{ serveSite }, { builtBase }] = await Promise.all([
    import('./serve/serveSite.ts'),
    import('./serve/builtBase.ts'),
  ])
  const base = wanted ?? (await builtBase(folder))
  await listening(serveSite({ folder, base, ...address }), address)
  console.log(`Serving ${folder} at ${originOf(address)}${base} — press Ctrl+C to stop.`)
  return 0
})
