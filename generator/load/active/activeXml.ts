import {
  parseXml,
  XmlDeclaration,
  type XmlDocument,
  XmlDocumentType,
  XmlElement,
  XmlError,
  type XmlNode,
  XmlProcessingInstruction,
} from '@rgrove/parse-xml'
import { ownValue } from '../../contract/ownValue.ts'
import { type Activity, activityOfAttribute, activityOfStyle } from './attributes.ts'

/** A part of a file that a browser would run or load, with its offset in the text. */
export interface ActivePart extends Activity {
  readonly offset: number
}

const svg = 'http://www.w3.org/2000/svg'
/** Namespaces whose elements browsers know: they ignore all other elements. */
const known = new Set([svg, 'http://www.w3.org/1999/xhtml', 'http://www.w3.org/1998/Math/MathML'])

/** Elements of SVG that draw, describe and move. They hold no script, no other document and no HTML. */
const drawing = new Set(
  `a animate animateColor animateMotion animateTransform circle clipPath defs desc ellipse filter font font-face
  font-face-format font-face-name font-face-src font-face-uri g glyph hkern image line linearGradient marker mask metadata
  missing-glyph mpath path pattern polygon polyline radialGradient rect set stop style svg switch symbol text textPath title
  tspan use view vkern`.split(/\s+/),
)

/**
 * Active parts of an XML file: none for a plain drawing. A picture is an SVG; other XML may have any root. A text that is
 * not well-formed is refused, because browsers show and run the part before the mistake.
 */
export function activeXml(text: string, isPicture: boolean): ActivePart[] {
  const document = parsed(text)
  if (!('children' in document)) return [document]
  const parts = document.children.flatMap((node) => activeProlog(node))
  const root = document.root
  if (!root) return parts
  return [...parts, ...(isPicture && !isSvg(root) ? [notSvg(root)] : activeElements(root))]
}

function isSvg(root: XmlElement): boolean {
  return spaceOf(root.name, spacesOf(root, {})) === svg && localName(root.name) === 'svg'
}

function localName(name: string): string {
  return name.replace(/^.*:/, '')
}

function notSvg({ name, start: offset }: XmlElement): ActivePart {
  const message = `The file holds <${name}>, and no SVG: its root is not <svg xmlns="${svg}">.`
  return { message, hint: 'Export the picture again as SVG, or save it as PNG.', offset }
}

/** The document, or the reason why it cannot be read. */
function parsed(text: string): XmlDocument | ActivePart {
  try {
    const kept = { includeOffsets: true, preserveDocumentType: true, preserveXmlDeclaration: true }
    return parseXml(text, kept)
  } catch (error) {
    const [reason = ''] = error instanceof XmlError ? error.message.split(' (line', 1) : ['it is nested too deeply']
    return {
      message: `The file is no XML that can be read: ${reason}.`,
      hint: 'Export the picture again as plain SVG in UTF-8, or save it as PNG.',
      offset: error instanceof XmlError ? error.pos : 0,
    }
  }
}

/** A style sheet for XML is a program, and a document type can name parts that stand elsewhere. */
function activeProlog(node: XmlNode): ActivePart[] {
  const offset = node.start
  if (node instanceof XmlProcessingInstruction && node.name === 'xml-stylesheet') {
    return [{ message: 'An <?xml-stylesheet?> rewrites the file by a program.', hint: 'Remove the line.', offset }]
  }
  if (node instanceof XmlDocumentType && node.internalSubset) {
    const hint = 'Remove what stands in square brackets, and write out its entities.'
    return [{ message: 'The document type declares entities of its own.', hint, offset }]
  }
  if (node instanceof XmlDeclaration && !/^(?:utf-8|us-ascii)$/i.test(node.encoding ?? 'utf-8')) {
    return [{ message: `The file says that it is ${node.encoding}.`, hint: 'Save the file as UTF-8.', offset }]
  }
  return []
}

type Spaces = Readonly<Record<string, string>>

/** Walks without recursion: a file may be nested as deeply as its parser takes it. */
function activeElements(root: XmlElement): ActivePart[] {
  const parts: ActivePart[] = []
  const waiting: { readonly element: XmlElement; readonly spaces: Spaces }[] = [{ element: root, spaces: {} }]
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { element } = next
    const spaces = spacesOf(element, next.spaces)
    parts.push(...activeElement(element, spaces).map((activity) => ({ ...activity, offset: element.start })))
    for (const child of element.children) {
      if (child instanceof XmlElement) waiting.push({ element: child, spaces })
      parts.push(...activeProlog(child))
    }
  }
  return parts
}

/** Namespaces by prefix inside an element. */
function spacesOf({ attributes }: XmlElement, around: Spaces): Spaces {
  const own = Object.entries(attributes).flatMap(([name, value]) => {
    const [found, prefix = ''] = /^xmlns(?::(.+))?$/.exec(name) ?? []
    return found === undefined ? [] : [[prefix, value] as const]
  })
  return own.length === 0 ? around : { ...around, ...Object.fromEntries(own) }
}

/** The namespace of an element; `undefined` where browsers disagree: an undeclared prefix, or a prefix without a namespace. */
function spaceOf(name: string, spaces: Spaces): string | undefined {
  const [, prefix] = /^(?:([^:]+):)?[^:]+$/.exec(name) ?? ['', ':']
  if (prefix === undefined) return ownValue(spaces, '') ?? ''
  return ownValue(spaces, prefix) || undefined
}

function activeElement(element: XmlElement, spaces: Spaces): Activity[] {
  const space = spaceOf(element.name, spaces)
  const name = localName(element.name)
  if (space === undefined || (known.has(space) && !isDrawing(space, name))) {
    const message = `The file has an element <${element.name}>, which is no part of a plain drawing.`
    const hint = 'Remove it: export the drawing without scripts, HTML labels and other documents, or save it as PNG.'
    return [{ message, hint }]
  }
  if (!known.has(space)) return []
  const style = name === 'style' ? [activityOfStyle('The element <style>', element.text)] : []
  const attributes = Object.entries(element.attributes).map(([attribute, value]) =>
    activeAttribute(name, attribute, value),
  )
  return [...style, ...attributes].filter((activity) => activity !== undefined)
}

function isDrawing(space: string, name: string): boolean {
  return space === svg && (drawing.has(name) || /^fe[A-Z][A-Za-z]+$/.test(name))
}

function activeAttribute(element: string, attribute: string, value: string): Activity | undefined {
  if (/^xmlns(?::|$)/.test(attribute)) return undefined
  if (attribute === 'xml:base') return { message: `<${element}> has another base.`, hint: 'Remove "xml:base".' }
  const name = localName(attribute)
  const activity = activityOfAttribute({ element, name, value, mayLink: element === 'a' })
  return activity ?? activityOfStyle(`The attribute "${name}" of <${element}>`, value)
}
