/** Text, link or document that a click asks to copy. */
export type CopyRequest =
  | { readonly kind: 'text'; readonly source: Element; readonly text: string }
  | { readonly kind: 'link'; readonly source: Element; readonly url: string }
  | { readonly kind: 'markdown'; readonly source: Element }
  | { readonly kind: 'file'; readonly source: Element; readonly url: string | undefined }

/** Reads the request from the clicked element: `data-copy` and its kin, or a link to a part of the page. */
export function copyRequestOf(clicked: Element): CopyRequest | undefined {
  const source = clicked.closest(
    '[data-copy], [data-copy-text], [data-copy-file], [data-copy-link], [data-copy-markdown], a.anchor, a.heading-link',
  )
  if (!source) return undefined
  if (source instanceof HTMLAnchorElement) return { kind: 'link', source, url: source.href }
  if (source.hasAttribute('data-copy-markdown')) return { kind: 'markdown', source }
  const path = source.getAttribute('data-copy-link')
  // The host that the reader is on, as an anchor's address has it.
  if (path !== null) return { kind: 'link', source, url: new URL(path, location.href).href }
  if (source.hasAttribute('data-copy-file')) return { kind: 'file', source, url: programOf(source) }
  const own = source.getAttribute('data-copy-text')
  if (own !== null) return { kind: 'text', source, text: own || source.textContent }
  const code = (source.closest('figure') ?? source.parentElement)?.querySelector('code')
  return { kind: 'text', source, text: (code?.textContent ?? '').trimEnd() }
}

/** Address of the program that the button stands beside, or that follows its code. */
function programOf(button: Element): string | undefined {
  const around = button.closest('figure')?.nextElementSibling ?? button.parentElement
  return around?.querySelector<HTMLAnchorElement>('a[download]')?.href
}
