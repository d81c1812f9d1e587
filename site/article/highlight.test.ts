import { describe, expect, it } from 'vitest'
import { highlight } from './highlight.ts'
import { languageName } from './languageName.ts'

function textOf(html: string): string {
  return html
    .replace(/<[^>]+>/g, '')
    .replace(/&lt;/g, '<')
    .replace(/&amp;/g, '&')
}

describe('highlight', () => {
  it('marks names, texts and values of JSON', () => {
    expect(highlight('{"px": "1", "n": -2.5e3, "ok": true}', 'json')).toBe(
      '{<span class="hl-a">"px"</span>: <span class="hl-s">"1"</span>, <span class="hl-a">"n"</span>: ' +
        '<span class="hl-n">-2.5e3</span>, <span class="hl-a">"ok"</span>: <span class="hl-n">true</span>}',
    )
  })

  it.each([
    ['json', '{"a\\"b": "<script>&", "broken: 1'],
    ['python', 'def f(x):\n    return f"{x}" # <b>'],
    ['bash', "curl 'https://example.com?a=1&b=2' <<EOF"],
    ['http', 'GET /a?b=1&c=2 HTTP/1.1\nHost: example.com\n\n{"a": 1}'],
    ['unknown-language', '<b> & </b>'],
  ])('loses and adds nothing of %s', (language, code) => {
    expect(textOf(highlight(code, language))).toBe(code)
  })

  it.each(['csharp', 'c#', 'php', 'ruby', 'rb', 'kt', 'swift', 'rust', 'c++', 'graphql', 'dockerfile', 'toml'])(
    'colours a text in %s',
    (language) => {
      expect(highlight('a = "text"', language)).toContain('<span class="hl-s">"text"</span>')
    },
  )

  it.each(['json', 'python', 'unknown-language'])(
    'marks the lines of %s that it is told, and no others',
    (language) => {
      const html = highlight('a\n  1\nb', language, [2, 3, 9])
      expect(html).toMatch(/^a\n<mark> {2}(<span class="hl-n">)?1(<\/span>)?\n<\/mark><mark>b<\/mark>$/)
      expect(highlight('"""a\nb"""', 'python', [2])).not.toContain('<mark>')
    },
  )

  it('keeps options and words with hyphens whole, but for long ones', () => {
    const key = 'docs-example-secret-not-a-real-credential'
    const html = highlight(`openssl dgst -sha256 --data-raw "Content-Type: \${KEY:-${key}}" $((3 - 1))`, 'bash')
    expect(Array.from(html.matchAll(/<span class="hl-w">([^<]*)</g), ([, word]) => word)).toEqual([
      '-sha256',
      '--data-raw',
      'Content-Type',
    ])
  })

  it('keeps the labels of a host whole in JSON, and leaves other texts with hyphens to break', () => {
    const html = highlight('{"a": "wss://futures-feed.example.com/b", "c": "docs-1"}', 'json')
    expect(Array.from(html.matchAll(/<span class="hl-w">([^<]*)</g), ([, word]) => word)).toEqual(['futures-feed'])
  })

  it('breaks an address behind its slashes where its host has a hyphen, too', () => {
    expect(highlight('curl https://futures-api.example.com/api/v1/bullet-public', 'bash')).toContain(
      '<wbr><span class="hl-w">futures-api</span>.example.com/<wbr>api/<wbr>v1/<wbr><span class="hl-w">bullet-public</span>',
    )
  })

  it('hangs a long line by its own indentation and leaves short lines and long texts alone', () => {
    const long = 'heartbeat = asyncio.create_task(keep_alive(socket))'
    const inner = 'a text of several lines stays as it is, however long its lines are'
    const html = highlight(`def f():\n    ${long}\n    return 1\n${long}\n"""\n    ${inner}\n"""`, 'python')
    expect(html.match(/<span class="hl-\d+">.*\n/g)?.map(textOf)).toEqual([`    ${long}\n`])
    expect(html).toContain('<span class="hl-4">    heartbeat')
    expect(highlight(`func f() {\n\t\t${long}\n}`, 'go')).toContain('<span class="hl-8">\t\t')
  })

  it('lets a long address break at its signs and a short one nowhere', () => {
    const html = highlight('"https://example.com/v3/orders/5123409876123453?limit=50&signTimestamp=1"', 'json')
    expect(html.split('<wbr>').map(textOf)).toEqual([
      ...['"https://', 'example.com/', 'v3/', 'orders/', '5123409876123453?', 'limit=', '50', '&signTimestamp=', '1"'],
    ])
    expect(highlight('"/v3/orders?limit=5"', 'json')).not.toContain('<wbr>')
  })

  it('leaves very long code plain', () => {
    const code = `["${'x'.repeat(50_000)}"]`
    expect(highlight(code, 'json')).toBe(code)
  })

  it('leaves code with a very long line plain, but for JSON', () => {
    const line = '0x'.repeat(20_000)
    expect(highlight(line, 'ini')).toBe(line)
    expect(highlight(`["${line}"]`, 'json')).toBe(`[<span class="hl-s">"${line}"</span>]`)
  })

  it('reads a text of JSON that is never closed once', () => {
    const text = `"${'\\"'.repeat(24_000)}`
    expect(highlight(text, 'json')).toBe(`<span class="hl-s">${text}</span>`)
  })
})

describe('languageName', () => {
  it('is what readers call a language, and nothing for plain text', () => {
    expect(['js', 'json', 'rust', 'text', undefined].map(languageName)).toEqual([
      'JavaScript',
      'JSON',
      'rust',
      undefined,
      undefined,
    ])
  })

  it('knows no language by a name that every object has', () => {
    expect(['constructor', '__proto__'].map(languageName)).toEqual(['constructor', '__proto__'])
  })
})
