import { asText } from '../../load/document/asText.ts'
import { childNode, locationOf } from '../../load/document/spec.ts'
import { restOperations } from './reading/restOperations.ts'
import type { Finding, RuleInput } from './rule.ts'

const hints: Readonly<Record<string, string>> = {
  accept: 'Remove it: the media types of the responses say what is accepted.',
  authorization: 'Remove it, and describe the credential as a security scheme.',
  'content-type':
    'Remove it: the media type of the request body says the same. Without a body, write `x-request-headers: { Content-Type: application/json }`.',
}

/** A header parameter whose definition OpenAPI ignores (3.1, section 4.8.12.2.1). */
export function headerParameterIgnored({ spec }: RuleInput): Finding[] {
  return restOperations(spec).flatMap(({ parameters }) =>
    parameters.flatMap((parameter): Finding[] => {
      const name = asText(childNode(parameter, 'name').value)
      const lower = name.toLowerCase()
      const hint = Object.hasOwn(hints, lower) ? hints[lower] : undefined
      if (hint === undefined || childNode(parameter, 'in').value !== 'header') return []
      const message = `OpenAPI ignores a header parameter named "${name}".`
      const place = locationOf(spec, childNode(parameter, 'name'))
      return [{ code: 'header-parameter-ignored', message, hint, ...place }]
    }),
  )
}
