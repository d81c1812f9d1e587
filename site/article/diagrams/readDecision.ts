import { Children, isValidElement, type ReactElement, type ReactNode } from 'react'
import { textOf } from '../Heading.tsx'

export interface Decision {
  readonly question: string
  readonly answers: readonly DecisionAnswer[]
}

interface DecisionAnswer {
  readonly label: string
  /** The next question, or the outcome of the answer. */
  readonly next: { readonly kind: 'question'; readonly decision: Decision } | Outcome
}

export interface Outcome {
  readonly kind: 'outcome'
  readonly text: string
  readonly href?: string
}

const form =
  'DecisionChart wants one nested list: a question, beneath it its answers, beneath an answer one question or a link'

/** The decision that a nested Markdown list describes. Throws, saying the form, when the list has another one. */
export function readDecision(children: ReactNode): Decision {
  return readOnlyQuestion(Children.toArray(children).filter(isElement))
}

function readOnlyQuestion(blocks: readonly Element[]): Decision {
  const [question, ...others] = blocks.filter(isList).flatMap(itemsOf)
  if (!question || others.length > 0) throw new Error(form)
  return readQuestion(question)
}

function readQuestion(item: Element): Decision {
  const { inline, lists } = contentOf(item)
  const answers = lists.flatMap(itemsOf).map(readAnswer)
  const question = textOf(inline).trim()
  if (question === '' || answers.length === 0) throw new Error(form)
  return { question, answers }
}

function readAnswer(item: Element): DecisionAnswer {
  const { inline, lists } = contentOf(item)
  if (lists.length > 0) {
    return { label: trimmed(textOf(inline)), next: { kind: 'question', decision: readOnlyQuestion(lists) } }
  }
  const at = inline.findIndex((node) => isElement(node) && node.props.href !== undefined)
  const link = inline[at]
  if (isElement(link)) {
    const { href } = link.props
    const next = { kind: 'outcome', text: textOf(link), ...(href === undefined ? {} : { href }) } as const
    return { label: trimmed(textOf(inline.slice(0, at))), next }
  }
  const [label = '', ...rest] = textOf(inline).split(/→|->/)
  if (rest.length === 0) throw new Error(form)
  return { label: trimmed(label), next: { kind: 'outcome', text: rest.join('→').trim() } }
}

/** An answer without the arrow or colon at its end. */
function trimmed(text: string): string {
  return text
    .trim()
    .replace(/(?:→|->|[:：—–-])$/u, '')
    .trim()
}

type Element = ReactElement<{ readonly children?: ReactNode; readonly href?: string }>

function isElement(node: unknown): node is Element {
  return isValidElement(node)
}

function isList({ type }: Element): boolean {
  return type === 'ul' || type === 'ol'
}

function itemsOf(list: Element): Element[] {
  return Children.toArray(list.props.children)
    .filter(isElement)
    .filter(({ type }) => type === 'li')
}

/** An item's own content, paragraphs opened, and the lists beneath it. */
function contentOf(item: Element): { readonly inline: readonly ReactNode[]; readonly lists: readonly Element[] } {
  const nodes = Children.toArray(item.props.children).flatMap((node) =>
    isElement(node) && node.type === 'p' ? Children.toArray(node.props.children) : [node],
  )
  const isNested = (node: ReactNode): node is Element => isElement(node) && isList(node)
  return { inline: nodes.filter((node) => !isNested(node)), lists: nodes.filter(isNested) }
}
