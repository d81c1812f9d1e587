import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { runCommand, UsageError } from './command/commandLine.ts'
import { projectOf, projectOptions } from './command/projectFlags.ts'

const help = `npm run fetch -- [URL …] [--project DIR | --spec FILE] [--private]

Brings remote documents that specs refer to into the project, once, and lets the references lead there. Without a URL it
brings all of them. Documents lie in a folder "remote" beside the spec. Without a project, it writes the document of a URL
into this folder.

  --project DIR        project folder with a site.config.ts (default: this folder)
  --spec FILE          one spec without a configuration instead; can be repeated
  --private            ask private networks and this machine too`

const options = {
  project: projectOptions.project,
  spec: projectOptions.spec,
  private: { type: 'boolean', default: false },
} as const

await runCommand({ help, options, allowPositionals: true }, async ({ private: allowsPrivate, ...flags }, urls) => {
  const project = projectOf(flags)
  const { fetchAlone, fetchReferences } = await import('./tools/fetchReferences.ts')
  const { configFiles } = await import('../generator/index.ts')
  const isAlone = project.kind === 'project' && !configFiles.some((file) => existsSync(join(project.root, file)))
  if (!isAlone) return fetchReferences(project, { urls, allowsPrivate })
  const [url, ...others] = urls
  if (url === undefined || others.length > 0)
    throw new UsageError('Name one URL, or a project or spec to look through.')
  await fetchAlone(url, project.root, allowsPrivate)
  return 0
})
