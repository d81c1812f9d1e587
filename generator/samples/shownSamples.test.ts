import { expect, test } from 'vitest'
import { apiOf, operationIn } from '../model/testing.ts'
import { shownSamples } from './shownSamples.ts'

function labelsOf(samples: string, languages?: readonly ('bash' | 'python' | 'go')[]) {
  const operation = operationIn(apiOf(`paths: { /a: { get: { operationId: a, ${samples} } } }`))
  return shownSamples(operation, languages ? { samples: { languages } } : {}).map((sample) =>
    sample.written ? `${sample.label}: ${sample.written.code}` : sample.language,
  )
}

test('without samples of its own an operation has ours, in the order of the configuration', () => {
  expect(labelsOf('')).toEqual(['bash', 'python', 'javascript', 'java', 'go'])
  expect(labelsOf('', ['go', 'bash'])).toEqual(['go', 'bash'])
})

test.each(['x-codeSamples', 'x-code-samples'])('%s stand in the place of ours, other languages after them', (name) => {
  const samples = `${name}: [{ lang: PHP, source: echo 1; }, { lang: Shell, label: CLI, source: acme list }, { lang: curl, source: curl a }]`
  expect(labelsOf(samples, ['python', 'bash'])).toEqual(['python', 'CLI: acme list', 'cURL: curl a', 'PHP: echo 1;'])
})

test('a language that the site leaves out is shown where a spec brings it along', () => {
  expect(labelsOf('x-codeSamples: [{ lang: Python, source: print(1) }]', ['bash'])).toEqual([
    'bash',
    'Python: print(1)',
  ])
})

test('a sample without a language or without code is none', () => {
  expect(
    labelsOf('x-codeSamples: [{ lang: PHP }, { source: a }, 1, { lang: go, source: { $ref: a.go } }]', ['go']),
  ).toEqual(['go'])
})
