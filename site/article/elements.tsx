import type { ComponentProps, ReactNode } from 'react'
import { imagePath } from '../../generator/contract/ownFiles.ts'
import { ownValue } from '../../generator/contract/ownValue.ts'
import { readOwnFiles } from '../server/content/ownFiles.ts'
import { withBase } from '../shared/url.ts'
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

/** A picture of the project has its size from its file, so that nothing moves when it comes. */
export function Image({ alt = '', src = '', ...attributes }: ComponentProps<'img'>) {
  const { route, site } = useArticle()
  const path = imagePath(src, route.source.file)
  const own = path === undefined ? undefined : ownValue(readOwnFiles().images, path)
  if (!own) return <img src={src} {...attributes} alt={alt} loading="lazy" />
  const { address, ...size } = own
  return <img src={withBase(address, site.base)} {...size} {...attributes} alt={alt} loading="lazy" />
}

/** Prose of a spec that does not exist in the page's language, marked with the language it is in. */
export function Untranslated({ locale, children }: { readonly locale: string; readonly children?: ReactNode }) {
  return <div {...langOf(locale, useArticle())}>{children}</div>
}
