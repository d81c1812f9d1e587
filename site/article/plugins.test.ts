import mdx from '@mdx-js/rollup'
import { describe, expect, it } from 'vitest'
import { mdxOptions } from './plugins.ts'

async function compile(source: string): Promise<string> {
  const { transform } = mdx(mdxOptions)
  const compiled = await transform.call({} as never, source, 'page.mdx')
  return String(typeof compiled === 'object' ? compiled?.code : compiled)
}

describe('MDX', () => {
  it('takes the id of a heading from its end and leaves it out of the text', async () => {
    const code = await compile('## Signing [#signing]')
    expect(code).toContain('id: "signing"')
    expect(code).toContain('children: "Signing"')
  })

  it('makes an id of a heading’s text, once more with a number', async () => {
    const code = await compile('## Rate limits\n\n## Rate limits\n\n## 限频')
    expect([...code.matchAll(/id: "([^"]+)"/g)].map(([, id]) => id)).toEqual(['rate-limits', 'rate-limits-1', '限频'])
  })

  it('leaves the front matter out', async () => {
    expect(await compile('---\ntitle: Hidden\n---\n\nShown')).not.toContain('Hidden')
  })

  it('turns a fence into a code block with its language, title and highlighted code', async () => {
    const code = await compile('```json title="Body \'1\'"\n{"a": "<b>"}\n```')
    expect(code).toContain('language: "json"')
    expect(code).toContain(`title: "Body '1'"`)
    expect(code).toContain(
      String.raw`html: "{<span class=\"hl-a\">\"a\"</span>: <span class=\"hl-s\">\"&lt;b>\"</span>}"`,
    )
  })

  it('keeps line breaks and backslashes of code', async () => {
    const code = await compile('```text\na\\n  b\n\nc\n```')
    expect(code).toContain(String.raw`html: "a\\n  b\n\nc"`)
  })

  it('stacks the rows of a table on a phone that has many columns or long words', async () => {
    const stacks = async (...rows: readonly string[]) => {
      const lines = rows.map((row) => `| ${row} |`)
      const code = await compile(
        [lines[0], `${'| --- '.repeat(rows[0]?.split('|').length ?? 0)}|`, ...lines.slice(1)].join('\n'),
      )
      return code.includes('stacking-table')
    }
    expect(await stacks(' | One | Two', 'Row | short | words')).toBe(false)
    expect(await stacks(' | One | Two | Three', 'Row | a | b | c')).toBe(true)
    expect(
      await stacks(' | One | Two', 'Row | `https://one.example.com/orders` | `https://two.example.com/orders`'),
    ).toBe(true)
    expect(await stacks('A | One | Two | Three', 'Row | a | b | c')).toBe(false)
    const address = `wss://one.example.com/private/orders`
    expect(await stacks('Socket | Address | Carries', `Private | ${address} | subscriptions`)).toBe(true)
    expect(await stacks('类型 | 地址 | 内容', `私有 | ${address} | 订单与成交的推送`)).toBe(true)
    expect(await stacks(' | 甲 | 乙', `行 | ${'汉字，'.repeat(20)} | ${'汉字'.repeat(20)}`)).toBe(false)
  })

  it('stacks a short table too where another table of the page has its columns and needs it', async () => {
    const table = (...cells: readonly string[]) => `| Field | Type | Meaning |\n| - | - | - |\n| ${cells.join(' | ')} |`
    const stacked = async (...tables: readonly string[]) =>
      [...(await compile(tables.join('\n\n'))).matchAll(/stacking-table/g)].length
    const long = table('a'.repeat(40), 'text', 'words')
    expect(await stacked(long, table('id', 'text', 'words'))).toBe(2)
    expect(await stacked(long, '| Other | Columns |\n| - | - |\n| a | b |')).toBe(1)
  })

  it('says which cells of a table are headers', async () => {
    const code = await compile('| Key | Value |\n| - | - |\n| a | b |')
    expect(headersOf(code)).toEqual(['col Key', 'col Value'])
  })

  it('names the column in each cell of a table of many columns whose rows have names', async () => {
    const columnsOf = async (table: string) =>
      [...(await compile(table)).matchAll(/"data-column": "([^"]*)"/g)].map(([, name]) => name)
    expect(await columnsOf('| | A | B [c](/c) | D |\n| - | - | - | - |\n| a | 1 | 2 | |')).toEqual(['A', 'B c'])
    expect(await columnsOf('| | A | B |\n| - | - | - |\n| a | 1 | 2 |')).toEqual([])
  })

  it('says how a column is aligned without an inline style', async () => {
    const code = await compile('| Key | Value |\n| - | -: |\n| a | b |')
    expect([...code.matchAll(/"data-align": "(\w+)"/g)].map(([, side]) => side)).toEqual(['right', 'right'])
    expect(code).not.toContain('style')
  })

  it('keeps dates and short names in code whole, which would break behind a hyphen', async () => {
    const code = await compile('Until 2024-11-30: `Content-Type`, `a - b`, `docs-example-secret-not-a-real-credential`')
    expect([...code.matchAll(/dateTime: "([^"]*)",\s+children: "([^"]*)"/g)].map(([, ...all]) => all)).toEqual([
      ['2024-11-30', '2024-11-30'],
    ])
    expect([...code.matchAll(/className: "hl-w",\s+children: "([^"]*)"/g)].map(([, name]) => name)).toEqual([
      'Content-Type',
    ])
    expect(await compile('## Version 2024-11-30')).not.toContain('dateTime')
  })

  it.each([
    ['wss://ws.example.com', ['wss://ws.example.com/'], ['wss://ws.example.com/']],
    [
      'https://sand-spot.of-a-very-long-name.example.com',
      ['https://', 'wbr', 'sand-spot.', 'wbr', 'of-a-very-long-name.', 'wbr', 'example.', 'wbr', 'com/'],
      ['sand-spot.', 'of-a-very-long-name.'],
    ],
  ])(
    'breaks an address in code behind slashes, and within a long host behind its labels: %s',
    async (host, broken, whole) => {
      const code = await compile(`\`${host}/v3/trade\``)
      const parts = [...code.matchAll(/"([^"]*[./]|trade)"|_jsx\(_components\.(wbr)/g)]
      expect(parts.map(([, text, lineBreak]) => text ?? lineBreak)).toEqual([...broken, 'wbr', 'v3/', 'wbr', 'trade'])
      expect([...code.matchAll(/className: "hl-w",\s+children: "([^"]*)"/g)].map(([, name]) => name)).toEqual(whole)
    },
  )

  it('keeps names whole in code with spaces, and addresses of people', async () => {
    const code = await compile('`Content-Type: text/plain`, api-support@example.com')
    expect([...code.matchAll(/className: "hl-w",\s+children: "([^"]*)"/g)].map(([, name]) => name)).toEqual([
      'Content-Type',
      'api-support@example.com',
    ])
  })

  it('lets a line of Chinese break before a path', async () => {
    const breaks = async (text: string) => (await compile(text)).match(/_components\.wbr|"wbr"/g)?.length ?? 0
    expect(await breaks('路径`/orders`、`/v2/currencies`和（`/v3`）')).toBeGreaterThanOrEqual(2)
    expect(await breaks('Paths `/orders` and `/v2/currencies` (`/v3`)')).toBe(0)
  })

  it('lets the first column name the rows where the corner is empty', async () => {
    const code = await compile('| | Spot |\n| - | - |\n| Symbols | b |\n| | c |')
    expect(headersOf(code)).toEqual(['col Spot', 'row Symbols'])
    expect(code).not.toContain('_components.th, {})')
  })
})

function headersOf(code: string): string[] {
  const cells = code.matchAll(/_components\.th, \{\s+scope: "(\w+)",\s+children: "(\w+)"/g)
  return [...cells].map(([, scope, text]) => `${scope} ${text}`)
}
