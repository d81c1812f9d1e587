import type { Root, RootContent } from 'mdast'
import { visit } from 'unist-util-visit'
import type { SiteConfig } from '../../contract/config.ts'
import type { Diagnostic } from '../../contract/diagnostics.ts'
import { findKeys } from '../../contract/findKeys.ts'
import type { RawConfig } from '../../load/readConfig.ts'
import { parseMarkdown } from '../../markdown/parseMarkdown.ts'
import type { LinkCheck } from '../guides/links.ts'

export interface AnnouncementInput {
  readonly config: Pick<SiteConfig, 'announcement'>
  readonly checkLink: LinkCheck
  readonly source: Pick<RawConfig, 'file' | 'text'>
}

/** A diagnostic without its source location. */
type Unlocated = Pick<Diagnostic, 'code' | 'message' | 'hint'>

/** Texts of the announcement that are more than one line, and links of them that lead to no page. */
export function checkAnnouncement({ config, checkLink, source }: AnnouncementInput): Diagnostic[] {
  return Object.entries(config.announcement?.text ?? {}).flatMap(([locale, text]) => {
    const tree = parseMarkdown(text)
    const place = { file: source.file, ...findKeys(source.text, ['announcement', 'text', locale]) }
    const found = [...checkShape(tree), ...linksOf(tree).flatMap((url) => checkLink(url))]
    return found.map((unlocated): Diagnostic => ({ severity: 'error', ...unlocated, ...place }))
  })
}

function isOneParagraph([first, ...others]: readonly RootContent[]): boolean {
  return first?.type === 'paragraph' && others.length === 0
}

function checkShape({ children }: Root): Unlocated[] {
  if (isOneParagraph(children)) return []
  const hint = 'Write one paragraph without headings and lists, and link to a page that says more.'
  return [{ code: 'config-invalid', message: 'The announcement is not one paragraph of text.', hint }]
}

function linksOf(tree: Root): string[] {
  const links: string[] = []
  visit(tree, 'link', ({ url }) => {
    links.push(url)
  })
  return links
}
