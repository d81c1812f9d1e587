import { expect, it } from 'vitest'
import { loadedSpec, plainSpec } from '../../load/document/plainSpec.ts'
import { createSourceMap } from '../../load/document/sourceMap.ts'
import { isRecord, type LoadedSpec } from '../../load/document/spec.ts'
import { loadedSpecOf } from '../../load/testing.ts'
import { buildApi } from '../../model/buildReference.ts'
import { upgradeSwagger } from './upgradeSwagger.ts'

const petstore = `swagger: '2.0'
info: { title: Pets, version: '1' }
host: api.test
basePath: /v1
schemes: [https]
consumes: [application/json]
produces: [application/json]
securityDefinitions:
  key: { type: apiKey, in: header, name: KEY }
parameters:
  Limit: { in: query, name: limit, type: integer, maximum: 10 }
  Pet: { in: body, name: pet, required: true, schema: { $ref: '#/definitions/Pet' } }
responses:
  Failure: { description: Failed., schema: { $ref: '#/definitions/Failure' } }
paths:
  /pets:
    post:
      parameters:
        - $ref: '#/parameters/Pet'
        - $ref: '#/parameters/Limit'
        - { in: query, name: tag, type: array, items: { type: string }, collectionFormat: multi }
      responses:
        '200':
          description: OK
          schema: { $ref: '#/definitions/Pet' }
          examples: { application/json: { name: Rex } }
        default: { $ref: '#/responses/Failure' }
  /pictures:
    put:
      consumes: [multipart/form-data]
      parameters:
        - { in: path, name: id, type: string, required: true }
        - { in: formData, name: file, type: file, required: true }
        - { in: formData, name: note, type: string }
      responses: { '204': { description: Done. } }
definitions:
  Pet: { type: object, properties: { name: { type: string } } }
  Failure: { type: object, properties: { code: { type: integer } } }
`

async function upgraded(files: Readonly<Record<string, string>>) {
  return upgradeSwagger(loadedSpecOf(files))
}

function lineOf({ root }: LoadedSpec, ...pointer: readonly (string | number)[]): number {
  return root.sourceMap.locate(pointer).line
}

it('reads Swagger 2.0 as OpenAPI 3.0, bodies and forms among it, and says so', async () => {
  const { value, diagnostics } = await upgraded({ 'a.yaml': petstore })
  expect(diagnostics).toMatchObject([{ code: 'spec-converted', severity: 'info', file: 'a.yaml', line: 1 }])
  expect([value.format, value.version]).toEqual(['openapi', '3.0.4'])
  const config = { id: 'pets', specs: ['a.yaml'] }
  const { operations, servers } = buildApi({ config, specs: [value], catalogs: [], locale: 'en' }).value.api
  expect(servers.map(({ url }) => url)).toEqual(['https://api.test/v1'])
  const [pets, pictures] = operations
  expect(pets?.requestBody).toMatchObject({ required: true, contents: [{ mediaType: 'application/json' }] })
  expect(pets?.parameters.map(({ name }) => name)).toEqual(['limit', 'tag'])
  expect(pets?.responses.map(({ status }) => status)).toEqual(['200', 'default'])
  const [form] = pictures?.requestBody?.contents ?? []
  expect(form?.mediaType).toBe('multipart/form-data')
  expect(form?.schema?.properties?.map(({ name, required }) => [name, required])).toEqual([
    ['file', true],
    ['note', false],
  ])
})

