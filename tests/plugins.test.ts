import { spawnSync } from 'node:child_process'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { generate } from '../generator/pipeline.ts'
import { temporaryFolder } from './fixtures/temporaryFolder.ts'
import { repository, runCommand } from './runCommand.ts'

const twoLocales = `locales: [
    { code: 'en', label: 'English', lang: 'en', dir: 'ltr', calendar: 'gregory' },
    { code: 'zh', label: '中文', lang: 'zh-Hans', dir: 'ltr', calendar: 'gregory' },
  ],`

/** A project with one plug-in of `examples/plugins`, and one spec. */
function projectWith(plugin: string, spec: string, settings = ''): Promise<string> {
  return temporaryFolder({
    'specs/openapi.yaml': spec,
    'site.config.ts': `import { ${plugin} } from '${join(repository, 'examples/plugins', plugin)}.ts'

export default {
  brand: { name: 'Small' },
  apis: [{ id: 'small', specs: ['specs/openapi.yaml'] }],
  plugins: [${plugin}],
  ${settings}
}
`,
  })
}

it('a rule of a project finds an operation that ends before anyone is told', async () => {
  const spec = `openapi: 3.1.0
info: { title: Small, version: 1.0.0 }
paths:
  /orders:
    post:
      operationId: placeOrder
      summary: Place order
      deprecated: true
      x-deprecated-since: 2026-06-01
      x-sunset: 2026-05-01
      responses: { 200: { description: Placed. } }
`
  const found = async (text: string) => {
    const root = await projectWith('houseRules', text)
    const { diagnostics } = await generate({ kind: 'project', root })
    return diagnostics.filter(({ code }) => code.startsWith('house/')).map(({ line, message }) => `${line} ${message}`)
  }
  expect(await found(spec)).toEqual(['10 It ends on 2026-05-01, and is deprecated since 2026-06-01.'])
  expect(await found(spec.replace('2026-05-01', '2026-12-01'))).toEqual([])
})

const current = { name: 'current', label: { en: 'Next' }, main: '/', prefix: '', locales: ['en'], paths: [] }

