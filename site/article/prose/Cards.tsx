import { Children, isValidElement, type ReactNode } from 'react'
import { Link } from '../Link.tsx'

/** Pages to go on to, side by side where there is room. */
export function Cards({ children }: { readonly children?: ReactNode }) {
  return <ul className="cards">{Children.toArray(children).filter((child) => isValidElement(child))}</ul>
}

interface CardProps {
  readonly title: string
  /** Absent where only the links within lead on. */
  readonly href?: string
  readonly children?: ReactNode
}

export function Card({ title, href, children }: CardProps) {
  return (
    <li className="card">
      <p className="card-title">{href === undefined ? title : <Link href={href}>{title}</Link>}</p>
      {children}
    </li>
  )
}
