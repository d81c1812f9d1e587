import { capitalized } from '../../generator/contract/capitalized.ts'

const verbs: Readonly<Record<string, string>> = {
  GET: 'get',
  POST: 'create',
  PUT: 'replace',
  PATCH: 'update',
  DELETE: 'delete',
}

/** An id of verb and objects: `GET /orders/{id}` → `getOrdersById`. */
export function operationName(method: string, path: string): string {
  const parts = path.split('/').filter((part) => part !== '' && !/^v\d+$/i.test(part))
  const names = parts.map((part) => (part.startsWith('{') ? `By${pascal(part)}` : pascal(part)))
  return `${verbs[method] ?? method.toLowerCase()}${names.join('')}`
}

/** An id as a title: `getOrdersById` → `Get orders by id`. */
export function titleOf(id: string): string {
  const text = id
    .replaceAll(/[_.-]+/g, ' ')
    .replaceAll(/(\p{Ll}|\d)(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .trim()
  return capitalized(text)
}

export function pascal(text: string): string {
  const words = text.split(/[^\p{L}\p{N}]+/u).filter(Boolean)
  return words.map(capitalized).join('')
}
