import { expect, it } from 'vitest'
import { layoutDecision } from './decisionLayout.ts'

const outcomeOf = (text: string) => ({ kind: 'outcome', text, href: '/orders' }) as const

it('puts an outcome beside a short answer and below a long one, with no box over another', () => {
  const { items, width, height } = layoutDecision({
    question: 'Was the connection up?',
    answers: [
      { label: 'Yes', next: outcomeOf('The orders channel') },
      { label: 'No, or it is not certain that it was', next: outcomeOf('Get open orders') },
      { label: 'No', next: outcomeOf('Get order history') },
    ],
  })
  const outcomes = items.filter((item) => item.kind === 'outcome')
  const answers = items.filter((item) => item.kind === 'answer')
  const isBeside = outcomes.map(({ lines }, index) => lines[0]?.y === answers[index]?.lines[0]?.y)
  expect(isBeside).toEqual([true, false, true])
  const boxes = items.filter((item) => item.kind !== 'answer')
  for (const [index, box] of boxes.entries()) {
    expect(box.x + box.width).toBeLessThanOrEqual(width)
    expect(box.y + box.height).toBeLessThanOrEqual(boxes[index + 1]?.y ?? height)
  }
})
