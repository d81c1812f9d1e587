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

/** A table that scrolls inside itself and can be scrolled by keyboard. A group and no landmark: a page may hold dozens. */
export function Table({ children, ...attributes }: ComponentProps<'table'>) {
  const { words } = useArticle()
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <div className="table" role="group" tabIndex={0} aria-label={words.text('reference.table')}>
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
