import type { Api, Channel, Deprecation, Operation } from '../../../generator/contract/reference.ts'

/** One thing of the old API, and what to do about it. */
export type MigrationEntry =
  | { readonly kind: 'operation'; readonly operation: Operation; readonly deprecation: Deprecation }
  | { readonly kind: 'channel'; readonly channel: Channel; readonly deprecation: Deprecation }

interface Migration {
  readonly operations: readonly MigrationEntry[]
  readonly channels: readonly MigrationEntry[]
}

/** Everything that an API gives up, in the order of its spec. */
export function migrationOf({ operations, channels }: Api): Migration {
  return {
    operations: operations.flatMap((operation) =>
      operation.deprecation ? [{ kind: 'operation', operation, deprecation: operation.deprecation } as const] : [],
    ),
    channels: channels.flatMap((channel) =>
      channel.deprecation ? [{ kind: 'channel', channel, deprecation: channel.deprecation } as const] : [],
    ),
  }
}
