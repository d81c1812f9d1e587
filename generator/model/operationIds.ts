import { anchorOf, kebabCase } from '../contract/ids.ts'
import type { OperationId } from '../contract/reference.ts'

/** Hands out operation ids that are unique within one API, and so are the anchors made of them. */
export interface IdRegistry {
  /** The id the author gave, else one made of method and path; a repeated one gets a number. */
  take(given: string | undefined, method: string, path: string): OperationId
}

export function createIdRegistry(): IdRegistry {
  const taken = new Set<string>()
  return {
    take(given, method, path) {
      const wanted = given ?? (kebabCase(`${method} ${path}`) || 'operation')
      let id = wanted
      for (let number = 2; taken.has(anchorOf(id)); number += 1) id = `${wanted}-${number}`
      taken.add(anchorOf(id))
      return id
    },
  }
}
