import type { ReactNode } from 'react'
import type { Prose as LocalizedProse } from '../../../generator/contract/annotations.ts'
import { localized } from '../../../generator/contract/locales.ts'
import { localeOf } from '../../server/content/site.ts'
import { type Article, useArticle } from '../articleContext.tsx'
import { errorCodeHref } from '../errorCodeHref.ts'
import { renderProse } from './renderProse.ts'

interface ProseProps {
  readonly value: LocalizedProse | undefined
  readonly as?: 'div' | 'span' | 'dd' | 'p'
  readonly className?: string
}

/** Markdown of a spec in the page's language. A text that falls back names its language in `lang`. */
export function Prose({ value, as: Tag = 'div', className }: ProseProps) {
  const article = useArticle()
  if (!value) return null
  const { text, locale } = localized(value, article.locale, article.defaultLocale)
  const html = renderProse(text, article, {
    inline: Tag !== 'div',
    codeHref: (code) => errorCodeHref(code, article),
  })
  // biome-ignore lint/security/noDangerouslySetInnerHtml: renderProse escapes raw HTML and drops harmful addresses
  return <Tag className={className} {...langOf(locale, article)} dangerouslySetInnerHTML={{ __html: html }} />
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
