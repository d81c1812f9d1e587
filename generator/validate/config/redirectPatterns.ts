import { filledTarget, isPattern, movedByPattern, namesIn, namesOfTarget } from '../../contract/movedAddress.ts'
import { isRecord } from '../../load/document/spec.ts'
import type { ConfigProblem } from './configProblem.ts'

/** The faults of the patterns of `redirects`, in the order of the list. */
export function patternProblems(redirects: unknown): ConfigProblem[] {
  const entries = Object.entries(isRecord(redirects) ? redirects : {})
  const patterns = entries.filter(([from]) => isPattern(from))
  const starred = entries.flatMap(([from, to]) => starProblem(from, to))
  if (starred.length > 0) return starred
  return patterns.flatMap(([from, to], index) => {
    const found = (message: string, hint: string) => [{ path: ['redirects', from], message, hint }]
    const form = formProblem(from)
    if (form) return found(...form)
    if (typeof to !== 'string') return []
    const names = namesIn(from)
    const unknown = namesOfTarget(to).find((name) => !names.includes(name))
    if (unknown !== undefined)
      return found(`"${to}" takes ":${unknown}", which "${from}" does not have.`, nameHint(names))
    const sample = filledTarget(from, (name) => name).replace(/\*$/, 'one/two')
    const first = patterns.slice(0, index).filter(([, target]) => typeof target === 'string')
    const earlier = first.find((entry) => formProblem(entry[0]) === undefined && leads(sample, [entry]) !== undefined)
    if (earlier)
      return found(`"${from}" is never tried: "${earlier[0]}" takes its addresses.`, `Write it above "${earlier[0]}".`)
    const target = leads(sample, [[from, to]]) ?? ''
    if (namesOfTarget(to).length > 0 && leads(target, [[from, to]]) !== undefined)
      return found(
        `"${from}" leads back to itself: "${target}" fits it too.`,
        'Lead to a path that the pattern does not have.',
      )
    return []
  })
}

/** A star in the path of a target would be sent as it is written. */
function starProblem(from: string, to: unknown): ConfigProblem[] {
  if (typeof to !== 'string' || !/^[^?#]*\*/.test(to)) return []
  const hint = namesIn(from).includes('splat')
    ? `Write ":splat" for the steps that "*" of "${from}" stands for.`
    : 'Write the path of a page.'
  return [{ path: ['redirects', from], message: `"${to}" cannot be a target: "*" is only for old addresses.`, hint }]
}

function leads(address: string, redirects: readonly (readonly [string, unknown])[]): string | undefined {
  return movedByPattern(
    encodeURI(address),
    redirects.map(([from, to]) => [from, String(to)]),
  )
}

/** The fault in the form of a pattern, with a hint. */
function formProblem(from: string): [message: string, hint: string] | undefined {
  const names = namesIn(from)
  const repeated = names.find((name, at) => names.indexOf(name) !== at)
  if (from.includes('#'))
    return [
      `"${from}" cannot be a pattern: it has an anchor.`,
      'Only browsers know anchors: write each address with an anchor by itself.',
    ]
  if (/\*(?!$)|[^/]\*/.test(from))
    return [
      `"${from}" cannot be a pattern: "*" is not its last step.`,
      'Write "*" once, at the end: "/old/*". ":name" stands for one step.',
    ]
  if (/\/:(?![a-z]\w*(?:\/|$))/i.test(from))
    return [
      `"${from}" cannot be a pattern: ":" begins no name.`,
      'Write ":", a letter, then letters, digits and "_": "/blog/:year".',
    ]
  if (/\/:splat(?:\/|$)/.test(from))
    return [`"${from}" cannot be a pattern: ":splat" is what "*" stands for.`, 'Give the step another name.']
  if (repeated !== undefined) return [`"${from}" has ":${repeated}" twice.`, 'Give each step a name of its own.']
  return undefined
}

function nameHint(names: readonly string[]): string {
  return names.length > 0
    ? `It has ${names.map((name) => `":${name}"`).join(', ')}.`
    : 'Write the target without names.'
}
