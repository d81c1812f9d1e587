import { parseSpecText } from '../../generator/load/parseSpecText.ts'
import { copyOf, isTree, pointerOf, positionsOf, type Tree } from './document.ts'
import type { Mutant } from './mutant.ts'

/** Gives whether a smaller mutant still fails in the same way. */
export type StillFails = (mutant: Mutant) => Promise<boolean>

/** The smallest mutant found that fails in the same way: without files, members, items and characters that do not matter. */
export async function shrink(mutant: Mutant, stillFails: StillFails): Promise<Mutant> {
  let smallest = mutant
  for (;;) {
    const before = sizeOf(smallest)
    smallest = await withoutFiles(smallest, stillFails)
    for (const name of Object.keys(smallest.files)) smallest = await withSmallerFile(smallest, name, stillFails)
    if (sizeOf(smallest) >= before) return smallest
  }
}

function sizeOf({ files }: Mutant): number {
  return Object.values(files).reduce((sum, text) => sum + text.length + 1, 0)
}

async function withoutFiles(mutant: Mutant, stillFails: StillFails): Promise<Mutant> {
  let { original: _, ...smallest } = mutant
  if (mutant.original && !(await stillFails(smallest))) smallest = mutant
  for (const name of Object.keys(mutant.files)) {
    const { [name]: __, ...files } = smallest.files
    const smaller = { ...smallest, files }
    if (!mutant.specs?.includes(name) && (await stillFails(smaller))) smallest = smaller
  }
  return smallest
}

async function withSmallerFile(mutant: Mutant, name: string, stillFails: StillFails): Promise<Mutant> {
  const text = mutant.files[name]
  if (typeof text !== 'string') return mutant
  const withText = (smaller: string): Mutant => ({ ...mutant, files: { ...mutant.files, [name]: smaller } })
  const form = formOf(name, text)
  if (form && (await stillFails(withText(form.write(form.document))))) {
    const fails = (document: unknown) => stillFails(withText(form.write(document)))
    return withText(form.write(await smallestDocument(form.document, fails)))
  }
  return withText(await smallestText(text, (smaller) => stillFails(withText(smaller))))
}

interface Form {
  readonly document: Tree
  readonly write: (document: unknown) => string
}

/** How a file holds a document, where it does. */
function formOf(name: string, text: string): Form | undefined {
  const start = name.endsWith('.mjs') ? 'export default ' : ''
  if (!text.startsWith(start) || !/\.(?:ya?ml|json|mjs)$/.test(name)) return undefined
  const document = copyOf(parseSpecText(name, text.slice(start.length)).value.value)
  return isTree(document) ? { document, write: (changed) => start + JSON.stringify(changed) } : undefined
}

async function smallestDocument(document: unknown, fails: (document: unknown) => Promise<boolean>): Promise<unknown> {
  let smallest = document
  const kept = new Set<string>()
  for (;;) {
    const next = positionsOf(smallest).find(({ path }) => !kept.has(pointerOf(path)))
    if (!next) return smallest
    const smaller = await firstThat(candidates(smallest, next.path), fails)
    if (smaller === undefined) kept.add(pointerOf(next.path))
    else smallest = smaller
  }
}

/** The document without a value, or with less in its place. */
function candidates(document: unknown, path: readonly string[]): unknown[] {
  const value = path.reduce<unknown>((owner, key) => (owner as Tree)[key], document)
  const inner = isTree(value) ? Object.values(value).filter(isTree) : []
  const shorter = typeof value === 'string' && value.length > 8 ? [value.slice(0, value.length / 2), 'a'] : []
  const scalar = isTree(value) ? [Array.isArray(value) ? [] : {}] : []
  return [
    changed(document, path, (owner, key) => (Array.isArray(owner) ? owner.splice(Number(key), 1) : delete owner[key])),
    ...[...scalar, ...inner, ...shorter]
      .filter((other) => JSON.stringify(other) !== JSON.stringify(value))
      .map((other) => changed(document, path, (owner, key) => (owner[key] = other))),
  ]
}

function changed(document: unknown, path: readonly string[], change: (owner: Tree, key: string) => void): unknown {
  const copy = copyOf(document)
  const owner = path.slice(0, -1).reduce<unknown>((outer, key) => (outer as Tree)[key], copy)
  change(owner as Tree, path.at(-1) ?? '')
  return copy
}

async function firstThat(values: readonly unknown[], fails: (value: unknown) => Promise<boolean>): Promise<unknown> {
  for (const value of values) {
    if (await fails(value)) return value
  }
  return undefined
}

/** Takes out halves, quarters and so on down to single characters. */
async function smallestText(text: string, fails: (text: string) => Promise<boolean>): Promise<string> {
  let smallest = text
  for (let size = Math.ceil(text.length / 2); size >= 1; size = size === 1 ? 0 : Math.ceil(size / 2)) {
    for (let at = 0; at < smallest.length; ) {
      const smaller = smallest.slice(0, at) + smallest.slice(at + size)
      if (await fails(smaller)) smallest = smaller
      else at += size
    }
  }
  return smallest
}