describe('a fact that a plug-in declares', () => {
  const spec = (latency: string) => `openapi: 3.1.0
info: { title: Small, version: 1.0.0 }
paths:
  /orders:
    post:
      operationId: placeOrder
      summary: Place order
      x-latency: ${latency}
      responses: { 200: { description: Placed. } }
`

  it('is told on the page, in Markdown, in the search, in a comparison and as JSON', async () => {
    const root = await projectWith('latency', spec('5 ms'), twoLocales)
    const out = join(await temporaryFolder({}), 'site')
    const built = await runCommand('build', ['--compress', 'none', '--project', root, '--out', out])
    expect(built.stdout + built.stderr).not.toMatch(/error/)
    const page = await readFile(join(out, 'small/operations/index.html'), 'utf8')
    expect(page).toContain('Latency: <b>5 ms</b>')
    expect(page).toContain('Time to the answer at the median')
    expect(await readFile(join(out, 'zh/small/operations/index.html'), 'utf8')).toContain('延迟：<b>5 ms</b>')
    expect(await readFile(join(out, 'small/operations.md'), 'utf8')).toContain('Latency: **5 ms**')
    expect(await readFile(join(out, 'zh/small/operations.md'), 'utf8')).toContain('延迟：**5 ms**')
    const slice = await readFile(join(out, 'reference/small/operations/placeOrder.json'), 'utf8')
    expect(JSON.parse(slice)).toMatchObject({ 'x-latency': '5 ms' })
    const { value } = await generate({ kind: 'project', root })
    expect(value?.searchRecords('zh').find(({ kind }) => kind === 'operation')?.text).toContain('延迟 5 ms')
    const slower = await projectWith('latency', spec('9 ms'), twoLocales)
    const { stdout } = await runCommand('diff', [root, slower])
    expect(stdout).toContain('`x-latency` of the operation changes from `5 ms` to `9 ms`.  fact-changed')
  })

  it('stands in the first line of a field without a label, with a name of its own in JSON', async () => {
    const root = await temporaryFolder({
      'openapi.yaml': `${spec('5 ms').replace('x-latency: 5 ms', 'x-tier: gold')}
      parameters: [{ name: limit, in: query, x-tier: 2, schema: { type: array, items: { type: integer, x-tier: gold } } }]
`,
      'site.config.mjs': `export default {
  brand: { name: 'Small' },
  apis: [{ id: 'small', specs: ['openapi.yaml'] }],
  plugins: [{ name: 'house', facts: [{ extension: 'x-tier', name: 'tier', objects: ['operation', 'parameter', 'schema'], schema: {},
    text: { gold: { en: 'for gold' }, '*': { en: 'from tier {value}' } } }] }],
}
`,
    })
    const out = join(await temporaryFolder({}), 'site')
    const built = await runCommand('build', ['--compress', 'none', '--project', root, '--out', out])
    expect(built.stdout + built.stderr).not.toMatch(/error/)
    const page = await readFile(join(out, 'small/operations/index.html'), 'utf8')
    expect(page).toMatch(/<li>for gold<(?:li>|\/ul>)/)
    expect(page).toContain('<small>from tier 2</small><small>for gold</small>')
    expect(await readFile(join(out, 'small/operations.md'), 'utf8')).toContain('from tier 2')
    const { tier, parameters } = JSON.parse(
      await readFile(join(out, 'reference/small/operations/placeOrder.json'), 'utf8'),
    )
    expect([tier, parameters[0].tier, parameters[0].schema.items['x-tier']]).toEqual(['gold', 2, 'gold'])
  })

  it('is told in a frozen version, whose guides keep components too', async () => {
    const house = `{ name: 'house', facts: [{ extension: 'x-latency', objects: ['operation'], schema: {}, label: { en: 'Latency' },
      text: (value) => value.replace('ms', 'milliseconds') }], components: { Fee: { markdown: () => '**7 cents**' } } }`
    const root = await temporaryFolder({
      'specs/openapi.yaml': spec('5 ms'),
      'guides/en/fees.mdx': '---\ntitle: Fees\ndescription: Costs.\n---\n\nA trade costs <Fee />.\n',
      'site.config.mjs': `export default {
  brand: { name: 'Small' },
  apis: [{ id: 'small', specs: ['specs/openapi.yaml'] }],
  plugins: [${house}],
}
`,
    })
    const cut = await runCommand('versionCut', ['1.0', '--project', root, '--date', '2026-11-21'])
    expect([cut.code, cut.stderr]).toEqual([0, ''])
    const table = { own: '1.0', id: 'default', origin: 'https://a.example', base: '/', versions: [current] }
    const { value } = await generate({ kind: 'version', root, name: '1.0', table })
    expect(value?.reference.apis[0]?.operations[0]?.facts?.[0]?.text).toEqual({ en: '5 milliseconds' })
    expect(value?.pageFiles.get('pages/guides/en/fees.mdx')).toContain('A trade costs **7 cents**.')
  })

  it('is found as its declaration says', async () => {
    const recordOf = async (weight: string) => {
      const root = await temporaryFolder({
        'openapi.yaml': spec('5 ms'),
        'site.config.mjs': `export default {
  brand: { name: 'Small' },
  apis: [{ id: 'small', specs: ['openapi.yaml'] }],
  plugins: [{ name: 'house', facts: [{ extension: 'x-latency', objects: ['operation'], schema: {}, label: { en: 'Latency' },
    text: { '5 ms': { en: 'five' } } ${weight} }] }],
}
`,
      })
      const { value } = await generate({ kind: 'project', root })
      const { names = [], text = '' } = value?.searchRecords('en').find(({ kind }) => kind === 'operation') ?? {}
      return [names.includes('five'), text.includes('Latency five')]
    }
    expect(await recordOf('')).toEqual([false, true])
    expect(await recordOf(", search: 'name'")).toEqual([true, true])
    expect(await recordOf(", search: 'none'")).toEqual([false, false])
  })

  it('is checked by its schema, where it may stand', async () => {
    const found = async (text: string) => {
      const { diagnostics } = await generate({ kind: 'project', root: await projectWith('latency', text) })
      return diagnostics
        .filter(({ code }) => code.startsWith('extension'))
        .map(({ line, code, hint }) => `${line} ${code} ${hint}`)
    }
    expect(await found(spec('5 ms'))).toEqual([])
    expect(await found(spec('fast'))).toEqual(['8 extension-invalid Write it like "5 ms".'])
    expect(await found(`${spec('5 ms')}x-latency: 5 ms\n`)).toEqual([
      '10 extension-misplaced Move it to where it is read: operation, channel.',
    ])
  })
})

const guide = (text: string) => `---\ntitle: Fees\ndescription: What a trade costs.\n---\n\n${text}\n`

