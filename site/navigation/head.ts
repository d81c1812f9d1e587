import type { LoadedPage } from './loadPage.ts'

/** Makes the head speak of another page: title, language, description, canonical address, alternates. */
export function showHead({ title, head, data }: LoadedPage): void {
  document.title = title
  document.documentElement.lang = data.lang
  document.documentElement.dir = data.dir
  for (const element of document.head.querySelectorAll('[data-page]')) element.remove()
  document.head.append(...head.map((element) => document.importNode(element, true)))
}
