import { describe, expect, test } from 'vitest'
import { createAnchors } from '../../contract/ids.ts'
import type { Property, SchemaNode } from '../../contract/schema.ts'
import { type Field, flattenFields, hasNestedFields, type ValueDirection } from './field.ts'
import { buildFieldTree } from './fieldTree.ts'
import type { Schemas } from './schema.ts'

const text: SchemaNode = { types: ['string'] }

function property(name: string, schema: SchemaNode = text, required = false): Property {
  return { name, schema, required }
}

function object(...properties: readonly (Property | string)[]): SchemaNode {
  return {
    types: ['object'],
    properties: properties.map((entry) => (typeof entry === 'string' ? property(entry) : entry)),
  }
}

function array(items: SchemaNode): SchemaNode {
  return { types: ['array'], items }
}

function reference(ref: string, part: Partial<SchemaNode> = {}): SchemaNode {
  return { ref, types: [], ...part }
}

function tree(
  schema: SchemaNode,
  schemas: Schemas = {},
  direction: ValueDirection = 'response',
  budget?: number,
): Field {
  return buildFieldTree(schema, { schemas, anchor: 'op', direction, ...(budget === undefined ? {} : { budget }) })
}

function anchorsOf(root: Field): string[] {
  return flattenFields(root).map(({ anchor }) => anchor)
}

function fieldAt(root: Field, anchor: string): Field {
  const found = flattenFields(root).find((entry) => entry.anchor === anchor)
  if (!found) throw new Error(`no field ${anchor} among ${anchorsOf(root).join(', ')}`)
  return found
}

describe('anchors', () => {
  test('are the path of names from the root down', () => {
    const schema = object('code', property('data', array(object('px', property('fee', object('ccy'))))))
    expect(anchorsOf(tree(schema))).toEqual([
      'op',
      'op.code',
      'op.data',
      'op.data.px',
      'op.data.fee',
      'op.data.fee.ccy',
    ])
  })

  test('do not change when a field is added before them', () => {
    const before = anchorsOf(tree(object('px', 'sz')))
    expect(anchorsOf(tree(object('side', 'px', 'sz')))).toEqual(expect.arrayContaining(before))
  })

  test('are unique, also where names look alike in an address', () => {
    const anchors = anchorsOf(tree(object('a b', 'a-b', property('x', object('y')), 'x.y')))
    expect(anchors).toEqual(['op', 'op.a-b', 'op.a-b-2', 'op.x', 'op.x.y', 'op.x.y-2'])
  })

  test('are none that another tree of the page has', () => {
    const uniqueAnchor = createAnchors()
    const options = { schemas: {}, direction: 'response', uniqueAnchor } as const
    const header = buildFieldTree(object('x'), { ...options, anchor: uniqueAnchor('op.headers.a') })
    const body = buildFieldTree(object(property('headers', object('a', 'b'))), { ...options, anchor: 'op' })
    expect([header, body].map(anchorsOf)).toEqual([
      ['op.headers.a', 'op.headers.a.x'],
      ['op', 'op.headers', 'op.headers.a-2', 'op.headers.b'],
    ])
  })

  test('start with what the tree is asked for', () => {
    expect(
      buildFieldTree(object('px'), { schemas: {}, anchor: 'placeOrder.body', direction: 'request' }).children[0]
        ?.anchor,
    ).toBe('placeOrder.body.px')
  })
})

