import type { ReactNode } from 'react'
import { answersInPlace } from '../../generator/contract/console.ts'
import { useArticle } from './articleContext.tsx'
import { errorCodeHref } from './errorCodeHref.ts'
import { textOf } from './Heading.tsx'
import { resolveLink } from './links.ts'

/**
 * A link of prose: pages of the site in the reader's language, other sites with a mark. Print adds no address to its own text.
 */
export function Link({ href = '', children }: { readonly href?: string; readonly children?: ReactNode }) {
  const article = useArticle()
  const { href: resolved, isExternal, isApart } = resolveLink(href, article)
  const isReplay = isApart && /#replay=/.test(resolved) && answersInPlace(article.site)
  return (
    <a
      href={resolved}
      rel={isExternal ? 'external noopener' : undefined}
      target={isApart && '_self'}
      data-shows-address={isExternal && textOf(children) === href ? '' : undefined}
      data-in-place={isReplay ? article.locale : undefined}
    >
      {children}
    </a>
  )
}

/** A text that may be an error code: a link to its row where it is one. */
export function ErrorCodeLink({ value = '', children }: { readonly value?: string; readonly children?: ReactNode }) {
  const href = errorCodeHref(value, useArticle())
  return href === undefined ? children : <a href={href}>{children}</a>
}
