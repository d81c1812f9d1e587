import type { DescribedValue } from '../../../generator/contract/console.ts'
import { ownValue } from '../../../generator/contract/ownValue.ts'

/**
 * The anchor of the field at a path of a value: `data[].id` for `data[3].id`. A position of a list or a member of a map may
 * have a description of its own.
 */
export function fieldAnchor(fields: DescribedValue['fields'], path: string): string | undefined {
  const steps = path.match(/\[\d+\]|[^.[\]]+/g) ?? []
  let found = ['']
  for (const step of steps) {
    const ways = step.startsWith('[') ? [step, '[]'] : [`.${step}`, '.*']
    found = found.flatMap((before) => ways.map((way) => before + way)).slice(0, mostWays)
  }
  for (const each of found) {
    const anchor = ownValue(fields, each.replace(/^\./, ''))
    if (anchor !== undefined) return anchor
  }
  return undefined
}

const mostWays = 256
