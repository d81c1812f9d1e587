import type { Diagnostic } from '../../contract/diagnostics.ts'
import type { RouteTable } from '../../contract/routes.ts'
import { nearestName } from '../../load/document/nearestName.ts'
import { type CountEntries, type ReplayMistake, readReplay, unknownEntries } from '../../model/view/replayLink.ts'

/** What is wrong with the steps that a link to the console carries: unknown members, and entries that no page shows. */
export function replayMistakes(url: string, routes: RouteTable): Pick<Diagnostic, 'message' | 'hint'>[] {
  const replay = readReplay(url.slice(url.indexOf('#')))
  if (!replay) return []
  const mistakes = 'mistakes' in replay ? replay.mistakes : unknownEntries(replay, countIn(routes))
  return mistakes.map((mistake) => {
    const where = mistake.step === 0 ? 'before its first step' : `in step ${mistake.step}`
    return {
      message: `The replay of the link cannot be played: ${textOf(mistake)}, ${where}.`,
      hint: hintFor(mistake, routes),
    }
  })
}

function textOf({ kind, name, value }: ReplayMistake): string {
  if (kind === 'none') return 'it has no step'
  if (kind === 'many') return `it has more than ${value} steps`
  if (kind === 'entry') return `no API has "${value}"`
  return kind === 'several' ? `several APIs have "${value}"` : `"${name}=${value}" is not understood`
}

function hintFor({ kind, value }: ReplayMistake, { routes }: RouteTable): string {
  if (kind === 'several') return 'Name the API in the step: `api=ID`.'
  const names = routes.flatMap(({ operations = [], channels = [] }) => [...operations, ...channels])
  const others = names.filter((name) => name !== value)
  const near = kind === 'entry' ? nearestName(value, others) : undefined
  return near ? `Did you mean ${near}?` : 'Write its steps as the documentation of the console says.'
}

function countIn({ routes }: RouteTable): CountEntries {
  return ({ kind, id, api }) => {
    const shown = routes.filter(({ operations, channels }) =>
      (kind === 'operation' ? operations : channels)?.includes(id),
    )
    return new Set(shown.map((route) => route.api).filter((own) => api === undefined || own === api)).size
  }
}
