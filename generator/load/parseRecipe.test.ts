import { expect, it } from 'vitest'
import { parseRecipe } from './parseRecipe.ts'

const parts = new Map([
  ['parts/sign.py', 'def sign():\n    pass\n\n'],
  ['parts/websocket.py', 'class WebSocket:\n    pass\n'],
])

it('puts in what a program includes, and takes out the marks around what is shown', () => {
  const text =
    'import os\n\n# include parts/websocket.py\n\n# include parts/sign.py\n\n# region shown\nsign()\n# endregion\nend()\n'
  expect(parseRecipe({ file: 'order.py', text, parts })).toEqual({
    value: {
      file: 'order.py',
      short: 'sign()',
      program: 'import os\n\nclass WebSocket:\n    pass\n\ndef sign():\n    pass\n\nsign()\nend()\n',
      sources: ['guides/recipes/order.py', 'guides/recipes/parts/websocket.py', 'guides/recipes/parts/sign.py'],
    },
    diagnostics: [],
  })
})

it('puts in what a part includes, and each part once', () => {
  const nested = new Map([...parts, ['parts/call.py', '# include parts/sign.py\n\ndef call():\n    sign()\n']])
  const text = '# include parts/call.py\n# include parts/sign.py\ncall()\n'
  const { value, diagnostics } = parseRecipe({ file: 'order.py', text, parts: nested })
  expect(value.program).toBe('def sign():\n    pass\n\ndef call():\n    sign()\ncall()\n')
  expect(value.sources.slice(1)).toEqual(['guides/recipes/parts/call.py', 'guides/recipes/parts/sign.py'])
  expect(diagnostics).toEqual([])
})

it('shows a part of a class without the indentation of the class', () => {
  const text = 'class Order {\n    // region shown\n    void place() {\n        sign();\n    }\n    // endregion\n}\n'
  const { value } = parseRecipe({ file: 'Order.java', text, parts })
  expect(value.short).toBe('void place() {\n    sign();\n}')
  const hidden = { file: 'Order.java', text: 'class Order {\n    // region shown\n    // endregion\n}\n', parts }
  expect(parseRecipe(hidden).value).toMatchObject({ short: '', program: 'class Order {\n}\n' })
  expect(value.program).toBe('class Order {\n    void place() {\n        sign();\n    }\n}\n')
})

it('shows the whole of a program without marks', () => {
  expect(parseRecipe({ file: 'a.mjs', text: 'run()\n', parts }).value.short).toBe('run()')
})

it('says which include leads nowhere and where a region does not end', () => {
  const text = 'run()\n# include parts/sing.py\n# region shown\n'
  const { diagnostics } = parseRecipe({ file: 'a.py', text, parts })
  expect(diagnostics.map(({ file, line, message }) => `${file}:${line} ${message}`)).toEqual([
    'guides/recipes/a.py:3 What the page shows has a beginning without an end, or more than one.',
    'guides/recipes/a.py:2 There is nothing to include as parts/sing.py.',
  ])
})

it('reads the spaces within a program once', () => {
  const text = `a${' '.repeat(300_000)}b`
  expect(parseRecipe({ file: 'order.py', text: `${text}\n`, parts }).value.short).toBe(text)
})
