import { canonicalJson } from '../../generator/contract/json.ts'
import type { OAuthFlow, SecurityScheme } from '../../generator/contract/security.ts'
import type { ApiChange } from './change.ts'
import { alternativeRules } from './compareAccess.ts'
import { compareSigning } from './compareSigning.ts'
import { compareFacets, compareValue, type Facets, members, named } from './facets.ts'
import { compareMatched, list } from './listFacets.ts'
import { type Matched, match } from './match.ts'
import type { Apis } from './scope.ts'
import { deprecated, facts, note, prose } from './standardFacets.ts'
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
export function compareSchemes(matched: Matched<SecurityScheme>, apis: Apis): ApiChange[] {
  return compareMatched(matched, {
    added: 'security-scheme-added',
    removed: 'security-scheme-removed',
    scopeOf: ({ id }) => generalScope(apis, { kind: 'security scheme', id, name: id, title: {} }),
    valuesOf: ({ id }) => ({ value: id }),
    compare: (before, after, scope) => compareFacets(before, after, facets, scope),
  })
}

const changed = named('security-scheme-changed')

const flows = list<OAuthFlow>({
  ...alternativeRules,
  key: ({ kind }) => kind,
  each: ({ scopes: old, ...before }, { scopes: young, ...after }, scope) => [
    ...compareValue('security-scheme-changed', before, after, scope),
    ...scopes(old, young, scope, 'scopes'),
  ],
})

const scopes = list<OAuthFlow['scopes'][number]>({
  ...alternativeRules,
  key: ({ name }) => name,
  each: members<OAuthFlow['scopes'][number]>({ name: null, description: prose }),
})

const facets: Facets<SecurityScheme> = {
  id: 'security-scheme-renamed',
  ...{ type: changed, name: changed, in: changed, httpScheme: changed, bearerFormat: changed },
  ...{ openIdConnectUrl: changed, oauth2MetadataUrl: changed },
  flows,
  signing: compareSigning,
  deprecated,
  description: prose,
  ...{ signingVectors: note('x-signing-vectors'), variable: note(), usedBy: null },
  facts,
}
