import { afterEach, expect, test, vi } from 'vitest'
import { temporaryFolder } from '../../tests/fixtures/temporaryFolder.ts'

afterEach(() => {
  vi.doUnmock('./limits.ts')
  vi.resetModules()
})

test('files beyond the limit are told once, and none is said to be missing', async () => {
  vi.resetModules()
  vi.doMock('./limits.ts', async (original) => {
    const { limits, ...rest } = await original<typeof import('./limits.ts')>()
    return { ...rest, limits: { ...limits, files: 3 } }
  })
  const { readSpec } = await import('./readSpec.ts')
  const paths = [1, 2, 3, 4].map((count) => `  /p${count}: {$ref: p${count}.yaml}`)
  const files = Object.fromEntries([1, 2, 3, 4].map((count) => [`p${count}.yaml`, 'get: {}\n']))
  const root = await temporaryFolder({ ...files, 'openapi.yaml': ['openapi: 3.1.0', 'paths:', ...paths].join('\n') })
  const { diagnostics } = await readSpec({ api: 'test', root, path: 'openapi.yaml' })
  expect(diagnostics).toMatchObject([
    {
      code: 'input-too-large',
      message: 'A spec may have 3 files: 2 more are not read, the first is p3.yaml.',
      file: 'openapi.yaml',
    },
  ])
})
