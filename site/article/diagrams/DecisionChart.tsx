import type { ReactNode } from 'react'
import { useArticle } from '../articleContext.tsx'
import { resolveLink } from '../links.ts'
import { DiagramFigure, InWords } from './DiagramFigure.tsx'
import { type DecisionItem, layoutDecision } from './decisionLayout.ts'
import { readDecision } from './readDecision.ts'

interface Props {
  readonly title: string
  /** A nested list: a question, its answers, beneath each the next question or a link. */
  readonly children?: ReactNode
}

/** Questions whose answers lead to a page. The writer's own list is the text equivalent. */
export function DecisionChart({ title, children }: Props) {
  const { words } = useArticle()
  const decision = readDecision(children)
  const { width, height, items, connectors } = layoutDecision(decision)
  return (
    <DiagramFigure
      title={title}
      description={words.text('reference.diagram.decision', { question: decision.question })}
      width={width}
      height={height}
      hasLinks
      equivalent={<InWords>{children}</InWords>}
    >
      <path className="diagram-connector" d={connectors.join('')} />
      {items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the places of a chart have no other identity
        <Item key={index} item={item} />
      ))}
    </DiagramFigure>
  )
}

function Item({ item }: { readonly item: DecisionItem }) {
  const article = useArticle()
  if (item.kind === 'answer') return <Lines item={item} className="diagram-answer" x={item.x} />
  const box = (
    <rect className={`diagram-${item.kind}`} x={item.x} y={item.y} width={item.width} height={item.height} rx="6" />
  )
  const text = <Lines item={item} className={`diagram-${item.kind}-text`} x={item.x + 10} />
  const href = item.kind === 'outcome' ? item.outcome.href : undefined
  if (href === undefined) {
    return (
      <>
        {box}
        {text}
      </>
    )
  }
  return (
    <a href={resolveLink(href, article).href}>
      {box}
      {text}
    </a>
  )
}

function Lines({
  item,
  className,
  x,
}: {
  readonly item: DecisionItem
  readonly className: string
  readonly x: number
}) {
  return (
    <text className={className}>
      {item.lines.map(({ text, y }) => (
        <tspan key={y} x={x} y={y}>
          {text}
        </tspan>
      ))}
    </text>
  )
}
