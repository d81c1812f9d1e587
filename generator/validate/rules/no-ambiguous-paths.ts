import { dereference } from '../../load/document/resolveRefs.ts'
import { childNode, childNodes, locationOf, rootNode } from '../../load/document/spec.ts'
import { diagnosticCatalog } from '../report/diagnosticCatalog.ts'
import type { Finding, RuleInput } from './rule.ts'

const code = 'no-ambiguous-paths'

/** Two paths that match one address: `/orders/{id}/new` and `/orders/last/{what}`. Redocly compares all pairs. */
export function noAmbiguousPaths({ spec }: Pick<RuleInput, 'spec'>): Finding[] {
  if (spec.format !== 'openapi') return []
  const paths = dereference(spec, childNode(rootNode(spec), 'paths'))
  if (!paths) return []
  const places = new Map(childNodes(paths).map(({ key, node }) => [key, node]))
  return ambiguousPaths([...places.keys()]).flatMap(({ path, earlier }) => {
    const node = places.get(path)
    if (!node) return []
    const message = `Paths should resolve unambiguously; found two ambiguous paths: \`${earlier}\` and \`${path}\`.`
    return [{ code, message, hint: diagnosticCatalog[code].fix, ...locationOf(spec, node) }]
  })
}

interface Path {
  readonly path: string
  readonly steps: readonly string[]
  /** `1` for a placeholder, `0` for a text. */
  readonly form: string
}

/** Paths that match an earlier path with as many steps and placeholders, each with the first such path. */
export function ambiguousPaths(paths: readonly string[]): { path: string; earlier: string }[] {
  const read = paths.map(readPath)
  const forms = formsBySize(read)
  const met = new Map<string, number>()
  return read.flatMap((path, at) => {
    const others = [...(forms.get(sizeOf(path.form)) ?? [])]
    const found = others.flatMap((form) => met.get(keyOf(path, form, `${form} ${path.form}`)) ?? [])
    for (const form of others) {
      const key = keyOf(path, form, `${path.form} ${form}`)
      if (!met.has(key)) met.set(key, at)
    }
    const earlier = read[found.length > 0 ? Math.min(...found) : at]
    return earlier && earlier !== path ? [{ path: path.path, earlier: earlier.path }] : []
  })
}

function readPath(path: string): Path {
  const steps = path.split('/')
  return { path, steps, form: steps.map((step) => (/^\{.+\}$/.test(step) ? '1' : '0')).join('') }
}

function formsBySize(paths: readonly Path[]): ReadonlyMap<string, ReadonlySet<string>> {
  const forms = new Map<string, Set<string>>()
  for (const { form } of paths) forms.set(sizeOf(form), (forms.get(sizeOf(form)) ?? new Set()).add(form))
  return forms
}

function sizeOf(form: string): string {
  return `${form.length} ${form.replaceAll('0', '').length}`
}

/** The steps that are texts in this path and in paths of another form that may match it. */
function keyOf({ steps, form }: Path, other: string, name: string): string {
  const shared = steps.map((step, at) => (form[at] === '1' || other[at] === '1' ? '' : step))
  return `${name} ${shared.join('/')}`
}
