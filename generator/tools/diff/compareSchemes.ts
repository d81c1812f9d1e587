import type { OAuthFlow, SecurityScheme } from '../../contract/reference.ts'
import type { ApiChange } from './change.ts'
import { compareDeprecated } from './compareNotes.ts'
import { compareRest } from './compareRest.ts'
import { compareSigning } from './compareSigning.ts'
import { compareProse } from './compareTexts.ts'
import { type Matched, match } from './match.ts'
import { asJson, canonicalJson, isSameJson } from './sameJson.ts'
import { type Apis, changeOf, type Scope } from './scope.ts'
import { generalScope } from './subjects.ts'

/** Security schemes by their names, then those that say the same by another name. */
export function matchSchemes(
  before: readonly SecurityScheme[],
  after: readonly SecurityScheme[],
): Matched<SecurityScheme> {
  const content = ({ id, description, ...scheme }: SecurityScheme) => canonicalJson(scheme)
  return match(before, after, ({ id }) => id, content)
}

/** How callers prove who they are. */
export function compareSchemes({ both, removed, added }: Matched<SecurityScheme>, apis: Apis): ApiChange[] {
  const scopeOf = ({ id }: SecurityScheme) => generalScope(apis, { kind: 'security scheme', id, name: id, title: {} })
  return [
    ...removed.map((scheme) => changeOf('security-scheme-removed', scopeOf(scheme), { before: scheme.id })),
    ...added.map((scheme) => changeOf('security-scheme-added', scopeOf(scheme), { after: scheme.id })),
    ...both.flatMap((pair) => compareScheme(pair.before, pair.after, scopeOf(pair.after))),
  ]
}

const facets = ['type', 'name', 'in', 'httpScheme', 'bearerFormat', 'openIdConnectUrl', 'oauth2MetadataUrl'] as const

function compareScheme(before: SecurityScheme, after: SecurityScheme, scope: Scope): ApiChange[] {
  return [
    ...(before.id === after.id
      ? []
      : [changeOf('security-scheme-renamed', scope, { before: before.id, after: after.id })]),
    ...facets.flatMap((item) =>
      before[item] === after[item]
        ? []
        : [changeOf('security-scheme-changed', scope, { item, before: before[item], after: after[item] })],
    ),
    ...compareFlows(before.flows, after.flows, scope),
    ...compareSigning(before.signing, after.signing, scope),
    ...compareRest(before, after, [...facets, 'id', 'flows', 'signing', 'deprecated', 'description'], scope),
    ...compareDeprecated(before.deprecated === true, after.deprecated === true, scope),
    ...compareProse(before.description, after.description, scope),
  ]
}

function compareFlows(before: readonly OAuthFlow[], after: readonly OAuthFlow[], scope: Scope): ApiChange[] {
  const { both, removed, added } = match(before, after, ({ kind }) => kind)
  return [
    ...removed.map(({ kind }) => changeOf('security-alternative-removed', scope, { item: kind, before: kind })),
    ...added.map(({ kind }) => changeOf('security-alternative-added', scope, { item: kind, after: kind })),
    ...both.flatMap((pair) => compareFlow(pair.before, pair.after, scope)),
  ]
}

function compareFlow({ scopes: old, ...before }: OAuthFlow, { scopes: young, ...after }: OAuthFlow, scope: Scope) {
  const { both, removed, added } = match(old, young, ({ name }) => name)
  const values = { item: after.kind, before: asJson(before), after: asJson(after) }
  return [
    ...(isSameJson(before, after) ? [] : [changeOf('security-scheme-changed', scope, values)]),
    ...removed.map(({ name }) => changeOf('security-alternative-removed', scope, { item: name, before: name })),
    ...added.map(({ name }) => changeOf('security-alternative-added', scope, { item: name, after: name })),
    ...both.flatMap((pair) => compareProse(pair.before.description, pair.after.description, scope, pair.after.name)),
  ]
}
