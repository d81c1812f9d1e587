import type { ComponentProps, ReactNode } from 'react'
import { useArticle } from './articleContext.tsx'
import { Heading } from './Heading.tsx'
import { langOf } from './prose/Prose.tsx'

type ElementProps = { readonly id?: string; readonly children?: ReactNode }

export function SecondHeading({ id = '', children }: ElementProps) {
  return (
    <Heading level={2} id={id}>
      {children}
    </Heading>
  )
}

export function ThirdHeading({ id = '', children }: ElementProps) {
  return (
    <Heading level={3} id={id}>
      {children}
    </Heading>
  )
}

/** A table that scrolls inside itself. The shell makes it a stop for the keyboard where there is something to scroll to. */
export function Table({ children, ...attributes }: ComponentProps<'table'>) {
  return (
    <div className="table">
      <table {...attributes}>{children}</table>
    </div>
  )
}

export function Image({ alt = '', ...attributes }: ComponentProps<'img'>) {
  return <img {...attributes} alt={alt} loading="lazy" />
}

/** Prose of a spec that does not exist in the page's language, marked with the language it is in. */
export function Untranslated({ locale, children }: { readonly locale: string; readonly children?: ReactNode }) {
  return <div {...langOf(locale, useArticle())}>{children}</div>
}
