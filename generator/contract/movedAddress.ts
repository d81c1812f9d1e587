import { escapedPattern } from './escapedPattern.ts'

/** One step of an address as it is sent. A backslash at its beginning would name another host. */
const step = String.raw`[^/?#\\]+`
const rest = `${step}(?:/${step})*`
/** Names in a target. A name stands at the start of a step, an anchor or the value of a query. */
const named = /(?<=[/#=]):([a-z]\w*)/gi

type Redirect = readonly [from: string, to: string]

/** Whether an address that moved stands for many: `/old/*`, `/blog/:year/:slug`. */
export function isPattern(from: string): boolean {
  return /\*|\/:/.test(from)
}

/** The names that a pattern gives to steps of an address: `splat` for all that `*` stands for. */
export function namesIn(from: string): string[] {
  return stepsOf(from).flatMap((own) => nameOf(own) ?? [])
}

/** The names that a target takes. */
export function namesOfTarget(to: string): string[] {
  return [...to.matchAll(named)].map(([, name = '']) => name)
}

/** A target with the value of each name filled in. */
export function filledTarget(to: string, value: (name: string) => string): string {
  return to.replaceAll(named, (_, name: string) => value(name))
}

/** A regular expression for the addresses of a pattern, as they are sent. Each of its groups has the name of a step. */
export function patternExpression(from: string, literal: (text: string) => string, prefix = ''): string {
  const steps = stepsOf(from).map((own) => {
    const name = nameOf(own)
    return name === undefined ? literal(encodeURI(own)) : `(?<${prefix}${name}>${own === '*' ? rest : step})`
  })
  return `^${steps.join('/')}/?$`
}

/** Target of an address that no page has, as it was sent: the first pattern that fits decides. */
export function movedByPattern(address: string, redirects: readonly Redirect[]): string | undefined {
  for (const [from, to] of redirects) {
    const groups = isPattern(from)
      ? new RegExp(patternExpression(from, escapedPattern)).exec(address)?.groups
      : undefined
    if (groups) return filledTarget(to, (name) => groups[name] ?? '')
  }
  return undefined
}

/** Whether an address has a redirect, or a path a pattern. */
export function leadsOn(address: string, redirects: Readonly<Record<string, string>>): boolean {
  return redirects[address] !== undefined || movedByPattern(encodeURI(address), Object.entries(redirects)) !== undefined
}

function stepsOf(address: string): string[] {
  return address.replace(/\/$/, '').split('/')
}

function nameOf(own: string): string | undefined {
  return own === '*' ? 'splat' : /^:(\w+)$/.exec(own)?.[1]
}
