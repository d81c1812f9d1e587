import type { ReactNode } from 'react'
import { isSafeAddress } from '../../../generator/markdown/safeAddress.ts'

interface OutsideLinkProps {
  readonly href: string | undefined
  readonly children: ReactNode
}

/** A link that a spec gives; without an address, or where the address could run something, its text alone. */
export function OutsideLink({ href, children }: OutsideLinkProps) {
  if (href === undefined || !isSafeAddress(href)) return <>{children}</>
  return (
    <a href={href} rel={/^https?:/i.test(href) ? 'external noopener' : undefined}>
      {children}
    </a>
  )
}

/** The link as an item of a list, where there is an address. */
export function OutsideItem(props: OutsideLinkProps) {
  return props.href === undefined ? null : (
    <li>
      <OutsideLink {...props} />
    </li>
  )
}
