import type { SecurityRequirement } from '../../generator/contract/security.ts'
import type { ApiChange } from './change.ts'
import { list, names } from './listFacets.ts'
import { changeOf, type Scope } from './scope.ts'

/** The ways to be authorised. A scheme that has another name now is the same scheme. */
export function compareSecurity(
  old: readonly SecurityRequirement[] = [],
  after: readonly SecurityRequirement[] = [],
  scope: Scope,
): ApiChange[] {
  const before = renamed(old, scope)
  const [wasOpen, isOpen] = [isPublic(before), isPublic(after)]
  if (wasOpen && isOpen) return []
  if (wasOpen) return [changeOf('authentication-required', scope, { after: after.map(schemesOf).join(' | ') })]
  if (isOpen) return [changeOf('authentication-dropped', scope, { before: before.map(schemesOf).join(' | ') })]
  return ways(before, after, scope, 'security')
}

/** Rules for ways to be authorised that are gone or new. */
export const alternativeRules = {
  added: 'security-alternative-added',
  removed: 'security-alternative-removed',
} as const

const scopes = names({ added: 'scope-added', removed: 'scope-removed' })

const ways = list<SecurityRequirement>({
  ...alternativeRules,
  key: schemesOf,
  each: (before, after, { item, ...scope }) => scopes(scopesOf(before), scopesOf(after), scope, 'scopes'),
})

function renamed(security: readonly SecurityRequirement[], { apis }: Scope): SecurityRequirement[] {
  return security.map((requirement) =>
    requirement.map((entry) => ({ ...entry, scheme: apis.schemeNames.get(entry.scheme) ?? entry.scheme })),
  )
}

function isPublic(security: readonly SecurityRequirement[]): boolean {
  return security.length === 0 || security.some((requirement) => requirement.length === 0)
}

/** The schemes that are needed together, in alphabetical order. */
function schemesOf(requirement: SecurityRequirement): string {
  return requirement
    .map(({ scheme }) => scheme)
    .sort()
    .join(' + ')
}

function scopesOf(requirement: SecurityRequirement): string[] {
  return requirement.flatMap(({ scopes }) => scopes)
}
