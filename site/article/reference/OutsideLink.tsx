import type { ReactNode } from 'react'
import { isSafeAddress } from '../../../generator/markdown/safeAddress.ts'

/** A link that a spec gives; an address that could run something is shown as text. */
export function OutsideLink({ href, children }: { readonly href: string; readonly children: ReactNode }) {
  if (!isSafeAddress(href)) return <>{children}</>
  return (
    <a href={href} rel={/^https?:/i.test(href) ? 'external noopener' : undefined}>
      {children}
    </a>
  )
}
