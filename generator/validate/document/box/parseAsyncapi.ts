import './boxGlobals.ts'
import { Parser } from '@asyncapi/parser'
import type { AsyncapiProblem, AsyncapiQuestion } from './questions.ts'

/** Folder that the parser believes the files to lie in. */
const virtualRoot = '/spec/'

/** Runs in the box. Gives the problems of the parser in a document; references lead to the texts in the question. */
export async function check(question: string): Promise<string> {
  const { root, files }: AsyncapiQuestion = JSON.parse(question)
  // A missing file is an empty document: after an error here the parser would search for the file by itself.
  const read = (uri: { toString(): string }) => textOf(files, uri.toString()) ?? '{}'
  const resolvers = ['file', 'http', 'https'].map((schema) => ({ schema, order: 1, canRead: true, read }))
  const parser = new Parser({ __unstable: { resolver: { cache: false, resolvers } } })
  const found = await parser.validate(textOf(files, virtualRoot + root) ?? '', { source: virtualRoot + root })
  const problems = found.map(({ code, message, path, severity, source }): AsyncapiProblem => {
    const file = source === undefined ? root : fileOf(source)
    return { code: String(code), message: message.replaceAll(virtualRoot, ''), pointer: path, severity, file }
  })
  return JSON.stringify(problems)
}

function textOf(files: AsyncapiQuestion['files'], uri: string): string | undefined {
  const file = fileOf(uri)
  return Object.hasOwn(files, file) ? files[file] : undefined
}

function fileOf(uri: string): string {
  const path = uri.replace(/^file:\/\//, '')
  const file = path.startsWith(virtualRoot) ? path.slice(virtualRoot.length) : path
  try {
    return decodeURIComponent(file)
  } catch {
    return file
  }
}
