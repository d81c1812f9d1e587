import type { PhrasingContent, RootContent } from 'mdast'
import { downloadsOf } from '../../contract/downloads.ts'
import type { Api } from '../../contract/reference.ts'
import type { MarkdownContext } from './markdownContext.ts'
import { code, link, listOf, text } from './markdownParts.ts'

/** The files of an API to take along, as a list of links, and where they say how to sign; nothing without files. */
export function downloadBlocks(
  { id: api, securitySchemes }: Api,
  { downloads, labels, addressOf }: MarkdownContext,
): RootContent[] {
  const names = { openapi: 'OpenAPI', asyncapi: 'AsyncAPI', postman: labels.collection }
  const groups = downloadsOf(downloads, api)
  if (groups.length === 0) return []
  const list = listOf(
    groups.map((files) => {
      const [{ kind, version, variables = [] }] = files
      const links = files.flatMap(({ path }): PhrasingContent[] => [
        ...text(' '),
        ...link(addressOf(`/${path}`), path.split('/').at(-1) ?? path),
      ])
      const needed = variables.flatMap((variable): PhrasingContent[] => [...text(' '), code(variable)])
      return [...text(`${names[kind]} ${version}${labels.colon.trim()}`), ...links, ...needed]
    }),
  )
  const isSigned = securitySchemes.some(({ signing }) => signing)
  return isSigned ? [list, { type: 'paragraph', children: text(labels.signedDownloads) }] : [list]
}