it('knows the places of the file, in another thread too', async () => {
  const { value } = await upgraded({ 'a.yaml': petstore })
  const again = loadedSpec(structuredClone(plainSpec(value)), (text) => createSourceMap(text, 100))
  for (const spec of [value, again]) {
    expect(lineOf(spec, 'openapi')).toBe(1)
    expect(lineOf(spec, 'servers', 0)).toBe(3)
    expect(lineOf(spec, 'components', 'securitySchemes', 'key', 'in')).toBe(9)
    expect(lineOf(spec, 'components', 'parameters', 'Limit', 'schema', 'maximum')).toBe(11)
    expect(lineOf(spec, 'components', 'responses', 'Failure', 'content', 'application/json', 'schema')).toBe(14)
    expect(lineOf(spec, 'paths', '/pets', 'post')).toBe(17)
    expect(lineOf(spec, 'paths', '/pets', 'post', 'responses', '200', 'content', 'application/json', 'schema')).toBe(25)
    expect(lineOf(spec, 'paths', '/pets', 'post', 'responses', '200', 'content', 'application/json', 'example')).toBe(
      26,
    )
    const form = ['paths', '/pictures', 'put', 'requestBody', 'content', 'multipart/form-data', 'schema', 'properties']
    expect(lineOf(spec, ...form, 'note')).toBe(34)
    expect(lineOf(spec, 'paths', '/pictures', 'put', 'parameters', 0, 'schema', 'type')).toBe(32)
    expect(lineOf(spec, 'components', 'schemas', 'Failure', 'properties', 'code')).toBe(38)
  }
})

it('leaves a spec that it cannot convert as it is, and any other', async () => {
  for (const text of [
    "swagger: '2.0'\npaths: { /a: { get: { parameters: [{ name: x }], responses: {} } } }",
    "swagger: '1.2'",
    'openapi: 3.1.0',
    'nothing',
  ]) {
    const { value, diagnostics } = await upgraded({ 'a.yaml': text })
    expect([diagnostics, isRecord(value.root.value) && value.root.value.paths]).toEqual([
      [],
      isRecord(value.root.value) && value.root.value.paths,
    ])
    expect(value.root.written).toBeUndefined()
  }
})

it('says what it leaves as it is in other files', async () => {
  const root = petstore.replace("'#/definitions/Pet' } }\nresponses", "'b.yaml#/definitions/Pet' } }\nresponses")
  const { diagnostics } = await upgraded({ 'a.yaml': root, 'b.yaml': 'definitions: { Pet: { type: object } }' })
  expect(diagnostics).toMatchObject([{ code: 'spec-partly-converted', severity: 'warning' }])
})

it.each([
  ['schemes: [https]', 'schemes: [{ $ref: a.yaml }, https]', ['https://api.test/v1']],
  ['host: api.test', 'host: { a: 1 }', ['/v1']],
  ['basePath: /v1', 'basePath: [1]', ['https://api.test']],
])('leaves what is no text out of the address: %s as %s', async (written, changed, addresses) => {
  const { value } = await upgraded({ 'a.yaml': petstore.replace(written, changed) })
  const servers = isRecord(value.root.value) ? value.root.value.servers : undefined
  expect(servers).toEqual(addresses.map((url) => expect.objectContaining({ url })))
})

it.each([
  ['produces: [application/json]', 'produces: [{ a: 1 }, application/json]'],
  ['consumes: [multipart/form-data]', 'consumes: [{ a: 1 }, multipart/form-data]'],
  ['name: note, type', 'name: { a: 1 }, type'],
])('makes no name of what is no text: %s as %s', async (written, changed) => {
  const { value } = await upgraded({ 'a.yaml': petstore.replace(written, changed) })
  expect(JSON.stringify(value.root.value)).not.toContain('[object')
})

it('assumes https where no scheme is named, and says so', async () => {
  const addressesOf = async (text: string) => {
    const { value, diagnostics } = await upgradeSwagger(loadedSpecOf({ 'swagger.yaml': text }))
    const config = { id: 'pets', specs: ['swagger.yaml'] }
    const { servers } = buildApi({ config, specs: [value], catalogs: [], locale: 'en' }).value.api
    return [
      servers.map(({ url }) => url),
      diagnostics.map(({ code }) => code).filter((code) => code === 'scheme-assumed'),
    ]
  }
  const silent = petstore.replace('schemes: [https]\n', '')
  expect(await addressesOf(silent)).toEqual([['https://api.test/v1'], ['scheme-assumed']])
  expect(await addressesOf(petstore.replace('[https]', '[http]'))).toEqual([['http://api.test/v1'], []])
  expect(await addressesOf(silent.replace('host: api.test\n', ''))).toEqual([['/v1'], []])
})

it('leaves no scheme without a host behind', async () => {
  const { value } = await upgraded({ 'a.yaml': petstore.replace('host: api.test\n', '') })
  expect(value.root.value).not.toHaveProperty('schemes')
})
