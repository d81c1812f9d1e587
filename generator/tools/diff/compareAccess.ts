import type { Channel, Operation, SecurityRequirement } from '../../contract/reference.ts'
import type { ApiChange } from './change.ts'
import { match } from './match.ts'
import { changeOf, type Scope } from './scope.ts'

type Guarded = Pick<Operation | Channel, 'security' | 'permission'>

/** Who may call: the keys and permissions that it takes. */
export function compareAccess(before: Guarded, after: Guarded, scope: Scope): ApiChange[] {
  return [
    ...compareSecurity(renamed(before.security, scope), after.security, scope),
    ...comparePermission(before.permission, after.permission, scope),
  ]
}

/** Security schemes of an action, any of which is enough. */
export function compareSchemeNames(
  before: readonly string[] = [],
  after: readonly string[] = [],
  scope: Scope,
): ApiChange[] {
  const requirements = (names: readonly string[]) => names.map((scheme) => [{ scheme, scopes: [] }])
  return compareSecurity(renamed(requirements(before), scope), requirements(after), scope)
}

function renamed(security: readonly SecurityRequirement[], { apis }: Scope): SecurityRequirement[] {
  return security.map((requirement) =>
    requirement.map((entry) => ({ ...entry, scheme: apis.schemeNames.get(entry.scheme) ?? entry.scheme })),
  )
}

function compareSecurity(
  before: readonly SecurityRequirement[],
  after: readonly SecurityRequirement[],
  scope: Scope,
): ApiChange[] {
  const [wasOpen, isOpen] = [isPublic(before), isPublic(after)]
  if (wasOpen && isOpen) return []
  if (wasOpen) return [changeOf('authentication-required', scope, { after: after.map(schemesOf).join(' | ') })]
  if (isOpen) return [changeOf('authentication-dropped', scope, { before: before.map(schemesOf).join(' | ') })]
  const { both, removed, added } = match(before, after, schemesOf)
  return [
    ...removed.map((way) =>
      changeOf('security-alternative-removed', scope, { item: schemesOf(way), before: schemesOf(way) }),
    ),
    ...added.map((way) =>
      changeOf('security-alternative-added', scope, { item: schemesOf(way), after: schemesOf(way) }),
    ),
    ...both.flatMap((pair) => compareScopes(pair.before, pair.after, scope)),
  ]
}

function isPublic(security: readonly SecurityRequirement[]): boolean {
  return security.length === 0 || security.some((requirement) => requirement.length === 0)
}

/** The schemes that have to be met together, in an order of their own. */
function schemesOf(requirement: SecurityRequirement): string {
  return requirement
    .map(({ scheme }) => scheme)
    .sort()
    .join(' + ')
}

function compareScopes(before: SecurityRequirement, after: SecurityRequirement, scope: Scope): ApiChange[] {
  const names = (requirement: SecurityRequirement) => requirement.flatMap(({ scopes }) => scopes)
  const [old, young] = [names(before), names(after)]
  return [
    ...young
      .filter((name) => !old.includes(name))
      .map((name) => changeOf('scope-added', scope, { item: name, after: name })),
    ...old
      .filter((name) => !young.includes(name))
      .map((name) => changeOf('scope-removed', scope, { item: name, before: name })),
  ]
}

function comparePermission(before: string | undefined, after: string | undefined, scope: Scope): ApiChange[] {
  if (before === after) return []
  const rule =
    before === undefined ? 'permission-required' : after === undefined ? 'permission-dropped' : 'permission-changed'
  return [changeOf(rule, scope, { before, after })]
}
