import { describe, expect, test } from 'vitest'
import { alertOf } from './alerts.ts'
import { parseMarkdown } from './parseMarkdown.ts'

describe('an alert', () => {
  function alertIn(markdown: string) {
    const [first] = parseMarkdown(markdown).children
    return first?.type === 'blockquote' ? alertOf(first) : undefined
  }

  test('has a kind and the quotation without its marker', () => {
    expect(alertIn('> [!WARNING]\n> Text.')).toMatchObject({
      kind: 'warning',
      children: [{ type: 'paragraph', children: [{ value: 'Text.' }] }],
    })
    expect(alertIn('> [!NOTE]\n>\n> - one')).toMatchObject({ kind: 'note', children: [{ type: 'list' }] })
  })

  test.each(['> Text.', '> [!FOO]\n> Text.', '> [!NOTE] same line', '> **[!NOTE]**\n> Text.', '> [!constructor]\n> x'])(
    'is not: %j',
    (markdown) => {
      expect(alertIn(markdown)).toBeUndefined()
    },
  )
})
