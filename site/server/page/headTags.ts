import type { HeadTag, SiteConfig } from '../../../generator/contract/config.ts'
import { isForeignAddress } from '../../../generator/contract/ownFiles.ts'
import type { PageData } from '../../shared/pageData.ts'
import { withBase } from '../../shared/url.ts'
import { scriptUrl } from '../content/sectionScript.ts'
import { escapeHtml } from './escapeHtml.ts'

/** Elements of the project for the head of every page. The page of the console has no script of them: it holds keys. */
export function headTags({ head = [], base }: Pick<SiteConfig, 'head' | 'base'>, { kind }: PageData): string[] {
  return head.filter(({ tag }) => tag !== 'script' || kind !== 'console').map((element) => elementHtml(element, base))
}

function elementHtml({ tag, attributes }: HeadTag, base: string): string {
  if (tag !== 'script') return `<${tag}${attributesHtml(withHref(attributes, base))}>`
  const { src = '', ...others } = attributes
  // No script may hold up a page.
  const loaded = isForeignAddress(src)
    ? { async: '', ...others, src }
    : { type: 'module', async: '', ...others, src: scriptUrl(src, base) }
  return `<script${attributesHtml(loaded)}></script>`
}

/** A path of the site stands below its base. */
function withHref(attributes: HeadTag['attributes'], base: string): HeadTag['attributes'] {
  const { href } = attributes
  return href === undefined || isForeignAddress(href) ? attributes : { ...attributes, href: withBase(href, base) }
}

function attributesHtml(attributes: HeadTag['attributes']): string {
  return Object.entries(attributes)
    .map(([name, value]) => ` ${name}${value === '' ? '' : `="${escapeHtml(value)}"`}`)
    .join('')
}
