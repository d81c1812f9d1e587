import { isRecord, isSameJson, type Json } from '../../contract/json.ts'
import type { Signing } from '../../contract/signing.ts'
import { asJson } from './asJson.ts'
import type { ApiChange } from './change.ts'
import { changeOf, type Scope } from './scope.ts'

/** How requests are signed: a change for each value that differs, named by its path. */
export function compareSigning(before: Signing | undefined, after: Signing | undefined, scope: Scope): ApiChange[] {
  return differences(asJson(before), asJson(after), '').map(({ path, ...values }) => {
    const rule = isRelaxed(path, values.before, values.after) ? 'signing-relaxed' : 'signing-changed'
    return changeOf(rule, scope, { item: path === '' ? 'x-signing' : path, ...values })
  })
}

interface Difference {
  readonly path: string
  readonly before?: Json | undefined
  readonly after?: Json | undefined
}

function differences(before: Json | undefined, after: Json | undefined, path: string): Difference[] {
  if (isSameJson(before, after)) return []
  if (!isRecord(before) || !isRecord(after)) return [{ path, before, after }]
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  // A header may have the name of what every object has.
  const own = (value: Readonly<Record<string, Json>>, name: string) =>
    Object.hasOwn(value, name) ? value[name] : undefined
  return names.flatMap((name) =>
    differences(own(before, name), own(after, name), path === '' ? name : `${path}.${name}`),
  )
}

/** A window that is wider, a clock that may be further off, and a header that nobody has to send harm no caller. */
function isRelaxed(path: string, before: Json | undefined, after: Json | undefined): boolean {
  if (path === 'receiveWindow' || path.startsWith('optionalHeaders.')) return before === undefined
  const isBound = ['receiveWindow.maximum', 'timestamp.maxAhead', 'timestamp.maxBehind'].includes(path)
  if (!isBound) return false
  return after === undefined || (typeof before === 'number' && typeof after === 'number' && after > before)
}
