import { expect, it } from 'vitest'
import { plainAlerts } from './plainAlerts.ts'

it.each([
  ['an alert', 'Text.\n\n> [!NOTE]\n> Read it.', 'Text.\n\n> **Note:**\n> Read it.'],
  ['an alert in a list', '- a\n\n  > [!warning]\n  > b', '- a\n\n  > **Warning:**\n  > b'],
  ['two alerts', '> [!TIP]\n> a\n\n> [!CAUTION]\n> b', '> **Tip:**\n> a\n\n> **Caution:**\n> b'],
  ['code', '```\n> [!NOTE]\n```', '```\n> [!NOTE]\n```'],
  ['a quotation of something else', '> [!OTHER]\n> a', '> [!OTHER]\n> a'],
])('%s reads the same in tools that know no alerts', (_, markdown, expected) => {
  expect(plainAlerts(markdown)).toBe(expected)
})
