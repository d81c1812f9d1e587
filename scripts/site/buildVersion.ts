import { readFile } from 'node:fs/promises'
import type { VersionTable } from '../../generator/index.ts'
import { runCommand } from '../command/commandLine.ts'
import { silent } from '../command/progress.ts'

const help = `Builds one frozen version as a site of its own. \`npm run build\` calls it for each, in a process of its own.

  --project DIR        project folder, which holds the version
  --name NAME          the version
  --table FILE         where all versions have their pages: a table of versions as JSON
  --out DIR            where the site goes`

const text = { type: 'string', default: '' } as const
const options = { project: text, name: text, table: text, out: text } as const

await runCommand({ help, options }, async ({ project: root, name, table: file, out }) => {
  const { updateSite } = await import('./updateSite.ts')
  const table: VersionTable = JSON.parse(await readFile(file, 'utf8'))
  const site = await updateSite({ project: { kind: 'version', root, name, table }, out, progress: silent })
  return site ? 0 : 1
})
