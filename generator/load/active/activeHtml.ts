import { type DefaultTreeAdapterTypes, parse } from 'parse5'
import type { ActivePart } from './activeXml.ts'
import { type Activity, activityOfAttribute } from './attributes.ts'

type Node = DefaultTreeAdapterTypes.Node

/** Elements that run a script or hold another document. */
const active = new Set(['script', 'iframe', 'frame', 'object', 'embed', 'applet', 'base'])

/** Active parts of an HTML file that is published as it is: its page would have no policy. */
export function activeHtml(text: string): ActivePart[] {
  const parts: ActivePart[] = []
  const waiting: Node[] = [parse(text, { sourceCodeLocationInfo: true })]
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if ('childNodes' in node) waiting.push(...node.childNodes)
    if ('content' in node) waiting.push(node.content)
    if (!('tagName' in node)) continue
    const offset = node.sourceCodeLocation?.startOffset ?? 0
    parts.push(...activeElement(node).map((activity) => ({ ...activity, offset })))
  }
  return parts
}

function activeElement({ tagName, attrs }: DefaultTreeAdapterTypes.Element): Activity[] {
  if (active.has(tagName)) {
    const hint = 'Remove it, or make the page a guide: scripts of guides have a policy.'
    return [{ message: `The file has an element <${tagName}>.`, hint }]
  }
  return attrs.flatMap(({ name, value }) => activityOfAttribute({ element: tagName, name, value, mayLink: true }) ?? [])
}
