import type { Frame, FrameItem, FrameLink, FrameMenu } from '../../shared/frame.ts'
import type { WrittenPage } from '../../shared/pageData.ts'

/** The frame of a page: its data, and the links of navbar and footer as the page shows them. */
export function readFrame(source: ParentNode, written: WrittenPage['frame']): Frame {
  const [start = [], end = []] = [...source.querySelectorAll('.navbar-items > ul')].map((list) =>
    [...list.children].map((item) => readItem(item, written)),
  )
  const footer = readFooter(source)
  return { ...written, start, end, ...(footer.length > 0 && { footer }) }
}

function readItem(item: Element, written: WrittenPage['frame']): FrameItem {
  const label = item.querySelector('summary')?.textContent
  const links = [...item.querySelectorAll('a')].map((link) => withSection(readLink(link), written))
  return label === undefined && links[0] ? links[0] : { label: label ?? '', items: links }
}

/** A link of the navbar stands for the section whose first page it leads to. */
function withSection(link: FrameLink, { sections = [] }: WrittenPage['frame']): FrameLink {
  const path = link.url.replace(/[?#].*/, '')
  const section = sections.find(({ url }) => url === path)
  return section ? { ...link, section: section.id } : link
}

/** The columns of the footer. */
function readFooter(source: ParentNode): FrameMenu[] {
  return [...source.querySelectorAll('.foot-columns > div')].map((column) => ({
    label: column.querySelector('p')?.textContent ?? '',
    items: [...column.querySelectorAll('a')].map(readLink),
  }))
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
