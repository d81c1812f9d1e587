/** A file that readers take with them: an API's description for their tools, or a collection of its requests. */
export interface Download {
  /** Id of the API. */
  readonly api: string
  readonly kind: 'openapi' | 'asyncapi' | 'postman'
  /** The version of the format: `3.1.0`. */
  readonly version: string
  readonly format: 'yaml' | 'json'
  /** Address below the site's base: `specs/orders/openapi.yaml`. */
  readonly path: string
  /** Of a collection: names of the variables for its signatures and credentials. */
  readonly variables?: readonly string[]
}

/** The downloads of one API, by document. */
export function downloadsOf(downloads: readonly Download[], api: string): (readonly [Download, ...Download[]])[] {
  const groups = new Map<string, [Download, ...Download[]]>()
  for (const download of downloads.filter((candidate) => candidate.api === api)) {
    const document = download.path.replace(/\.\w+$/, '')
    const group = groups.get(document)
    if (group) group.push(download)
    else groups.set(document, [download])
  }
  return [...groups.values()]
}

/** Folder that agents look for skills in, below the base of the site. */
export const skillFolder = '/.well-known/agent-skills'
