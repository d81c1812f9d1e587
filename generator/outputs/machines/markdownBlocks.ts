import type { Download } from '../../contract/downloads.ts'
import { besidePage, type Route } from '../../contract/routes.ts'
import type { MachineText } from '../../messages/catalogs.ts'
import type { Say } from '../../messages/fillText.ts'
import { type SiteRoot, siteAddress } from './siteAddress.ts'

/** A Markdown file of blocks. */
export function document(blocks: readonly string[]): string {
  return `${blocks.filter((block) => block !== '').join('\n\n')}\n`
}

/** A title, with a description as a quotation. */
export function head(title: string, description = ''): string[] {
  return [`# ${oneLine(title)}`, ...(description === '' ? [] : [`> ${oneLine(description)}`])]
}

/** A heading and its pages, each by its Markdown version. */
export function listed(label: string, pages: readonly Route[], config: SiteRoot): string[] {
  const lines = pages.map((page) => {
    const entry = link(page.title, siteAddress(config, besidePage(page, 'md')))
    return page.description === '' ? `- ${entry}` : `- ${entry}: ${oneLine(page.description)}`
  })
  return lines.length === 0 ? [] : [`## ${oneLine(label)}`, lines.join('\n')]
}

const names = { openapi: 'OpenAPI', asyncapi: 'AsyncAPI' } as const

/** A heading and the specifications and collections, each with the note on its API. */
export function specLists(
  downloads: readonly Download[],
  config: SiteRoot,
  say: Say<MachineText>,
  noteOf: (api: string) => string | undefined = () => undefined,
): string[] {
  const lines = downloads.map(({ kind, api, version, format, path }) => {
    const name = kind === 'postman' ? say('collection') : `${names[kind]} ${version} (${format.toUpperCase()})`
    const note = noteOf(api)
    return `- ${link(`${api}: ${name}`, siteAddress(config, `/${path}`))}${note === undefined ? '' : `: ${note}`}`
  })
  return lines.length === 0 ? [] : [`## ${say('specs')}`, lines.join('\n')]
}

/** A link whose text and address cannot end it. */
export function link(text: string, address: string): string {
  return `[${oneLine(text).replaceAll(/[[\]\\]/g, '\\$&')}](${address.replaceAll('(', '%28').replaceAll(')', '%29')})`
}

export function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim()
}
