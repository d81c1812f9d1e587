import type { Heading } from '../../shared/pageData.ts'

/** The headings in the contents of a page, as the server has written them: those of an article may be a component's own. */
export function readContents(source: ParentNode): Heading[] {
  const list = source.querySelector('#page-contents') ?? source.querySelector('.above-article > .contents-menu')
  return [...(list?.querySelectorAll<HTMLElement>('li > a') ?? [])].map((link) => ({
    id: link.getAttribute('href')?.slice(1) ?? '',
    text: link.textContent,
    level: link.dataset['level'] === '2' ? 2 : 3,
    ...(link.parentElement?.matches('.needs-script') && { isTool: true }),
  }))
}
