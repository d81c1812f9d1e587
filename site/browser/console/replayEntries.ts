import type { ConsoleApi, ConsoleEntry } from '../../../generator/contract/console.ts'
import type { ReplayStep } from '../../../generator/model/view/replayLink.ts'

/** The call or channel of a step, where it has one. */
export function entryOfStep(step: ReplayStep, apis: readonly ConsoleApi[]): ConsoleEntry | undefined {
  if (step.kind === 'wait' || step.kind === 'control') return undefined
  const [kind, id] =
    step.kind === 'call'
      ? (['operation', step.call] as const)
      : (['channel', step.kind === 'open' ? step.open : step.send] as const)
  const api = 'api' in step ? step.api : undefined
  const entries = apis.filter((own) => api === undefined || own.id === api).flatMap(({ groups }) => groups)
  return entries.flatMap((group) => group.entries).find((entry) => entry.kind === kind && entry.id === id)
}
