import type { ReactNode } from 'react'
import { Heading } from '../Heading.tsx'

interface Props {
  readonly level: number
  readonly id: string
  readonly title: string
  readonly children?: ReactNode
}

/** A part of an operation under its own heading. */
export function Section({ level, id, title, children }: Props) {
  return (
    <section className="operation-section">
      <Heading level={level} id={id}>
        {title}
      </Heading>
      {children}
    </section>
  )
}