describe('a component of a plug-in', () => {
  const spec = 'openapi: 3.1.0\ninfo: { title: Small, version: 1.0.0 }\npaths: {}\n'

  it('is told on the page, in Markdown and in the search, in each language', async () => {
    const root = await projectWith('feeTable', spec, twoLocales)
    const files = {
      'guides/en/fees.mdx': '## Spot\n\n- A list\n\n  <FeeTable market="spot" />',
      'guides/zh/fees.mdx': '## 现货\n\n<FeeTable market="spot" tier={1} />',
    }
    for (const [file, text] of Object.entries(files)) {
      await mkdir(dirname(join(root, file)), { recursive: true })
      await writeFile(join(root, file), guide(text))
    }
    const out = join(await temporaryFolder({}), 'site')
    const built = await runCommand('build', ['--compress', 'none', '--project', root, '--out', out])
    expect(built.stdout + built.stderr).not.toMatch(/error/)
    expect(await readFile(join(out, 'fees/index.html'), 'utf8')).toMatch(
      /<li>[\s\S]*<td[^>]*>0\.20 %<(?:t[dr]|\/t)[\s\S]*<\/li>/,
    )
    const chinese = await readFile(join(out, 'zh/fees/index.html'), 'utf8')
    expect(chinese).toMatch(/<th[^>]*>挂单</)
    expect(chinese).not.toContain('0.20 %')
    expect(await readFile(join(out, 'fees.md'), 'utf8')).toContain('| Tier | Maker | Taker |')
    const { value } = await generate({ kind: 'project', root })
    expect(value?.searchRecords('en').find(({ heading }) => heading === 'Spot')?.text).toContain('Maker')
  })

  it('takes the attributes that it declares', async () => {
    const found = async (text: string) => {
      const root = await projectWith('feeTable', spec)
      await mkdir(join(root, 'guides/en'), { recursive: true })
      await writeFile(join(root, 'guides/en/fees.mdx'), guide(text))
      const { diagnostics } = await generate({ kind: 'project', root })
      return diagnostics
        .filter(({ severity }) => severity === 'error')
        .map(({ file, line, column, code, message }) => `${file}:${line}:${column} ${code} ${message}`)
    }
    const place = 'guides/en/fees.mdx:6'
    expect(await found('<FeeTable />')).toEqual([
      `${place}:1 guide-attribute-invalid <FeeTable> lacks the attribute "market".`,
    ])
    expect(await found('Costs: <FeeTable market="sport" />')).toEqual([
      `${place}:8 guide-attribute-invalid "sport" is no value of the attribute "market" of <FeeTable>.`,
    ])
    expect(await found('<FeeTable market="spot" tier="1" to="x" />')).toEqual([
      `${place}:1 guide-attribute-invalid <FeeTable> has no attribute "to".`,
      `${place}:1 guide-attribute-invalid The attribute "tier" of <FeeTable> has another form.`,
    ])
    expect(await found('Costs: <FeeTable market="spot" />')).toEqual([
      `${place}:8 plugin-failed The component "FeeTable" of the plug-in "fee-table" fails: it stands within a line, and returns more than a paragraph.`,
    ])
    expect(await found('<FeeTabel />')).toEqual([
      `${place}:1 guide-component-unknown There is no component <FeeTabel>.`,
    ])
    expect(await found('<FeeTable market="spot" />\n\n{1 + 1}')).toEqual([
      `${place}:1 guide-component-unknown A guide that holds JavaScript has no component <FeeTable>: a plug-in brings it.`,
    ])
  })
})

const withErrors = `openapi: 3.1.0
info: { title: Small, version: 1.0.0 }
x-errors: [{ code: 429, description: 'Too many, "really".' }]
paths:
  /orders:
    get:
      operationId: getOrders
      summary: Get orders
      responses: { 200: { description: All., content: { application/json: { schema: { type: object } } } } }
`

it('an output of a project is a file of its site', async () => {
  const root = await projectWith('errorCodes', withErrors)
  const out = join(await temporaryFolder({}), 'site')
  const { code, stderr } = await runCommand('build', ['--compress', 'none', '--project', root, '--out', out])
  expect([code, stderr]).toEqual([0, expect.any(String)])
  expect(await readFile(join(out, 'error-codes.csv'), 'utf8')).toBe(
    'api,code,meaning\n"small","429","Too many, ""really""."\n',
  )
})

describe('a command of a project', () => {
  const program = join(repository, 'scripts/exchangeDocs.mjs')
  const call = (cwd: string, ...words: string[]) =>
    spawnSync(process.execPath, [program, ...words], { cwd, encoding: 'utf8' })

  it('is listed and runs', async () => {
    const root = await projectWith('missingExamples', withErrors)
    expect(call(root, '--help').stdout).toContain('  missing-examples  lists operations without an example')
    const { status, stdout } = call(root, 'missing-examples')
    expect([status, stdout]).toEqual([1, 'small  GET /orders\n'])
    expect(call(root, 'missing').stderr).toContain('There is no command "missing".')
  })

  it('that throws is a diagnostic with the name of its plug-in', async () => {
    const root = await temporaryFolder({
      'openapi.yaml': withErrors,
      'site.config.mjs': `export default {
  brand: { name: 'Small' },
  apis: [{ id: 'small', specs: ['openapi.yaml'] }],
  plugins: [{ name: 'house', commands: [{ name: 'fail', does: 'fails', run() { throw new Error('no luck') } }] }],
}
`,
    })
    const { status, stdout, stderr } = call(root, 'fail')
    expect(status).toBe(1)
    expect(stdout).toContain('The command "fail" of the plug-in "house" fails: no luck.')
    expect(stdout + stderr).not.toMatch(/\n\s+at /)
  })
})
