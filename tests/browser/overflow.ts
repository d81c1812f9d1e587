import type { VisitedPage } from './engines/visitedPage.ts'

/** Parts that make the page wider than the screen: the page itself, or parts of the article outside any box that scrolls. */
export async function overflowOf(page: VisitedPage): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    const isBoxed = (element: Element): boolean => {
      for (let box = element.parentElement; box && box !== document.body; box = box.parentElement) {
        if (getComputedStyle(box).overflowX !== 'visible') return true
      }
      return false
    }
    const isHidden = (element: Element) => element.closest('.visually-hidden, .skip-link, [hidden]') !== null
    const parts = [...document.querySelectorAll('.header *, .main *, .site-foot *')].filter((element) => {
      const { right, left, width } = element.getBoundingClientRect()
      return width > 0 && (right > clientWidth + 1 || left < -1) && !isBoxed(element) && !isHidden(element)
    })
    return [
      ...(scrollWidth > clientWidth ? [`the page is ${scrollWidth - clientWidth} px too wide`] : []),
      ...parts
        .slice(0, 3)
        .map(
          (element) => `${element.nodeName.toLowerCase()}.${element.className} ${element.textContent?.slice(0, 30)}`,
        ),
    ]
  })
}
