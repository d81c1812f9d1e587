import type { Diagnostic, SourceLocation } from '../contract/diagnostics.ts'
import type { Api } from '../contract/reference.ts'
import type { Loaded } from './loadSources.ts'

interface Parts {
  readonly guides: Loaded['guides']
  readonly apis: readonly Api[]
}

/** A note for each operation, channel and guide that the readers of a build do not see. */
export function leftOut(whole: Parts, part: Parts): Diagnostic[] {
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
