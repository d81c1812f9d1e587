import { expect, test } from 'vitest'
import { readDecision } from './readDecision.ts'

const listOf = (answer: string) => (
  <ul>
    <li>
      Market order?
      <ul>
        <li>{answer}</li>
      </ul>
    </li>
  </ul>
)

test.each([
  ['Yes → Taker fee', 'Yes'],
  ['Yes: → Taker fee', 'Yes'],
  ['Yes – -> Taker fee', 'Yes'],
  ['Yes-> Taker fee', 'Yes'],
])('%j leads from its label to what follows', (answer, label) => {
  expect(readDecision(listOf(answer))).toEqual({
    question: 'Market order?',
    answers: [{ label, next: { kind: 'outcome', text: 'Taker fee' } }],
  })
})

test('a label of many spaces is read once', () => {
  const label = `a${' '.repeat(300_000)}b`
  expect(readDecision(listOf(`${label} → Taker fee`)).answers[0]?.label).toBe(label)
})
