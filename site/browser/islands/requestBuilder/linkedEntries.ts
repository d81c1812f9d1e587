import { compact } from '../../../../generator/contract/compact.ts'
import type { RequestForm } from '../../../../generator/contract/requestForm.ts'
import { type Entries, firstEntries } from './entries.ts'
import { bodyFields, parameterFields } from './formFields.ts'

const places: Readonly<Record<string, string>> = {
  query: 'q',
  path: 'p',
  header: 'h',
  cookie: 'c',
  querystring: 's',
  body: 'b',
}

/** The hash of a link that opens a form and fills it in: `build=placeOrder&q.symbol=…`. It never holds a credential. The console asks for the API too. */
export function linkHash(form: RequestForm, { fields, body, server }: Entries, api?: string): string {
  const known = fieldNames(form)
  const pairs = [...known].flatMap(([key, name]) => (fields[key] ? [[name, fields[key]]] : []))
  const hash = new URLSearchParams([['build', form.operation.id], ...pairs])
  if (body !== undefined) hash.set('body', body)
  if (server !== undefined) hash.set('server', server)
  if (api !== undefined) hash.set('api', api)
  return `#${hash}`
}

/** The entries that a hash asks for; `undefined` when it is about something else. Names that the form does not have are left out. */
export function linkedEntries(form: RequestForm, hash: string): Entries | undefined {
  const asked = new URLSearchParams(hash.slice(1))
  for (const other of ['api', 'connect']) asked.delete(other)
  if (asked.get('build') !== form.operation.id) return undefined
  const first = firstEntries(form)
  if ([...asked.keys()].length === 1) return first
  const named = [...fieldNames(form)].map(([key, name]) => [key, asked.get(name) ?? ''])
  const body = asked.get('body') ?? (bodyFields(form) ? undefined : first.body)
  const server = form.operation.servers.find(({ url }, index) => index > 0 && url === asked.get('server'))?.url
  return compact({ fields: Object.fromEntries(named), body, server })
}

function fieldNames(form: RequestForm): Map<string, string> {
  // A file is the reader's own: no link can carry it.
  const fields = [...parameterFields(form), ...(bodyFields(form) ?? [])].filter(({ file }) => file === undefined)
  return new Map(fields.map(({ key, place, name }) => [key, `${places[place]}.${name}`]))
}
