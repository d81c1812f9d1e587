import { isList, isRecord, type Json } from '../../../contract/json.ts'

type JsonRecord = Readonly<Record<string, Json>>

/** The entries of a HAR file, which the network panel of a browser saves; none of any other value. */
export function archiveEntries(value: Json | undefined): JsonRecord[] {
  const log = isRecord(value) ? value['log'] : undefined
  const entries = isRecord(log) ? log['entries'] : undefined
  return isList(entries) ? entries.filter((entry) => isRecord(entry)) : []
}
