import { JSONPathEnvironment, JSONPathError, type JSONPathQuery, type JSONValue } from 'json-p3'
import type { SpecValue } from '../../contract/transformSpec.ts'
import { isOverdue, runWithin } from '../document/runWithin.ts'
import type { Pointer } from '../document/sourceMap.ts'

/** The values that a path selects, or the reason why it selects none. */
type Selection = { readonly pointers: readonly Pointer[] } | { readonly problem: string }

/** Deeper than any document may nest. */
const environment = new JSONPathEnvironment({ maxRecursionDepth: 1000 })

/** Milliseconds of the processor for one path: `$..*..*` visits a large document many times over. */
const mostTime = 2000

/** Places that one action may change. */
const mostPlaces = 100_000

/** Reads a JSONPath query (RFC 9535); for an invalid query the text of the error. */
export function parsePath(text: string): JSONPathQuery | string {
  try {
    return environment.compile(text)
  } catch (error) {
    if (error instanceof JSONPathError) return error.message
    throw error
  }
}

/** Pointers of all values that a query selects, each once, in the order of the document. */
export function selectNodes(query: JSONPathQuery, document: SpecValue): Selection {
  try {
    return runWithin(mostTime, () => {
      const found = new Map<string, Pointer>()
      for (const { location } of query.lazyQuery(document as JSONValue)) {
        found.set(JSON.stringify(location), location)
        if (found.size > mostPlaces) return { problem: `it selects more than ${mostPlaces} values` }
      }
      return { pointers: [...found.values()] }
    })
  } catch (error) {
    if (isOverdue(error)) return { problem: `to select its values takes more than ${mostTime / 1000} s` }
    if (error instanceof JSONPathError) return { problem: error.message }
    throw error
  }
}
