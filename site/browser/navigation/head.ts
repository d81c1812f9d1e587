import type { LoadedPage } from './loadPage.ts'

/** Makes the head speak of another page: title, language, description, canonical address, alternates. */
export function showHead({ title, head, data }: LoadedPage): void {
  document.title = title
  const root = document.documentElement
  // Set anew, even to the same value, a language has Chromium work out the style of every element once more.
  if (root.lang !== data.lang) root.lang = data.lang
  if (root.dir !== data.dir) root.dir = data.dir
  for (const element of document.head.querySelectorAll('[data-page]')) element.remove()
  document.head.append(...head.map((element) => document.importNode(element, true)))
}
