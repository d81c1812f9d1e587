import { describe, expect, it } from 'vitest'
import type { DiagnosticCode } from '../../../generator/contract/diagnosticCodes.ts'
import type { Diagnostic } from '../../../generator/contract/diagnostics.ts'
import { builtApiOf } from '../../../generator/model/testing.ts'
import { generate } from '../../../generator/pipeline.ts'
import { diagnosticCatalog } from '../../../generator/validate/report/diagnosticCatalog.ts'
import { diagnosticsOf } from '../../../generator/validate/testing.ts'
import { temporaryFolder } from '../../fixtures/temporaryFolder.ts'
import { diagnosticExamples } from './diagnosticExamples.ts'
import type { ExamplePart } from './example.ts'

/** Codes that take more than a short text to show, and where they are tested. */
const testedElsewhere: Partial<Record<DiagnosticCode, string>> = {
  'input-too-large': 'tests/diagnostics.test.ts',
  'character-unprintable': 'generator/load/parseSpecText.test.ts',
  'file-unreadable': 'generator/load/readTextFile.test.ts',
  'config-not-found': 'tests/diagnostics.test.ts',
  'versions-invalid': 'generator/load/readVersions.test.ts',
  'scheme-assumed': 'generator/validate/document/upgradeSwagger.test.ts',
  'text-not-shown': 'tools/audit/lostTexts.test.ts',
  'no-content': 'tests/bareSpecs.test.ts',
  'guide-unread': 'generator/load/readGuides.test.ts',
  'signing-value-missing': 'generator/pipeline/checkSigning.test.ts',
  'signing-vector-wrong': 'generator/pipeline/checkSigning.test.ts',
  'book-field-unknown': 'generator/pipeline/checkBooks.test.ts',
  'book-vector-wrong': 'generator/pipeline/checkBooks.test.ts',
  'page-divided': 'generator/model/dividePages.test.ts',
  'check-incomplete': 'generator/validate/document/redocly.test.ts',
  'check-stopped': 'generator/validate/document/examples.test.ts',
  'asyncapi-structure': 'tests/diagnostics.test.ts',
  'translation-refused': 'tests/addLanguage.test.ts',
  'build-failed': 'tests/testProject.test.ts',
  'page-file-missing': 'tools/audit/checkAddresses.test.ts',
  'page-language-missing': 'tools/audit/readPage.test.ts',
  'page-headings': 'tools/audit/readPage.test.ts',
  'page-id-repeated': 'tools/audit/readPage.test.ts',
  'page-image-without-alt': 'tools/audit/readPage.test.ts',
  'page-control-unnamed': 'tools/audit/readPage.test.ts',
  'page-too-large': 'tests/testProject.test.ts',
  'sample-failed': 'tests/testProject.test.ts',
  'recipe-failed': 'tests/testProject.test.ts',
  'query-invalid': 'tools/audit/readQueries.test.ts',
  'query-unanswered': 'tests/testProject.test.ts',
  'scenario-invalid': 'tools/scenario/readScenario.test.ts',
  'scenario-failed': 'tools/scenario/runScenario.test.ts',
}

const examples = Object.entries(diagnosticExamples).filter(([code]) => !(code in testedElsewhere))

describe('the examples of the diagnostics', () => {
  it('are there for each code that is not tested elsewhere', () => {
    const named = new Set([...Object.keys(diagnosticExamples), ...Object.keys(testedElsewhere)])
    expect([...named].sort()).toEqual(Object.keys(diagnosticCatalog).sort())
  })

  it.each(examples)('show %s, and how it is repaired', async (code, { part, bad, good }) => {
    const found = await findingsIn(part, bad)
    expect(found.map((entry) => `${entry.severity} ${entry.code}`)).toEqual(
      found.map(() => `${diagnosticCatalog[code as DiagnosticCode].severity} ${code}`),
    )
    expect(found.length).toBeGreaterThan(0)
    expect(await findingsIn(part, good)).toEqual([])
  })
})

async function findingsIn(part: ExamplePart, text: string): Promise<readonly Diagnostic[]> {
  if (part.kind === 'file') return findingsInProject({ ...part.others, [part.file]: text })
  const texts = { 'openapi.yaml': documents[part.kind](text) }
  const found = await diagnosticsOf(texts)
  return found.some(({ severity }) => severity === 'error') ? found : [...found, ...builtApiOf(texts).diagnostics]
}

const operation = {
  operationId: 'getOrders',
  summary: 'Get orders',
  description: 'Returns the orders.',
  tags: '[Orders]',
  responses: "{ '200': { description: Orders. } }",
}

const openapi = {
  openapi: '3.1.0',
  info: '{ title: Example, version: 1.0.0 }',
  servers: '[{ url: https://api.example.com }]',
  tags: '[{ name: Orders, description: Orders. }]',
  paths: `\n  /orders:\n    get:\n${indent(withDefaults('', operation), 6)}`,
}

const asyncapi = {
  asyncapi: '3.0.0',
  info: '{ title: Example, version: 1.0.0 }',
  channels: '{ book: { address: book } }',
}

const documents = {
  operation: (text: string) =>
    withDefaults(`paths:\n  /orders:\n    get:\n${indent(withDefaults(text, operation), 6)}`, openapi),
  schemas: (text: string) => withDefaults(`components:\n  schemas:\n${indent(text, 4)}`, openapi),
  openapi: (text: string) => withDefaults(text, openapi),
  asyncapi: (text: string) => withDefaults(text, asyncapi),
}

/** The text after the defaults that it does not give itself. A key without a value is left out, and its default too. */
function withDefaults(text: string, defaults: Readonly<Record<string, string>>): string {
  const given = new Set(text.split('\n').map((line) => /^[\w-]+(?=:)/.exec(line)?.[0]))
  const added = Object.entries(defaults).filter(([key]) => !given.has(key))
  const kept = text.replaceAll(/^\w+:(\n(?! )|$(?!\n))/gm, '')
  return [...added.map(([key, value]) => `${key}: ${value}`), kept].join('\n')
}

function indent(text: string, width: number): string {
  return text.replaceAll(/^(?=.)/gm, ' '.repeat(width))
}

const smallProject = {
  'site.config.mjs':
    "export default { brand: { name: 'Small' }, apis: [{ id: 'small', specs: ['specs/small/openapi.yaml'] }] }\n",
  'guides/en/index.mdx': '---\ntitle: Small\ndescription: A small project.\n---\n\nHello.\n',
  'specs/small/openapi.yaml': 'openapi: 3.1.0\ninfo: { title: Small, version: 1.0.0 }\npaths: {}\n',
}

async function findingsInProject(files: Readonly<Record<string, string>>): Promise<readonly Diagnostic[]> {
  const all = Object.entries({ ...smallProject, ...files })
  const root = await temporaryFolder(
    Object.fromEntries(all.filter(([path, text]) => text !== '' || path in smallProject)),
  )
  return (await generate({ kind: 'project', root })).diagnostics
}
