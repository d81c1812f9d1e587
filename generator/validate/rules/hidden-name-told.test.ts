import { expect, test } from 'vitest'
import { loadedSpecOf } from '../../load/testing.ts'
import { hiddenNameTold } from './hidden-name-told.ts'

function told(paths: string): string[] {
  const text = `openapi: 3.1.0\ninfo: {title: Shop, version: "1"}\npaths:\n${paths}`
  return hiddenNameTold({ spec: loadedSpecOf({ 'openapi.yaml': text }) }).map(
    ({ line, message }) => `${line} ${message}`,
  )
}

const operation = (id: string, description: string, marks = '') =>
  `  /${id}: {get: {operationId: ${id}, description: "${description}", ${marks}responses: {}}}\n`

test('a text for everybody that names what is for others is told once', () => {
  const paths =
    operation('list', 'See `closeBook` first.') + operation('closeBook', 'Closes.', 'x-audience: [partner], ')
  expect(told(paths)).toEqual(['4 The text names "closeBook", which is not for everybody.'])
})

test('a text for one audience that names what is for another is told', () => {
  const paths =
    operation('openBook', 'Call `closeBook` last.', 'x-audience: partner, ') +
    operation('closeBook', 'Comes after `openBook`.', 'x-internal: true, ')
  expect(told(paths)).toEqual([
    '5 The text names "openBook", which is not for the audience "internal", which reads the text.',
    '4 The text names "closeBook", which is not for the audience "partner", which reads the text.',
  ])
})

test('a text for the audience of what it names is in order', () => {
  const marks = 'x-audience: [partner, internal], '
  const paths = operation('openBook', 'Call `closeBook` last.', marks) + operation('closeBook', 'Closes.', marks)
  expect(told(paths)).toEqual([])
})
