import { expect, test } from 'vitest'
import { temporaryFolder } from '../../../tests/fixtures/temporaryFolder.ts'
import { readSpec } from '../readSpec.ts'
import { loadedSpec, plainSpec } from './plainSpec.ts'
import { createSourceMap } from './sourceMap.ts'
import { locationOf } from './spec.ts'

test('a spec that another thread is given is read there as it was read here, with its places', async () => {
  const root = await temporaryFolder({
    'api.yaml': 'openapi: 3.1.0\npaths:\n  /time:\n    $ref: time.yaml\n',
    'time.yaml': 'get:\n  summary: Time\n',
  })
  const { value: spec } = await readSpec({ api: 'spot', root, path: 'api.yaml' })
  const arrived = loadedSpec(structuredClone(plainSpec(spec)), mapOf)
  expect(arrived.root.value).toEqual(spec.root.value)
  expect(plainSpec(arrived)).toEqual(plainSpec(spec))
  expect(arrived.files.get('api.yaml')).toBe(arrived.root)
  expect(locationOf(arrived, { file: 'time.yaml', pointer: ['get', 'summary'] })).toEqual(
    locationOf(spec, { file: 'time.yaml', pointer: ['get', 'summary'] }),
  )
})

test('a spec without its entry file is a mistake of the engine', () => {
  const lost = { api: 'spot', format: 'openapi', version: '3.1.0', root: 'api.yaml', files: [] } as const
  expect(() => loadedSpec(lost, mapOf)).toThrow('the spec has no file api.yaml')
})

function mapOf(text: string) {
  return createSourceMap(text, 100)
}
