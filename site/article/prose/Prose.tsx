import type { ReactNode } from 'react'
import type { Prose as LocalizedProse } from '../../../generator/contract/annotations.ts'
import { localized } from '../../../generator/contract/locales.ts'
import { localeOf } from '../../server/content/site.ts'
import { type Article, useArticle } from '../articleContext.tsx'
import { errorCodeHref } from '../errorCodeHref.ts'
import { renderProse } from './renderProse.ts'

interface ProseProps {
  readonly value: LocalizedProse | undefined
  /** With `note`, a text of one paragraph is that paragraph, and a longer one a `div`. */
  readonly as?: 'div' | 'span' | 'dd' | 'p' | 'note'
  readonly className?: string
}

/** Markdown of a spec in the page's language. A text that falls back names its language in `lang`. */
export function Prose({ value, as = 'div', className }: ProseProps) {
  const article = useArticle()
  if (!value) return null
  const { text, locale } = localized(value, article.locale, article.defaultLocale)
  const html = renderProse(text, article, {
    inline: as !== 'div' && as !== 'note',
    codeHref: (code) => errorCodeHref(code, article),
  })
  const paragraph = as === 'note' ? onlyParagraph(html) : undefined
  const Tag = as === 'note' ? (paragraph === undefined ? 'div' : 'p') : as
  const content = { __html: paragraph ?? html }
  // biome-ignore lint/security/noDangerouslySetInnerHtml: renderProse escapes raw HTML and drops harmful addresses
  return <Tag className={className} {...langOf(locale, article)} dangerouslySetInnerHTML={content} />
}

/** Content of a paragraph that is all of the HTML. */
function onlyParagraph(html: string): string | undefined {
  return /^<p>((?:(?!<p>).)*)<\/p>$/s.exec(html)?.[1]
}

/** A title or name of a spec: plain text in the page's language, marked when it falls back. */
export function plainText(value: LocalizedProse, article: Article): ReactNode {
  const { text, locale } = localized(value, article.locale, article.defaultLocale)
  return locale === article.locale ? text : <span {...langOf(locale, article)}>{text}</span>
}

/** Attribute for the language of an element in `locale`: none when it is the page's own. */
export function langOf(locale: string, article: Article): { lang?: string } {
  return locale === article.locale ? {} : { lang: localeOf(article.site, locale).lang }
}
