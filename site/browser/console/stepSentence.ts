import type { ReplayStep } from '../../../generator/model/view/replayLink.ts'
import type { useConsoleText } from './useConsoleText.ts'

/** Parameters of a control that say for whom or how long it changes something. */
const details = ['symbol', 'key', 'operation', 'seconds', 'times', 'currency']

/**
 * A sentence for a step, with the news of a wait for the order books. The console writes the name of a call, a channel or a frame
 * after its sentence.
 */
export function stepSentence(step: ReplayStep, text: ReturnType<typeof useConsoleText>, news = ''): string {
  if (step.kind === 'wait') {
    const [, count = '', unit = ''] = /^([\d.]+)(\w+)$/.exec(step.wait) ?? []
    return text('console.replay.wait', { count: Number(count), unit, news })
  }
  if (step.kind !== 'control') return text('console.replay.step', { kind: step.kind })
  const { symbol = '', seconds = '10', times = '', currency = '', ...own } = step.with ?? {}
  const [change = '', value = ''] = Object.entries(own).find(([name]) => !details.includes(name)) ?? []
  return text('console.replay.control', {
    ...{ change, value, symbol, seconds, currency },
    isDown: String(value.startsWith('-')),
    isNext: String(value === '1' && times === '1'),
    share: Math.abs(Number(value)),
  })
}

/** The exact parameters of a control, where its sentence does not say all of them. */
export function controlCode(step: ReplayStep): string | undefined {
  if (step.kind !== 'control') return undefined
  const { control, with: values = {} } = step
  const changes = Object.keys(values).filter((name) => !details.includes(name))
  const isNext = ['drop', 'double'].some((name) => values[name] === '1') && values['times'] === '1'
  if ((control === 'price' || isNext) && changes.length === 1) return undefined
  return [control, ...Object.entries(values).map((pair) => pair.join('='))].join(' ')
}
