import type { Channel } from '../../contract/channel.ts'
import type { Diagnostic } from '../../contract/diagnostics.ts'
import type { Operation } from '../../contract/operation.ts'
import type { Api } from '../../contract/reference.ts'
import { nearestName } from '../../load/document/nearestName.ts'

/** Replacements in other APIs (`api#id`) that name no API of the site, or no operation or channel of it. */
export function checkReplacements(apis: readonly Api[]): Diagnostic[] {
  const known = apis.flatMap((api) => [...api.operations, ...api.channels].map(({ id }) => `${api.id}#${id}`))
  const names = new Set(known)
  return apis.flatMap(({ operations, channels }) =>
    [...operations, ...channels].flatMap((entry) =>
      (entry.deprecation?.replacements ?? [])
        .filter((name) => name.includes('#') && !names.has(name))
        .map((name) => unknownReplacement(name, entry, known)),
    ),
  )
}

function unknownReplacement(name: string, { id, source }: Operation | Channel, known: readonly string[]): Diagnostic {
  const near = nearestName(name, known)
  return {
    code: 'replacement-unknown',
    severity: 'error',
    message: `"${id}" is replaced by "${name}", which does not exist.`,
    hint: near ? `Did you mean "${near}"?` : 'Name it as api#operationId, with the id of an API of this site.',
    ...source,
  }
}
