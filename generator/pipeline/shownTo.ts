import { defaultLocaleOf } from '../contract/config.ts'
import type { Diagnostic, SourceLocation } from '../contract/diagnostics.ts'
import type { Memory } from '../contract/memory.ts'
import type { Api } from '../contract/reference.ts'
import { type Readers, readersOfAny } from '../load/document/audience.ts'
import { forAudience } from '../load/document/forAudience.ts'
import { goneNames } from '../load/document/goneNames.ts'
import type { LoadedSpec } from '../load/document/spec.ts'
import { withoutHiddenNames } from '../load/document/withoutHiddenNames.ts'
import { guidesFor } from '../load/readGuides.ts'
import { buildModels } from './buildModels.ts'
import type { Texts } from './checkContent.ts'
import type { Loaded } from './loadSources.ts'
import { withoutHiddenPages } from './withoutHiddenPages.ts'

const known = new WeakMap<LoadedSpec, { readonly audience: Readers; readonly spec: LoadedSpec }>()

/** The sources without parts for other audiences. Checks read all sources, every later stage only these. */
export function shownTo(loaded: Loaded): Loaded {
  const { config, specs, guides, recipes } = loaded
  const viewer = { audience: config.audience, seesDrafts: loaded.seesDrafts === true }
  const own = guidesFor(guides, defaultLocaleOf(config), viewer)
  const namesOf = (shown: Loaded['guides']) => new Set(shown.flatMap((guide) => guide.recipes.map(({ name }) => name)))
  const [all, kept] = [namesOf(guides), namesOf(own)]
  // Only a project defines names of audiences.
  const readers = loaded.source ? config.audience : readersOfAny
  const parts = specs.map(({ spec }) => shown(spec, readers))
  const gone = goneIn(
    specs.map(({ spec }) => spec),
    parts,
  )
  return {
    ...loaded,
    specs: specs.map((entry, index) => ({ ...entry, spec: withoutReferences(parts[index] ?? entry.spec, gone) })),
    guides: own,
    recipes: own === guides ? recipes : new Map([...recipes].filter(([name]) => kept.has(name) || !all.has(name))),
  }
}

function shown(spec: LoadedSpec, audience: Readers): LoadedSpec {
  const earlier = known.get(spec)
  if (earlier && earlier.audience === audience) return earlier.spec
  const own = forAudience(spec, audience)
  known.set(spec, { audience, spec: own })
  return own
}

/** Entries for other audiences, as other APIs name them: `api#id`. */
function goneIn(whole: readonly LoadedSpec[], parts: readonly LoadedSpec[]): ReadonlySet<string> {
  const names = whole.flatMap((spec, index) => {
    const part = parts[index]
    return part === undefined || part === spec ? [] : [...goneNames(spec, part)].map((name) => `${spec.api}#${name}`)
  })
  return new Set(names)
}

const rewritten = new WeakMap<LoadedSpec, { readonly names: string; readonly spec: LoadedSpec }>()

/** A spec without references to entries of other APIs that are for other audiences. */
function withoutReferences(spec: LoadedSpec, gone: ReadonlySet<string>): LoadedSpec {
  const files = [...spec.files.values()]
  const named = [...gone].filter((name) => files.some(({ text }) => text.includes(name)))
  if (named.length === 0) return spec
  const names = named.join('\n')
  const earlier = rewritten.get(spec)
  if (earlier?.names === names) return earlier.spec
  const own = withoutHiddenNames(spec, spec, new Set(named))
  rewritten.set(spec, { names, spec: own })
  return own
}

/** Whether any source is for other audiences. */
function isPart(whole: Loaded, part: Loaded): boolean {
  return whole.guides !== part.guides || whole.specs.some(({ spec }, index) => spec !== part.specs[index]?.spec)
}

/**
 * The shown sources, with a configuration that links to shown pages only, and the texts of all sources: catalogs serve the
 * builds of all audiences. `apis` are the models of the shown sources. `notes` list the hidden entries and guides.
 */
export function shownParts(
  whole: Loaded,
  part: Loaded,
  { apis, memory, texts }: { readonly apis: readonly Api[]; readonly memory: Memory; readonly texts: Texts },
): { readonly loaded: Loaded; readonly allTexts: Texts; readonly notes: readonly Diagnostic[] } {
  if (!isPart(whole, part)) return { loaded: part, allTexts: texts, notes: [] }
  const models = buildModels(whole, memory, 'whole').value
  const all = models.map(({ api }) => api)
  const parts = [
    { guides: whole.guides, apis: all },
    { guides: part.guides, apis },
  ] as const
  return {
    loaded: { ...part, config: withoutHiddenPages(whole.config, parts) },
    allTexts: new Map(models.map(({ api, texts: own }) => [api.id, own])),
    notes: leftOut(...parts),
  }
}

interface Parts {
  readonly guides: Loaded['guides']
  readonly apis: readonly Api[]
}

/** A note for each operation, channel and guide that the readers of a build do not see. */
function leftOut(whole: Parts, part: Parts): Diagnostic[] {
  const guides = whole.guides.filter((guide) => !part.guides.includes(guide))
  return [
    ...whole.apis.flatMap((api) => {
      const shown = part.apis.find(({ id }) => id === api.id)
      const entries = [
        ...missingIn(api.operations, shown?.operations).map((own) => ({ ...own, name: `${own.method} ${own.path}` })),
        ...missingIn(api.channels, shown?.channels).map((own) => ({ ...own, name: `The channel ${own.address}` })),
      ]
      return entries.map(({ name, source }) =>
        noteOf(name, 'If it is, correct `x-audience` or `x-internal`, also of its tags and security schemes.', source),
      )
    }),
    ...guides.map(({ path, file, draft }) =>
      noteOf(
        `The guide ${path}`,
        draft ? 'When it is ready, remove `draft: true`.' : 'If it is, correct its `audience`.',
        { file, line: 1, column: 1 },
      ),
    ),
  ]
}

function missingIn<Entry extends { readonly id: string }>(
  entries: readonly Entry[],
  shown: readonly Entry[] = [],
): Entry[] {
  const ids = new Set(shown.map(({ id }) => id))
  return entries.filter(({ id }) => !ids.has(id))
}

function noteOf(name: string, hint: string, source: SourceLocation): Diagnostic {
  const message = `${name} is not for the readers of this build.`
  return { code: 'audience-left-out', severity: 'info', message, hint, ...source }
}
