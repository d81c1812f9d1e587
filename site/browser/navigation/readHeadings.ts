import type { Heading } from '../../shared/pageData.ts'

/** Headings of levels 2 and 3 and tools of an article, in reading order. */
export function readHeadings(article: ParentNode): Heading[] {
  return [...article.querySelectorAll<HTMLElement>('h2, h3, details.tool')].flatMap((element) =>
    element.localName === 'details' ? readTool(element) : readHeading(element),
  )
}

function readTool({ id, dataset, firstElementChild }: HTMLElement): Heading {
  return { id, text: firstElementChild?.textContent ?? '', level: dataset['level'] === '2' ? 2 : 3, isTool: true }
}

/** A heading of the contents leads to itself, except in a summary, which must hold no link. */
function readHeading(heading: HTMLElement): Heading[] {
  const { nextElementSibling: next } = heading
  const link = heading.querySelector(':scope > .heading-link') ?? (next?.matches('.anchor') ? next : undefined)
  const id = link?.getAttribute('href')?.slice(1) ?? (heading.closest('summary') && heading.closest('[id]')?.id)
  if (!id) return []
  return [{ id, text: heading.textContent, level: heading.localName === 'h2' ? 2 : 3 }]
}
