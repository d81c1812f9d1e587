import type { ReactNode } from 'react'
import { Heading, type HeadingProps } from '../Heading.tsx'

interface Props extends Pick<HeadingProps, 'level' | 'id' | 'anchor'> {
  readonly title: string
  readonly children?: ReactNode
}

/** A part of an operation under its own heading. */
export function Section({ title, children, ...heading }: Props) {
  return (
    <section className="operation-section">
      <Heading {...heading}>{title}</Heading>
      {children}
    </section>
  )
}
