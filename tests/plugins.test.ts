import { join } from 'node:path'
import { expect, it } from 'vitest'
import { generate } from '../generator/pipeline.ts'
import { temporaryFolder } from './fixtures/temporaryFolder.ts'

const repository = join(import.meta.dirname, '..')

/** A project with one plug-in of `examples/plugins`, and one spec. */
function projectWith(plugin: string, spec: string): Promise<string> {
  return temporaryFolder({
    'specs/openapi.yaml': spec,
    'site.config.ts': `import { ${plugin} } from '${join(repository, 'examples/plugins', plugin)}.ts'

export default {
  brand: { name: 'Small' },
  apis: [{ id: 'small', specs: ['specs/openapi.yaml'] }],
  plugins: [${plugin}],
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
