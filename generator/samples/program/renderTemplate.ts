import { memoize } from '../../contract/memoize.ts'

/**
 * Values by the names of a template. A function gets the indentation of its line, and indents its text; the function of
 * a section gets the text of the section.
 */
export type View = { readonly [name: string]: unknown }

/** A view, or how to make it: only where a template names a value that no view before it has. */
export type ViewSource = View | (() => View)

/** A view that is made once, when it is first read. */
export function viewOnRead(make: () => View): () => View {
  let made: View | undefined
  return () => {
    made ??= make()
    return made
  }
}

export function viewOf(source: ViewSource): View {
  return typeof source === 'function' ? source() : source
}

export interface Writing {
  /** A text as a literal of the language. */
  readonly quote: (text: string) => string
  /** Templates that others name. */
  readonly parts: Readonly<Record<string, string>>
}

type Node =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'value'; readonly name: string; readonly isQuoted: boolean }
  | { readonly kind: 'line'; readonly name: string; readonly indent: string }
  | { readonly kind: 'part'; readonly name: string; readonly indent: string; readonly isLine: boolean }
  | { readonly kind: 'section'; readonly name: string; readonly isInverted: boolean; readonly nodes: readonly Node[] }

/**
 * Fills a template of a program. `«name»` is a value, `«"name»` a value as a literal. A text between `«#name»` and
 * `«/name»` stands once for each item of a list, or once if there is a value; with `«^name»` it stands if there is none.
 * `«>name»` is another template. A value on a line of its own may have many lines. Behind the first item `isLater` holds.
 */
export function renderTemplate(template: string, views: readonly ViewSource[], writing: Writing): string {
  return writtenNodes(parsed(template), views, writing, '')
}

const parsed = memoize((template: string): readonly Node[] => {
  // A section or a part that has a line of its own takes its line feed with it.
  const bare = template.replaceAll(/^[ \t]*(«[#^/][\w.]+»)[ \t]*\n/gm, '$1')
  const pieces = bare.split(/((?<=^|»)[ \t]*«>?[\w.]+»\n|«[#^/>"]?[\w.]+»)/m).filter((piece) => piece !== '')
  return nodesOf(pieces[Symbol.iterator]())
}, 500)

function nodesOf(pieces: Iterator<string>, end?: string): Node[] {
  const nodes: Node[] = []
  for (let { value, done } = pieces.next(); !done; { value, done } = pieces.next()) {
    const [, indent = '', mark, name = '', feed = ''] = /^([ \t]*)«([#^/>"]?)([\w.]+)»(\n?)$/.exec(value) ?? []
    if (mark === undefined) nodes.push({ kind: 'text', text: value })
    else if (mark === '/' && name === end) return nodes
    else if (mark === '/') throw new Error(`«/${name}» closes nothing`)
    else if (mark === '>') nodes.push({ kind: 'part', name, indent, isLine: feed !== '' })
    else if (mark === '#' || mark === '^')
      nodes.push({ kind: 'section', name, isInverted: mark === '^', nodes: nodesOf(pieces, name) })
    else if (feed === '') nodes.push({ kind: 'value', name, isQuoted: mark === '"' })
    else nodes.push({ kind: 'line', name, indent })
  }
  if (end !== undefined) throw new Error(`«#${end}» is not closed`)
  return nodes
}

/** The text before, then the text of the nodes. */
function writtenNodes(nodes: readonly Node[], views: readonly ViewSource[], writing: Writing, before: string): string {
  return nodes.reduce((text, node) => writtenNode(node, views, writing, text), before)
}

function writtenNode(node: Node, views: readonly ViewSource[], writing: Writing, text: string): string {
  switch (node.kind) {
    case 'text':
      return text + node.text
    case 'part': {
      const part = writtenNodes(parsed(partOf(node.name, writing)), views, writing, '')
      return text + (node.isLine ? indented(part, node.indent) : part.trimEnd())
    }
    case 'value': {
      const [indent = ''] = /^[ \t]*/.exec(text.slice(text.lastIndexOf('\n') + 1)) ?? []
      const value = namedValue(node.name, views)
      const items = [value]
        .flat()
        .map(node.isQuoted ? (item) => writing.quote(String(item)) : (item) => valueText(item, indent))
      return text + items.join(', ')
    }
    case 'line': {
      const own = valueText(namedValue(node.name, views), node.indent)
      return own === '' ? text : `${text}${node.indent}${own}\n`
    }
    case 'section': {
      const value = namedValue(node.name, views)
      if (typeof value === 'function') return text + value(writtenNodes(node.nodes, views, writing, ''))
      return itemsOf(value, node.isInverted).reduce(
        (own, item) => writtenNodes(node.nodes, [item, ...views], writing, own),
        text,
      )
    }
  }
}

/** Each line but the empty ones behind an indentation. */
function indented(text: string, indent: string): string {
  return indent === '' ? text : text.replaceAll(/^(?=.)/gm, indent)
}

function partOf(name: string, { parts }: Writing): string {
  const part = Object.hasOwn(parts, name) ? parts[name] : undefined
  if (part === undefined) throw new Error(`there is no template "${name}"`)
  return part
}

/** The nearest value of a name: an item's own, or its surroundings'. */
function namedValue(name: string, views: readonly ViewSource[]): unknown {
  const [first = '', ...rest] = name === '.' ? ['item'] : name.split('.')
  const source = views.find((candidate) => Object.hasOwn(viewOf(candidate), first))
  if (!source) throw new Error(`the template names «${name}», which is not known`)
  return rest.reduce<unknown>((value, key) => (isView(value) ? value[key] : undefined), viewOf(source)[first])
}

/** Lines behind the first get the indentation that it has. */
function valueText(value: unknown, indent: string): string {
  if (typeof value === 'function') return String(value(indent))
  const text = Array.isArray(value) ? value.join('\n') : String(value ?? '')
  return text.replaceAll(/\n(?=[^\n])/g, `\n${indent}`)
}

/** The views of a section. An item that is no object has the name `.`. */
function itemsOf(value: unknown, isInverted: boolean): View[] {
  const isThere = Array.isArray(value) ? value.length > 0 : value !== undefined && value !== false && value !== ''
  if (isInverted) return isThere ? [] : [{}]
  if (!isThere) return []
  return [value].flat().map((item, index) => ({ ...(isView(item) ? item : { item }), isLater: index > 0 }))
}

function isView(value: unknown): value is View {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
