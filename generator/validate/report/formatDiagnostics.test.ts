import { describe, expect, it } from 'vitest'
import type { Diagnostic } from '../../contract/diagnostics.ts'
import { type DiagnosticFormat, formatDiagnostics } from './formatDiagnostics.ts'

const mismatch: Diagnostic = {
  code: 'example-mismatch',
  severity: 'error',
  message: 'Example "success": /px must be string.',
  hint: 'Correct the example or the schema at a.yaml:1.',
  file: 'a.yaml',
  line: 3,
  column: 5,
}
const unnamed: Diagnostic = {
  code: 'operation-summary',
  severity: 'warning',
  message: 'Operation object should contain `summary` field.',
  hint: 'Add a summary.',
  file: 'b.yaml',
  line: 1,
  column: 1,
}
const texts: Readonly<Record<string, string>> = {
  'a.yaml': 'schema: {}\nexample:\n    px: 1\nend: 1\n',
  'b.yaml': 'get: {}',
}

function format(
  diagnostics: readonly Diagnostic[],
  as: DiagnosticFormat = 'pretty',
  readable = texts,
  color = false,
): string {
  return formatDiagnostics(diagnostics, { format: as, readText: (file) => readable[file], color })
}

describe('pretty', () => {
  it('shows each finding with its lines, a caret and a hint, then how many there are', () => {
    expect(format([unnamed, mismatch])).toBe(`a.yaml:3:5  error  example-mismatch
  Example "success": /px must be string.
    2 | example:
  > 3 |     px: 1
      |     ^
    4 | end: 1
  hint: Correct the example or the schema at a.yaml:1.

b.yaml:1:1  warning  operation-summary
  Operation object should contain \`summary\` field.
  > 1 | get: {}
      | ^
  hint: Add a summary.

1 error, 1 warning in 2 files`)
  })

  it('leaves the lines out when the file cannot be read or has no such line', () => {
    expect(format([{ ...mismatch, file: 'gone.yaml' }])).toBe(`gone.yaml:3:5  error  example-mismatch
  Example "success": /px must be string.
  hint: Correct the example or the schema at a.yaml:1.

1 error in 1 file`)
    expect(format([{ ...mismatch, line: 99 }])).not.toContain('|')
  })

  it('cuts long lines around the place', () => {
    const line = `${'a'.repeat(300)}HERE${'b'.repeat(300)}`
    const text = format([{ ...mismatch, line: 1, column: 301 }], 'pretty', { 'a.yaml': line })
    expect(text).toContain(`  > 1 | …${'a'.repeat(50)}HERE${'b'.repeat(46)}…\n      |  ${' '.repeat(50)}^`)
  })

  it('puts the caret under the place after wide characters', () => {
    const text = format([{ ...mismatch, line: 1, column: 5 }], 'pretty', { 'a.yaml': '标题: 值' })
    expect(text).toContain('  > 1 | 标题: 值\n      |       ^')
  })

  it('shows nothing that would control the terminal', () => {
    const text = format([{ ...mismatch, message: 'a\u001b[31mb', line: 1, column: 1 }], 'pretty', {
      'a.yaml': '\u001b]0;title\u0007\tx',
    })
    expect([...text].filter((character) => character < ' ' && character !== '\n')).toEqual([])
  })

  it('sums up a code that comes more than fifty times', () => {
    const many = Array.from({ length: 60 }, (_, index) => ({ ...unnamed, line: index + 1 }))
    const text = format([...many, mismatch])
    expect(text.match(/operation-summary/g)).toHaveLength(51)
    expect(text).toContain(`

… and 10 more of operation-summary
  \`npm run validate -- --all\` shows them; json, github and sarif always hold all.

1 error, 60 warnings in 2 files`)
  })

  it('writes all out when asked to', () => {
    const many = Array.from({ length: 60 }, (_, index) => ({ ...unnamed, line: index + 1 }))
    const text = formatDiagnostics(many, { format: 'pretty', readText: () => undefined, color: false, detail: 'all' })
    expect(text.match(/operation-summary/g)).toHaveLength(60)
  })

  it('only counts notes for a command that has something else to say', () => {
    const note = { ...unnamed, severity: 'info' } as const
    const options = { format: 'pretty', readText: () => undefined, color: false, detail: 'brief' } as const
    expect(formatDiagnostics([note, { ...note, line: 2 }], options)).toBe(`… and 2 more of operation-summary
  \`npm run validate\` shows them.

2 notes in 1 file`)
  })

  it('tells each assumption once even there, with the setting that changes it', () => {
    const note = { ...unnamed, severity: 'info', code: 'perspective-assumed', hint: 'Say so.' } as const
    const options = { format: 'pretty', readText: () => undefined, color: false } as const
    const told = formatDiagnostics([note, { ...note, line: 2 }], { ...options, detail: 'brief' })
    expect([told.match(/hint: Say so\./g)?.length, told.includes('… and 1 more of perspective-assumed')]).toEqual([
      1,
      true,
    ])
    expect(formatDiagnostics([note], { ...options, detail: 'quiet' })).toBe('1 note in 1 file')
  })

  it('colours only when asked to', () => {
    expect(format([mismatch])).not.toContain('\u001b')
    expect(format([mismatch], 'pretty', texts, true)).toContain('\u001b[31merror\u001b[39m')
  })

  it('counts notes too, and nothing', () => {
    expect(format([{ ...unnamed, severity: 'info' }])).toMatch(/1 note in 1 file$/)
    expect(format([])).toBe('No problems found')
  })
})

