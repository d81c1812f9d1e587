import type { FrameLink, FrameMenu } from '../../shared/pageData.ts'

/** The columns of the footer as the page shows them: its data need not say them again. */
export function readFooter(source: ParentNode): FrameMenu[] | undefined {
  const columns = [...source.querySelectorAll('.foot-columns > div')].map((column) => ({
    label: column.querySelector('p')?.textContent ?? '',
    items: [...column.querySelectorAll('a')].map(readLink),
  }))
  return columns.length > 0 ? columns : undefined
}

/** A link as the frame has it. Behind its own text comes a note where it leads to another site. */
function readLink(link: HTMLAnchorElement): FrameLink {
  return {
    label: link.firstChild?.textContent ?? '',
    url: link.getAttribute('href') ?? '',
    ...(link.hasAttribute('data-external') && { external: true }),
    ...(link.hasAttribute('target') && { isApart: true }),
  }
}
