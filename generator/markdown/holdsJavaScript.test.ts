import { expect, test } from 'vitest'
import { holdsJavaScript } from './holdsJavaScript.ts'
import { parseMdx } from './parseMdx.ts'

test.each(['', 'a `{b}`', '```js\nimport a from "b"\n```', '{/* a */}', 'a {1} {"b"} {null}', '<A b={1} c="{d}" e />'])(
  '%j holds none',
  (text) => expect(holdsJavaScript(parseMdx(text))).toBe(false),
)

test.each([
  'import a from "b"',
  '- c\n\nexport const a = 1',
  'a {b}',
  '{1 + 1}',
  '{/a/}',
  '{1n}',
  '{`a`}',
  '<A b={[1]} />',
  '<A {...b} />',
  '<A><B c={d} /></A>',
])('%j holds some', (text) => expect(holdsJavaScript(parseMdx(text))).toBe(true))