describe('fields', () => {
  test('know their name, their kind and whether they are required', () => {
    const { children } = tree(object(property('px', text, true), 'sz'))
    expect(children.map(({ name, kind, required }) => ({ name, kind, required }))).toEqual([
      { name: 'px', kind: 'property', required: true },
      { name: 'sz', kind: 'property', required: false },
    ])
  })

  test('of nested arrays know the element and how deep it lies', () => {
    const list = array(array(object('px')))
    const field = fieldAt(tree(object(property('rows', list))), 'op.rows')
    expect(field).toMatchObject({ schema: list, element: object('px'), levels: [list, list.items, object('px')] })
    expect(field.children.map(({ name }) => name)).toEqual(['px'])
  })

  test('of a positional array are its places, called by their titles', () => {
    const row: SchemaNode = { types: ['array'], positions: [{ ...text, title: { en: 'price' } }, text] }
    expect(
      tree(array(row)).children.map(({ name, kind, position, anchor }) => ({ name, kind, position, anchor })),
    ).toEqual([
      { name: 'price', kind: 'position', position: 0, anchor: 'op.price' },
      { name: '1', kind: 'position', position: 1, anchor: 'op.1' },
    ])
  })

  test('of a map are a pattern or an asterisk', () => {
    const schema: SchemaNode = {
      types: ['object'],
      patternProperties: [{ pattern: '^x-', schema: text }],
      additionalProperties: object('px'),
    }
    const root = tree(schema)
    expect(root.children.map(({ name, kind }) => `${kind} ${name}`)).toEqual(['pattern ^x-', 'additional *'])
    expect(fieldAt(root, 'op.*').children.map(({ anchor }) => anchor)).toEqual(['op.*.px'])
  })

  test('of a map without further entries are none', () => {
    expect(hasNestedFields(tree({ types: ['object'], additionalProperties: false }))).toBe(false)
  })

  test('below a reference take their description from the place of use', () => {
    const schemas = { Fee: { ...object('ccy'), description: { en: 'A fee.' } } }
    const root = tree(object(property('fee', reference('Fee', { description: { en: 'What was paid.' } }))), schemas)
    expect(fieldAt(root, 'op.fee').schema.description).toEqual({ en: 'What was paid.' })
    expect(fieldAt(root, 'op.fee').children.map(({ name }) => name)).toEqual(['ccy'])
  })
})

describe('variants', () => {
  const variants: SchemaNode = {
    types: [],
    variants: [
      {
        mode: 'oneOf',
        discriminator: 'type',
        variants: [
          { name: { en: 'Limit order' }, schema: object('px'), discriminatorValue: 'LIMIT' },
          { name: { en: 'Market order' }, schema: object('amt'), discriminatorValue: 'MARKET' },
        ],
      },
    ],
  }

  test('have fields of their own, under the name of the variant', () => {
    const root = tree(variants)
    expect(root.variantSets).toMatchObject([
      {
        mode: 'oneOf',
        discriminator: 'type',
        variants: [{ discriminatorValue: 'LIMIT' }, { discriminatorValue: 'MARKET' }],
      },
    ])
    expect(anchorsOf(root)).toEqual([
      'op',
      'op.Limit-order',
      'op.Limit-order.px',
      'op.Market-order',
      'op.Market-order.amt',
    ])
  })

  test('of equal name have different anchors', () => {
    const named = (schema: SchemaNode) => ({ name: { en: 'Order' }, schema })
    const root = tree({ types: [], variants: [{ mode: 'anyOf', variants: [named(object('a')), named(object('a'))] }] })
    expect(anchorsOf(root)).toEqual(['op', 'op.Order', 'op.Order.a', 'op.Order-2', 'op.Order-2.a'])
  })

  test('at a place of a positional array are not that place themselves', () => {
    const root = tree({ types: ['array'], positions: [variants] })
    expect(fieldAt(root, 'op.0.Limit-order')).not.toHaveProperty('position')
  })
})

describe('a schema that contains itself', () => {
  const schemas = { Node: object('id', property('children', array(reference('Node')))) }

  test('leads to the enclosing field instead of repeating it', () => {
    const root = tree(reference('Node'), schemas)
    expect(anchorsOf(root)).toEqual(['op', 'op.id', 'op.children'])
    expect(fieldAt(root, 'op.children')).toMatchObject({ sameAs: 'op', children: [] })
    expect(fieldAt(root, 'op.children').levels).toHaveLength(2)
  })

  test('leads to the nearest ancestor of that schema, not to a sibling', () => {
    const root = tree(object(property('first', reference('Node')), property('second', reference('Node'))), schemas)
    expect(fieldAt(root, 'op.second').children.map(({ name }) => name)).toEqual(['id', 'children'])
    expect(fieldAt(root, 'op.second.children').sameAs).toBe('op.second')
  })

  test('through other schemas and variants is found as well', () => {
    const circle: Schemas = {
      A: object(property('b', reference('B'))),
      B: {
        types: [],
        variants: [
          {
            mode: 'oneOf',
            variants: [
              { name: { en: 'A' }, schema: reference('A') },
              { name: { en: 'text' }, schema: text },
            ],
          },
        ],
      },
    }
    expect(fieldAt(tree(reference('A'), circle), 'op.b.A').sameAs).toBe('op')
  })
})

