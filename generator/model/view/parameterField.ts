import { compact } from '../../contract/compact.ts'
import { mergeFacts } from '../../contract/facts.ts'
import type { Parameter } from '../../contract/operation.ts'
import type { SchemaNode } from '../../contract/schema.ts'
import type { Field } from './field.ts'
import { buildFieldTree, type FieldTreeOptions } from './fieldTree.ts'
import { withSerialization } from './serialization.ts'

/** Options that all field trees of a page share, and the direction. */
export type TreeOptions = Required<Pick<FieldTreeOptions, 'schemas' | 'direction' | 'uniqueAnchor'>> &
  Pick<FieldTreeOptions, 'isMarked'>

/** A parameter or header as a field: its own description and annotations override its schema. */
export function parameterField(parameter: Parameter, wanted: string, options: TreeOptions): Field {
  const { name, required, description, deprecated, certainty, examples } = parameter
  const schema: SchemaNode = {
    ...withSerialization(parameter, options.schemas),
    ...compact({ description, deprecated, certainty }),
    ...mergeFacts(parameter.schema, parameter),
    ...(examples.length === 0 ? {} : { examples: examples.map(({ value }) => value) }),
  }
  const root = buildFieldTree(schema, { ...options, anchor: options.uniqueAnchor(wanted) })
  return { ...root, name, kind: 'property', required }
}
