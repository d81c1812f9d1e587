import { posix } from 'node:path'
import { kebabCase } from '../../generator/contract/ids.ts'
import { isRecord } from '../../generator/contract/json.ts'
import type { Operation } from '../../generator/contract/operation.ts'
import { operationName } from './operationName.ts'
import { type OperationSkeleton, operationLines, operationTexts } from './operationSkeleton.ts'
import { freePath, referenceFrom, schemaLine } from './partFile.ts'
import { type Plan, type Refusal, refuse, type SpecPlace } from './plan.ts'
import { type OperationContext as Context, type NewOperation, skeletonFor } from './skeletonFor.ts'
import { findTag } from './tagOf.ts'
import { findBlock, insertEntry, parse } from './yamlBlock.ts'
import { fileScalar, yamlScalar } from './yamlScalar.ts'

export const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS', 'TRACE'] as const

/**
 * A new operation of an API: in the file of its path, or in a new file that the root refers to where other paths are split
 * off, or in the root itself. It takes over the settings that others of its tag share.
 */
export function planOperation(wanted: NewOperation, place: SpecPlace): Plan | Refusal {
  const { api, root, files } = place
  const method = wanted.method.toUpperCase()
  const { path } = wanted
  const id = wanted.id ?? operationName(method, path)
  const problem = problemOf({ ...wanted, method, id }, place)
  if (problem !== undefined) return refuse(problem)
  const tag = findTag(wanted.tag, usedTags(api.operations), api)
  if (tag.kind === 'refusal') return tag
  const document = parse(files.get(root) ?? '')
  if (!isRecord(document)) return refuse(`${root} cannot be read.`)
  const item = isRecord(document['paths']) ? document['paths'][path] : undefined
  const part = isRecord(item) && typeof item['$ref'] === 'string' ? item['$ref'] : undefined
  const context = { place, wanted: { ...wanted, method, id }, tag: tag.name, document }
  if (part !== undefined) return intoFile(posix.join(posix.dirname(root), part), context)
  if (item !== undefined) return intoRoot(['paths', path], item, context)
  return isSplit(document) ? intoNewFile(context) : intoRoot(['paths'], undefined, context)
}

function problemOf({ method, path, id }: NewOperation & { id: string }, { api }: SpecPlace): string | undefined {
  if (!(methods as readonly string[]).includes(method))
    return `A method is one of ${methods.join(', ')}, not "${method}".`
  if (!/^\/[^\s?#"']*$/.test(path)) return `A path begins with a slash and has no space, "?" or "#": not "${path}".`
  const same = api.operations.find((own) => own.method === method && own.path === path)
  if (same) return `${method} ${path} is there already: ${same.id} in ${same.source.file}:${same.source.line}.`
  const named = [...api.operations, ...api.channels].find((own) => own.id === id)
  return named && `The id "${id}" is taken by ${named.source.file}:${named.source.line}; give another one with --id.`
}

function usedTags(operations: readonly Operation[]): string[] {
  return [...new Set(operations.filter(({ kind }) => kind === 'operation').flatMap(({ tags }) => tags.slice(0, 1)))]
}

/** Whether paths are kept in files of their own. */
function isSplit({ paths }: Context['document']): boolean {
  const items = isRecord(paths) ? Object.values(paths) : []
  const split = items.filter((item) => isRecord(item) && /\.ya?ml$/.test(String(item['$ref'])))
  return split.length * 2 > items.length
}

function intoFile(file: string, context: Context): Plan | Refusal {
  const text = context.place.files.get(file)
  if (text === undefined) return refuse(`${file}, which the path refers to, is not there.`)
  const skeleton = skeletonFor(file, parse(text), context)
  const lines = operationLines(skeleton)
  return inserted(skeleton, file, insertEntry(text, { path: [], key: skeleton.method.toLowerCase(), lines }))
}

function intoRoot(at: readonly string[], item: unknown, context: Context): Plan | Refusal {
  const { place, wanted } = context
  const { root, files } = place
  const skeleton = skeletonFor(root, item, context)
  const own = operationLines(skeleton)
  const isNewPath = at.length === 1
  const lines = isNewPath ? [`${yamlScalar(wanted.path)}:`, ...own.map((line) => `  ${line}`)] : own
  const key = isNewPath ? wanted.path : skeleton.method.toLowerCase()
  const after = isNewPath ? pathBefore(context) : undefined
  return inserted(skeleton, root, insertEntry(files.get(root) ?? '', { path: at, key, lines, after }))
}

function inserted(skeleton: OperationSkeleton, file: string, edited: string | undefined): Plan | Refusal {
  return edited === undefined
    ? refuse(`${file} is not written in a way that can be added to: add the operation by hand.`)
    : planned(skeleton, { edited: new Map([[file, edited]]) })
}

function intoNewFile(context: Context): Plan | Refusal {
  const { place, wanted } = context
  const { root, files } = place
  const file = freePath(folderFor(context), fileNames(wanted.path), files)
  const skeleton = skeletonFor(file, undefined, context)
  const lines = [`${yamlScalar(wanted.path)}:`, `  $ref: ${fileScalar(referenceFrom(root, file))}`]
  const edited = insertEntry(files.get(root) ?? '', {
    path: ['paths'],
    key: wanted.path,
    lines,
    after: pathBefore(context),
  })
  if (edited === undefined) return refuse(`${root} is not written in a way that can be added to: add the path by hand.`)
  const text = `${[...schemaLine(place, file, 'openapi-path.json'), ...operationLines(skeleton)].join('\n')}\n`
  return planned(skeleton, { created: new Map([[file, text]]), edited: new Map([[root, edited]]) })
}

/** A version at the front is left out while the name is free: `/v2/orders/{id}` → `orders`, `v2-orders`. */
function fileNames(path: string): string[] {
  const fixed = path.replaceAll(/\{[^{}]*\}/g, '')
  const names = [kebabCase(fixed.replace(/^\/v\d+\//, '/')), kebabCase(fixed)]
  return names.map((name) => name || 'root')
}

/** The folder of the tag's files, else the folder of most paths. */
function folderFor({ place: { api, root }, tag }: Context): string {
  const parts = api.operations.filter(({ source }) => source.file !== root)
  const nearest = parts.findLast(({ tags }) => tag !== undefined && tags[0] === tag) ?? parts[0]
  return nearest ? posix.dirname(nearest.source.file) : posix.join(posix.dirname(root), 'paths')
}

/** The last path of the same tag. The new path follows it. */
function pathBefore({ place: { api, root, files }, tag }: Context): string | undefined {
  const keys = findBlock((files.get(root) ?? '').split(/\r?\n/), ['paths'])?.entries.map(({ key }) => key) ?? []
  const own = new Set(api.operations.filter(({ tags }) => tag !== undefined && tags[0] === tag).map(({ path }) => path))
  return keys.findLast((key) => own.has(key))
}

function planned(skeleton: OperationSkeleton, { created = new Map(), edited = new Map() }: Partial<Plan>): Plan {
  return { kind: 'plan', id: skeleton.id, created, edited, texts: operationTexts(skeleton) }
}