describe('json', () => {
  it('is the list, sorted by place', () => {
    expect(JSON.parse(format([unnamed, mismatch], 'json'))).toEqual([mismatch, unnamed])
    expect(format([], 'json')).toBe('[]')
  })
})

describe('github', () => {
  it('is one command a finding', () => {
    expect(format([unnamed, mismatch, { ...unnamed, line: 2, severity: 'info' }], 'github')).toBe(
      `::error file=a.yaml,line=3,col=5,title=example-mismatch::Example "success": /px must be string.%0ACorrect the example or the schema at a.yaml:1.
::warning file=b.yaml,line=1,col=1,title=operation-summary::Operation object should contain \`summary\` field.%0AAdd a summary.
::notice file=b.yaml,line=2,col=1,title=operation-summary::Operation object should contain \`summary\` field.%0AAdd a summary.`,
    )
  })

  it('holds nothing that a log would act on, in any format', () => {
    const odd = { ...mismatch, message: '\u001b]52;c;eA==\u0007\u202Etxt.exe\u009b2J', hint: '\u200Ba' }
    for (const name of ['pretty', 'json', 'github', 'sarif'] as const)
      expect(format([odd], name).replaceAll('\n', '')).not.toMatch(/[\p{Cc}\p{Cf}]/u)
  })

  it('escapes what would end the command', () => {
    const odd = { ...mismatch, file: 'a,b:c%.yaml', message: 'x\r\n::error::y 100%', hint: 'z' }
    expect(format([odd], 'github')).toBe(
      '::error file=a%2Cb%3Ac%25.yaml,line=3,col=5,title=example-mismatch::x %0A::error::y 100%25%0Az',
    )
  })
})

describe('sarif', () => {
  it('is a log of one run with the rules that occur', () => {
    expect(
      JSON.parse(format([mismatch, { ...mismatch, line: 9, file: 'my specs/a.yaml', severity: 'info' }], 'sarif')),
    ).toEqual({
      $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
      version: '2.1.0',
      runs: [
        {
          tool: {
            driver: {
              name: 'exchange-docs',
              rules: [
                {
                  id: 'example-mismatch',
                  shortDescription: { text: 'An example does not match its schema.' },
                  fullDescription: {
                    text: 'An example, or a default value, is not what the schema beside it allows, so one of the two misleads readers.',
                  },
                  help: { text: 'Correct the example or the schema.' },
                  defaultConfiguration: { level: 'error' },
                },
              ],
            },
          },
          columnKind: 'utf16CodeUnits',
          results: [
            {
              ruleId: 'example-mismatch',
              ruleIndex: 0,
              level: 'error',
              message: { text: `${mismatch.message} ${mismatch.hint}` },
              locations: [
                { physicalLocation: { artifactLocation: { uri: 'a.yaml' }, region: { startLine: 3, startColumn: 5 } } },
              ],
              partialFingerprints: { primaryLocationLineHash: expect.stringMatching(/^[\da-f]{16}:1$/) },
            },
            {
              ruleId: 'example-mismatch',
              ruleIndex: 0,
              level: 'note',
              message: { text: `${mismatch.message} ${mismatch.hint}` },
              locations: [
                {
                  physicalLocation: {
                    artifactLocation: { uri: 'my%20specs/a.yaml' },
                    region: { startLine: 9, startColumn: 5 },
                  },
                },
              ],
              partialFingerprints: { primaryLocationLineHash: expect.stringMatching(/^[\da-f]{16}:1$/) },
            },
          ],
        },
      ],
    })
  })

  it('knows a result again when lines above it come and go, and tells alike ones apart', () => {
    const hashes = (...found: readonly Diagnostic[]): unknown[] =>
      JSON.parse(format(found, 'sarif')).runs[0].results.map(
        ({ partialFingerprints }: { readonly partialFingerprints: Readonly<Record<string, string>> }) =>
          partialFingerprints.primaryLocationLineHash,
      )
    const [hash] = hashes(mismatch)
    const moved = hashes({ ...mismatch, line: 90 }, { ...mismatch, line: 99 }, unnamed)
    expect(moved[0]).toBe(hash)
    expect(new Set(moved).size).toBe(3)
  })

  it('names the version of the engine', () => {
    const text = formatDiagnostics([], { format: 'sarif', readText: () => undefined, color: false, version: '1.2.3' })
    expect(JSON.parse(text).runs[0].tool.driver).toMatchObject({ name: 'exchange-docs', version: '1.2.3' })
  })

  it('is valid without findings', () => {
    expect(JSON.parse(format([], 'sarif')).runs[0].results).toEqual([])
  })
})
