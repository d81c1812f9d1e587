import { basename } from 'node:path'
import { isRecord, type Project } from '../../../generator/index.ts'
import { readConfig } from '../../../generator/load/readConfig.ts'

/** Name and version of a server, with which a client distinguishes several servers. */
export interface ServerName {
  readonly name: string
  readonly title: string
  readonly version: string
}

/** Names the server of a project by its brand, or bare specs' server by their files, before anything else is read. */
export async function serverName(project: Project, version: string): Promise<ServerName> {
  const brand = project.kind === 'specs' ? undefined : await brandOf(project.root)
  const files = project.kind === 'specs' ? project.specs : [project.root]
  const subject = brand ?? files.map((file) => basename(file)).join(', ')
  // Clients take a name of these letters.
  const name = brand
    ?.toLowerCase()
    .match(/[a-z\d]+/g)
    ?.join('-')
  return { name: name === undefined ? 'exchange-docs' : `${name}-docs`, title: `${subject} API documentation`, version }
}

async function brandOf(root: string): Promise<string | undefined> {
  const { value: config } = (await readConfig(root)).value
  const brand = isRecord(config) && isRecord(config['brand']) ? config['brand']['name'] : undefined
  return typeof brand === 'string' ? brand : undefined
}
