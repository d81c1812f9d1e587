/** An element of the article that a link can lead to, as it stands on the screen. */
interface Standing {
  readonly id: string
  readonly top: number
  readonly height: number
}

/** Controls, tooltips and diagrams have ids too, which no link leads to. */
const linkable = '.article-body [id]:not(input, [role="tooltip"], svg *)'

/** How far below the bars an element may stand that a link has led to. */
const tolerance = 8

/**
 * Id of the element that begins nearest above a line of the screen; of several at one height, the last in the document.
 * An element that is not laid out is left out. The height decides, not the order: samples stand beside the fields that they
 * follow in the document.
 */
export function nearestAbove(elements: readonly Standing[], line: number): string | undefined {
  return elements
    .filter(({ top, height }) => height > 0 && top <= line + tolerance)
    .reduce<Standing | undefined>(
      (nearest, element) => (nearest && nearest.top > element.top ? nearest : element),
      undefined,
    )?.id
}

/**
 * Anchor of the element at the top of the screen; nothing while the reader has not left the beginning of the page. The target of
 * a link stays the place while its beginning is on the screen: at the end of a page it cannot reach the top.
 */
export function topAnchor(): string | undefined {
  if (scrollY === 0) return undefined
  const elements = [...document.querySelectorAll(linkable)]
    .filter((element) => element.checkVisibility({ contentVisibilityAuto: true }))
    .map((element) => {
      const { top, height } = element.getBoundingClientRect()
      return { id: element.id, top, height }
    })
  const linked = elements.find(({ id }) => `#${id}` === decodeURIComponent(location.hash))
  if (linked && linked.height > 0 && linked.top >= 0 && linked.top < innerHeight) return linked.id
  const content = document.getElementById('content')
  return nearestAbove(elements, content ? Number.parseFloat(getComputedStyle(content).scrollPaddingBlockStart) : 0)
}
