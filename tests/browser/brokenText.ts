import type { VisitedPage } from './engines/visitedPage.ts'

/** Words that a line break divides, and titles of callouts that lie over the text below them. */
export async function brokenTextOf(page: VisitedPage): Promise<string[]> {
  return page.evaluate(() => {
    const over = [...document.querySelectorAll('.callout-title')].filter(
      (title) => title.scrollHeight > title.clientHeight + 1,
    )
    const range = document.createRange()
    const broken: string[] = []
    for (const part of document.querySelectorAll('.article :is(h1, h2, h3, th, td, p, li, summary, .callout-title)')) {
      const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT)
      for (let text = walker.nextNode(); text; text = walker.nextNode()) {
        // Names of fields, addresses and code have places where they may break.
        if (text.parentElement?.closest('code, pre, a, svg, .visually-hidden, [hidden]')) continue
        for (const { 0: word, index } of (text.nodeValue ?? '').matchAll(/\p{Script=Latin}{4,}/gu)) {
          range.setStart(text, index)
          range.setEnd(text, index + word.length)
          // WebKit adds an empty box at the end of the line before a word.
          const boxes = [...range.getClientRects()].filter(({ width }) => width > 0)
          const lines = new Set(boxes.map(({ top }) => Math.round(top)))
          if (lines.size > 1) broken.push(`${word} in ${part.textContent.slice(0, 40)}`)
        }
      }
    }
    return [...over.map((title) => `${title.textContent} over its text`), ...new Set(broken)]
  })
}
