import { basename, dirname } from 'node:path'
import { runCommand, UsageError } from './command/commandLine.ts'
import { projectOf, projectOptions } from './command/projectFlags.ts'

const help = `npm run nginx -- [--project DIR] [--folder DIR] [--listen ADDRESS] [--console]

Prints the nginx configuration of the site. Save it in a file that the http block includes, such as
/etc/nginx/conf.d/docs.conf. It works with nginx 1.14 and later, without extra modules.

  --project DIR        project folder (default: this folder)
  --folder DIR         folder of the site on the server (default: /srv/docs/dist). Below a base such as /docs/ the folder
                       has the name of the base (default: /srv/www/docs)
  --listen ADDRESS     address or port of the server (default: 80)
  --console            for what \`build --console\` makes (default folder: /srv/docs/dist-console)`

const options = {
  project: projectOptions.project,
  folder: { type: 'string' },
  listen: { type: 'string', default: '80' },
  console: { type: 'boolean', default: false },
} as const

await runCommand({ help, options }, async ({ project: folderOfProject, folder, listen, console: isConsole }) => {
  const { describeSite, hasErrors, nginxConfiguration, nginxForConsole } = await import('../generator/index.ts')
  const { root } = projectOf({ project: folderOfProject })
  const { value, diagnostics } = await describeSite(root)
  if (hasErrors(diagnostics) || !value) {
    const { printDiagnostics } = await import('./command/printDiagnostics.ts')
    printDiagnostics(diagnostics, root, { print: console.error })
    return 1
  }
  const usual = isConsole && value.config.base === '/' ? '/srv/docs/dist-console' : undefined
  const place = placeOf(folder ?? usual, value.config.base)
  const configuration = isConsole ? nginxForConsole : nginxConfiguration
  process.stdout.write(configuration({ ...value, ...place, listen }))
  return 0
})

/** Below a base, addresses follow the files below the folder that holds the base. */
function placeOf(flag: string | undefined, base: string): { readonly root: string; readonly folder: string } {
  const bare = base.slice(0, -1)
  const site = flag ?? (bare === '' ? '/srv/docs/dist' : `/srv/www${bare}`)
  if (!site.startsWith('/') || /["\\$\n]|\/$/.test(site) || !site.endsWith(bare))
    throw new UsageError(
      `--folder ${site} is not the whole path of a folder that ends with ${bare === '' ? 'its name' : bare}.`,
    )
  return bare === ''
    ? { root: dirname(site), folder: basename(site) }
    : { root: site.slice(0, -bare.length), folder: basename(site) }
}
