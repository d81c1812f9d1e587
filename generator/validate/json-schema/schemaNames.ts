import type { SpecNode } from '../../load/document/spec.ts'
import type { TranslatedSchema } from './translateSchema.ts'

interface SchemaNames {
  readonly nameOf: (node: SpecNode) => string
  readonly schemaNamed: (name: string) => TranslatedSchema
}

/** Names for the schemas of the spec, and a translation of each named schema at its first use. */
export function createSchemaNames(translate: (node: SpecNode) => TranslatedSchema): SchemaNames {
  const names = new Map<unknown, string>()
  const nodes = new Map<string, SpecNode>()
  const translations = new Map<string, TranslatedSchema>()
  return {
    nameOf(node) {
      const name = names.get(node.value) ?? String(names.size)
      names.set(node.value, name)
      if (!nodes.has(name)) nodes.set(name, node)
      return name
    },
    schemaNamed(name) {
      const node = nodes.get(name)
      if (!node) throw new Error(`no schema has the name ${name}`)
      const translation = translations.get(name) ?? translate(node)
      translations.set(name, translation)
      return translation
    },
  }
}
