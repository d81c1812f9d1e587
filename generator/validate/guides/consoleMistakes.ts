import type { Diagnostic } from '../../contract/diagnostics.ts'
import type { RouteTable } from '../../contract/routes.ts'
import { nearestName } from '../../load/document/nearestName.ts'
import { type CountEntries, type ReplayMistake, readReplay, unknownEntries } from '../../model/view/replayLink.ts'

type Mistake = Pick<Diagnostic, 'message' | 'hint'>

/** Mistakes in a link to the console: unknown members of a replay, and entries that no page shows. */
export function consoleMistakes(url: string, routes: RouteTable): Mistake[] {
  const [, hash = ''] = url.split('#')
  const replay = readReplay(`#${hash}`)
  return replay ? replayMistakes(replay, routes) : entryMistakes(new URLSearchParams(hash), routes)
}

/** A form and a channel need their API, as readers of the address do. */
function entryMistakes(members: URLSearchParams, routes: RouteTable): Mistake[] {
  const api = members.get('api') ?? ''
  const named = [['operation', members.get('build')] as const, ['channel', members.get('connect')] as const]
  return named.flatMap(([kind, id]) => {
    if (id === null || countIn(routes)({ kind, id, api }) > 0) return []
    const hint = api === '' ? 'Name the API of the entry: `api=ID`.' : hintFor({ kind: 'entry', value: id }, routes)
    return [{ message: `The link opens nothing in the console: the API "${api}" has no ${kind} "${id}".`, hint }]
  })
}

function replayMistakes(replay: NonNullable<ReturnType<typeof readReplay>>, routes: RouteTable): Mistake[] {
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

function hintFor({ kind, value }: Pick<ReplayMistake, 'kind' | 'value'>, { routes }: RouteTable): string {
  if (kind === 'several') return 'Name the API in the step: `api=ID`.'
  const names = routes.flatMap(({ operations = [], channels = [] }) => [...operations, ...channels])
  const others = names.filter((name) => name !== value)
  const near = kind === 'entry' ? nearestName(value, others) : undefined
  return near ? `Did you mean ${near}?` : 'Write it as the documentation of the console says.'
}

function countIn({ routes }: RouteTable): CountEntries {
  return ({ kind, id, api }) => {
    const shown = routes.filter(({ operations, channels }) =>
      (kind === 'operation' ? operations : channels)?.includes(id),
    )
    return new Set(shown.map((route) => route.api).filter((own) => api === undefined || own === api)).size
  }
}
