import type { Api } from '../../contract/reference.ts'

/** The API with the security schemes that its channels mean: its operations may have others of the same ids. */
export function withChannelSchemes<Own extends Pick<Api, 'securitySchemes'>>(api: Own): Own {
  if (api.securitySchemes.every(({ usedBy }) => usedBy !== 'operations')) return api
  return { ...api, securitySchemes: api.securitySchemes.filter(({ usedBy }) => usedBy !== 'operations') }
}
