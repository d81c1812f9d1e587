import type { Diagnostic } from '../contract/diagnostics.ts'
import { nearestName } from './document/nearestName.ts'
import { findTarget, isRemote, parseReference, specReferences } from './document/resolveRefs.ts'
import { isRecord, type LoadedSpec, locationOf, type SpecNode } from './document/spec.ts'
import { limits } from './limits.ts'
import type { Refusal } from './placeOfReference.ts'

/** References that lead nowhere, out of the spec, or to another host. */
export function checkReferences(spec: LoadedSpec, refused: ReadonlyMap<string, Refusal>, flags: string): Diagnostic[] {
  const context = { spec, refused, flags, hints: { left: mostHints } }
  const found = specReferences(spec).flatMap(({ reference, node }) => checkReference(context, reference, node))
  return [...checkFileCount(spec, refused), ...found]
}

function checkFileCount({ root }: LoadedSpec, refused: ReadonlyMap<string, Refusal>): Diagnostic[] {
  const unread = [...refused].flatMap(([file, why]) => (why === 'beyond' ? [file] : []))
  if (unread.length === 0) return []
  const message = `A spec may have ${limits.files} files: ${unread.length} more are not read, the first is ${unread[0]}.`
  const place = { file: root.path, line: 1, column: 1, severity: 'error' } as const
  return [{ code: 'input-too-large', message, hint: 'Bundle the spec into fewer files.', ...place }]
}

interface ReferenceContext {
  readonly spec: LoadedSpec
  readonly refused: ReadonlyMap<string, Refusal>
  /** Arguments of `fetch`, which needs them for a spec without a project. */
  readonly flags: string
  /** Number of broken references for which a similar name is suggested. */
  readonly hints: { left: number }
}

const mostHints = 500

function checkReference(
  { spec, refused, flags, hints }: ReferenceContext,
  reference: string,
  node: SpecNode,
): Diagnostic[] {
  // Hardly any reference is wrong, and locating each of thousands takes long.
  const problem = () =>
    ({ severity: 'error', ...locationOf(spec, { file: node.file, pointer: [...node.pointer, '$ref'] }) }) as const
  if (isRemote(reference)) {
    const hint = `Run \`npm run fetch${flags}\`, which brings a copy into the project: nothing is fetched while building.`
    return [{ code: 'remote-reference', message: `"${reference}" is on another host.`, hint, ...problem() }]
  }
  const target = parseReference(reference, node.file)
  const refusal = refused.get(target.file)
  if (refusal === 'beyond') return []
  if (refusal !== undefined) {
    const { what, hint } = refusals[refusal]
    return [{ code: 'reference-outside', message: `"${reference}" ${what}.`, hint, ...problem() }]
  }
  const file = spec.files.get(target.file)
  if (!file) {
    const hint = `Create ${target.file}, or correct the path: it is relative to ${node.file}.`
    return [
      { code: 'missing-reference', message: `"${reference}" names a file that does not exist.`, hint, ...problem() },
    ]
  }
  if (file.value === undefined || findTarget(spec, target)) return []
  return [
    {
      code: 'missing-reference',
      message: `"${reference}" leads nowhere.`,
      hint: referenceHint(spec, target, hints),
      ...problem(),
    },
  ]
}

const refusals: Readonly<Record<Exclude<Refusal, 'beyond'>, { readonly what: string; readonly hint: string }>> = {
  outside: {
    what: 'leads out of the folder of the spec',
    hint: 'Move the file below the folder of the spec. A project may name further folders in `shared` of an API, and in `reads` those outside of it.',
  },
  hidden: {
    what: 'leads to a hidden file or into a package',
    hint: 'Copy the needed part into a file of its own. Its path may not have a name that begins with a dot.',
  },
  format: { what: 'leads to a file that is neither YAML nor JSON', hint: 'Refer to a .yaml, .yml or .json file.' },
  scalar: {
    what: 'leads to a file that holds a single value',
    hint: 'Write a mapping or a list into the file, not a single value.',
  },
}

function referenceHint(
  spec: LoadedSpec,
  target: ReturnType<typeof parseReference>,
  hints: ReferenceContext['hints'],
): string {
  const wanted = String(target.pointer.at(-1) ?? '')
  const parent = findTarget(spec, { file: target.file, pointer: target.pointer.slice(0, -1) })
  hints.left -= 1
  const near = hints.left >= 0 && isRecord(parent?.value) ? nearestName(wanted, Object.keys(parent.value)) : undefined
  return near ? `Did you mean "${near}"?` : `Define "${wanted}" in ${target.file}, or correct the reference.`
}
