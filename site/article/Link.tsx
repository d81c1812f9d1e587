import type { ReactNode } from 'react'
import { useArticle } from './articleContext.tsx'
import { resolveLink } from './links.ts'

/** A link of prose: pages of the site in the reader's language, other sites marked as such. */
export function Link({ href = '', children }: { readonly href?: string; readonly children?: ReactNode }) {
  const { href: resolved, isExternal, isApart } = resolveLink(href, useArticle())
  return (
    <a href={resolved} rel={isExternal ? 'external noopener' : undefined} target={isApart && '_self'}>
      {children}
    </a>
  )
}
