import { canonicalJson } from '../../generator/contract/json.ts'
import type { OAuthFlow, SecurityScheme } from '../../generator/contract/security.ts'
import type { ApiChange } from './change.ts'
import { alternativeRules } from './compareAccess.ts'
import { compareSigning } from './compareSigning.ts'
import {
  compareDeprecated,
  compareEntries,
  compareFacets,
  compareProse,
  compareValue,
  type Facets,
  facts,
  named,
  prose,
} from './facets.ts'
import { type Matched, match } from './match.ts'
import { type Apis, changeOf, type Scope } from './scope.ts'
import { generalScope } from './subjects.ts'

/** Matches security schemes by name, then by content. */
export function matchSchemes(
  before: readonly SecurityScheme[],
  after: readonly SecurityScheme[],
): Matched<SecurityScheme> {
  const content = ({ id, description, ...scheme }: SecurityScheme) => canonicalJson(scheme)
  return match(before, after, ({ id }) => id, content)
}

/** Compares the security schemes of an API. */
export function compareSchemes({ both, removed, added }: Matched<SecurityScheme>, apis: Apis): ApiChange[] {
  const scopeOf = ({ id }: SecurityScheme) => generalScope(apis, { kind: 'security scheme', id, name: id, title: {} })
  return [
    ...removed.map((scheme) => changeOf('security-scheme-removed', scopeOf(scheme), { before: scheme.id })),
    ...added.map((scheme) => changeOf('security-scheme-added', scopeOf(scheme), { after: scheme.id })),
    ...both.flatMap((pair) => compareFacets(pair.before, pair.after, facets, scopeOf(pair.after))),
  ]
}

const changed = named('security-scheme-changed')

const facets: Facets<SecurityScheme> = {
  id: 'security-scheme-renamed',
  ...{ type: changed, name: changed, in: changed, httpScheme: changed, bearerFormat: changed },
  ...{ openIdConnectUrl: changed, oauth2MetadataUrl: changed },
  flows: compareFlows,
  signing: compareSigning,
  deprecated: compareDeprecated,
  description: prose,
  usedBy: null,
  facts,
}

function compareFlows(before: readonly OAuthFlow[], after: readonly OAuthFlow[], scope: Scope): ApiChange[] {
  const flows = match(before, after, ({ kind }) => kind)
  return [
    ...compareEntries(flows, alternativeRules, scope, ({ kind }) => kind),
    ...flows.both.flatMap((pair) => compareFlow(pair.before, pair.after, scope)),
  ]
}

function compareFlow({ scopes: old, ...before }: OAuthFlow, { scopes: young, ...after }: OAuthFlow, scope: Scope) {
  const scopes = match(old, young, ({ name }) => name)
  return [
    ...compareValue('security-scheme-changed', before, after, scope, after.kind),
    ...compareEntries(scopes, alternativeRules, scope, ({ name }) => name),
    ...scopes.both.flatMap((pair) =>
      compareProse(pair.before.description, pair.after.description, scope, pair.after.name),
    ),
  ]
}
