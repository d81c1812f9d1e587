/** A link to a page of the site. */
export interface TitledLink {
  readonly title: string
  readonly href: string
}

/** Links behind a sentence. */
export function LinkList({ links }: { readonly links: readonly TitledLink[] }) {
  return links.map(({ title, href }, index) => (
    <span key={href}>
      {index === 0 ? ' ' : ' · '}
      <a href={href}>{title}</a>
    </span>
  ))
}
