import type { Diagnostic } from '../../contract/diagnostics.ts'
import type { Memory } from '../../contract/memory.ts'
import type { Api } from '../../contract/reference.ts'
import { childNode, type LoadedSpec, locationOf, rootNode } from '../../load/document/spec.ts'
import type { Guide } from '../../load/parseGuide.ts'
import { blocksOf, firstUnsaid, lettersOf } from '../../markdown/comparedTexts.ts'

interface Overviews {
  readonly apis: readonly Api[]
  readonly specs: readonly LoadedSpec[]
  /** In the language of the specs. */
  readonly guides: readonly Guide[]
}

/** Summaries and descriptions of APIs that no page shows, because another page replaces the overview. */
export function checkReplacedOverviews({ apis, specs, guides }: Overviews, memory: Memory): Diagnostic[] {
  const shown = new Set(apis.filter(({ pages }) => pages.some(isOverview)).map(({ id }) => id))
  const replaced = specs.filter(({ api }) => apis.some(({ id }) => id === api) && !shown.has(api))
  if (replaced.length === 0) return []
  const letters = guides.map(({ path, text }) =>
    memory.keep(`letters ${path}`, text, () => lettersOf(blocksOf(text).join(' '))),
  )
  const isSaid = (text: string) => letters.some((own) => own.includes(lettersOf(text)))
  return replaced.flatMap((spec) => unsaidOf(spec, isSaid))
}

function isOverview({ content }: Api['pages'][number]): boolean {
  return content.kind === 'overview'
}

function unsaidOf(spec: LoadedSpec, isSaid: (text: string) => boolean): Diagnostic[] {
  const of = childNode(rootNode(spec), 'info')
  return ['summary', 'description'].flatMap((key): Diagnostic[] => {
    const node = childNode(of, key)
    const lost = typeof node.value === 'string' ? firstUnsaid(node.value, isSaid) : undefined
    if (lost === undefined) return []
    const message = `No page shows "${lost.replace(/\s+/g, ' ').trim()}": another page stands where the overview of the API would.`
    const hint = 'Say it in a guide, or give the overview a path of its own with `overview` of the API.'
    return [{ code: 'overview-replaced', severity: 'warning', message, hint, ...locationOf(spec, node) }]
  })
}