describe('a direction', () => {
  const schema = object(
    property('id', { ...text, readOnly: true }, true),
    property('secret', { ...text, writeOnly: true }),
    property('px'),
    property('account', reference('Account')),
  )
  const schemas = { Account: { ...object('name'), readOnly: true } as const }

  test('hides read-only fields in a request, also where a named schema is read-only', () => {
    expect(tree(schema, schemas, 'request').children.map(({ name }) => name)).toEqual(['secret', 'px'])
  })

  test('hides write-only fields in a response', () => {
    expect(tree(schema, schemas, 'response').children.map(({ name }) => name)).toEqual(['id', 'px', 'account'])
  })
})

test('a schema with a page of its own shows its fields there and nowhere else', () => {
  const schemas = { Failure: { ...object('code'), page: '/errors' } }
  expect(tree(reference('Failure'), schemas)).toMatchObject({ continuedIn: 'Failure', children: [] })
  expect(anchorsOf(tree(object(property('error', reference('Failure'))), schemas))).toEqual(['op', 'op.error'])
  const options = { schemas, anchor: 'Failure', direction: 'response', isDocumented: true } as const
  expect(anchorsOf(buildFieldTree(reference('Failure'), options))).toEqual(['Failure', 'Failure.code'])
})

describe('a budget', () => {
  /** `levels` named schemas, each with `width` fields that lead to the next one. */
  function deepSchemas(levels: number, width: number): Record<string, SchemaNode> {
    const entries = Array.from({ length: levels }, (_, level) => {
      const fields = Array.from({ length: width }, (_, index) =>
        property(`f${index}`, level + 1 < levels ? reference(`L${level + 1}`) : text),
      )
      return [`L${level}`, { types: ['object'], properties: fields }] as const
    })
    return Object.fromEntries(entries)
  }

  test('is not touched by a small tree', () => {
    const fields = flattenFields(tree(reference('L0'), deepSchemas(4, 3)))
    expect(fields).toHaveLength(1 + 3 + 9 + 27 + 81)
    expect(fields.every(({ continuedIn }) => continuedIn === undefined)).toBe(true)
  })

  test('bounds a tree: named schemas below the cut are continued elsewhere', () => {
    const fields = flattenFields(tree(reference('L0'), deepSchemas(12, 6)))
    expect(fields.length).toBeLessThanOrEqual(400)
    expect(fields.filter(({ continuedIn }) => continuedIn).map(({ continuedIn }) => continuedIn)).toContain('L3')
  })

  test('bounds a tree whose root has no name, too', () => {
    const wide = object(...Array.from({ length: 30 }, (_, index) => property(`p${index}`, reference('Wide'))))
    const schemas = { Wide: object(...Array.from({ length: 40 }, (_, index) => `f${index}`)) }
    const fields = flattenFields(tree(wide, schemas))
    expect(fields.length).toBeLessThanOrEqual(400)
    expect(fields.at(-1)).toMatchObject({ anchor: 'op.p29', continuedIn: 'Wide', children: [] })
  })

  test('never leaves the root itself without its fields', () => {
    const root = tree(reference('L0'), deepSchemas(2, 500))
    expect(root.continuedIn).toBeUndefined()
    expect(root.children).toHaveLength(500)
    expect(root.children[0]).toMatchObject({ continuedIn: 'L1', children: [] })
  })

  test('is used up without walking a tree that would be endless', () => {
    const names = Array.from({ length: 60 }, (_, index) => `S${index}`)
    const schemas = Object.fromEntries(
      names.map((name) => [name, object(...names.map((other) => property(other, reference(other))))]),
    )
    expect(flattenFields(tree(reference('S0'), schemas)).length).toBeLessThanOrEqual(400)
  })
})

test('flattening lists parents before children, and variants after properties', () => {
  const schema: SchemaNode = {
    ...object(property('a', object('b')), 'c'),
    variants: [{ mode: 'anyOf', variants: [{ name: { en: 'V' }, schema: object('d') }] }],
  }
  expect(anchorsOf(tree(schema))).toEqual(['op', 'op.a', 'op.a.b', 'op.c', 'op.V', 'op.V.d'])
})
