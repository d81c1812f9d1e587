import type { List, PhrasingContent } from 'mdast'
import { downloadsOf } from '../contract/downloads.ts'
import type { MarkdownContext } from './markdownContext.ts'
import { code, link, listOf, text } from './markdownParts.ts'

/** The files of an API to take along, as a list of links. */
export function downloadList(api: string, { downloads, labels, addressOf }: MarkdownContext): List | undefined {
  const names = { openapi: 'OpenAPI', asyncapi: 'AsyncAPI', postman: labels.collection }
  const groups = downloadsOf(downloads, api)
  if (groups.length === 0) return undefined
  return listOf(
    groups.map((files) => {
      const [{ kind, version, variables = [] }] = files
      const links = files.flatMap(({ path }): PhrasingContent[] => [
        ...text(' '),
        ...link(addressOf(`/${path}`), path.split('/').at(-1) ?? path),
      ])
      const needed = variables.flatMap((variable): PhrasingContent[] => [...text(' '), code(variable)])
      return [...text(`${names[kind]} ${version}:`), ...links, ...needed]
    }),
  )
}
