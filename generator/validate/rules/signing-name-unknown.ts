import { signingPlaceholders } from '../../contract/signing.ts'
import { asText } from '../../load/document/asText.ts'
import { nearestName } from '../../load/document/nearestName.ts'
import { signingNode } from '../../load/document/signingNode.ts'
import {
  childNode,
  childNodes,
  isRecord,
  type LoadedSpec,
  locationOf,
  type SpecNode,
} from '../../load/document/spec.ts'
import type { Finding, RuleInput } from './rule.ts'

/** Templates of `x-signing` with names that request, credentials, operations and earlier steps do not have. */
export function signingNameUnknown({ spec, objects }: RuleInput): Finding[] {
  const values = objects.flatMap(({ kind, node }) =>
    kind === 'operation' ? childNodes(childNode(node, 'x-signing-values')).map(({ key }) => key) : [],
  )
  return objects.flatMap(({ kind, node }) => {
    const signing = signingNode(node)
    return kind === 'security scheme' && isRecord(signing.value) ? checkScheme(spec, signing, new Set(values)) : []
  })
}

function checkScheme(spec: LoadedSpec, signing: SpecNode, values: ReadonlySet<string>): Finding[] {
  const steps = childNodes(childNode(signing, 'steps'))
  const isShort = steps.length === 0
  const names = isShort ? ['signature'] : steps.map(({ key }) => key)
  const isDated = asText(childNode(childNode(signing, 'timestamp'), 'unit').value ?? '').startsWith('iso')
  const absent = [
    ...['nonce', 'receiveWindow'].filter((name) => childNode(signing, name).value === undefined),
    ...(isDated ? [] : ['day']),
  ]
  const members = childNodes(childNode(signing, 'members')).map(({ key }) => key)
  const parts = [...signingPlaceholders, ...values, ...members].filter((name) => !absent.includes(name))
  const results = steps.filter(({ node }) => isText(node)).map(({ key }) => key)
  const check = (node: SpecNode, known: readonly string[]) =>
    templatesIn(node).flatMap((template) => unknownNames(spec, template, { known, names, absent }))
  return [
    ...(isShort ? check(childNode(signing, 'canonical'), parts) : []),
    ...steps.flatMap(({ node }, index) =>
      check(node, [...parts, ...(takesSecret(node) ? ['secret'] : []), ...names.slice(0, index)]),
    ),
    ...['headers', 'optionalHeaders', 'leadingParameters', 'parameters', 'login'].flatMap((member) =>
      check(childNode(signing, member), [...parts, ...(isShort ? names : results)]),
    ),
  ]
}

/** Whether the text of a step may hold the secret: a digest does not reveal it. */
function takesSecret(step: SpecNode): boolean {
  return ['hash', 'hmac'].some((member) => childNode(step, member).value !== undefined)
}

/** Whether the result of a step is a text. */
function isText(step: SpecNode): boolean {
  return ['encoding', 'jwt', 'encode'].some((member) => childNode(step, member).value !== undefined)
}

/** All texts below a node. */
function templatesIn(node: SpecNode): SpecNode[] {
  if (typeof node.value === 'string') return [node]
  return childNodes(node).flatMap((child) => templatesIn(child.node))
}

interface Names {
  readonly known: readonly string[]
  /** Names of all steps. */
  readonly names: readonly string[]
  /** Parts that this scheme does not have. */
  readonly absent: readonly string[]
}

function unknownNames(spec: LoadedSpec, template: SpecNode, { known, names, absent }: Names): Finding[] {
  const found = [...asText(template.value).matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
  return found
    .filter((name) => !known.includes(name))
    .map((name) => ({
      code: 'signing-name-unknown',
      ...explained(name, { known, names, absent }),
      ...locationOf(spec, template),
    }))
}

function explained(name: string, { known, names, absent }: Names): { message: string; hint: string } {
  if (name === 'secret')
    return {
      message: 'The template names {secret}, but the secret is never sent.',
      hint: 'Name it only in the text of a `hash` or an `hmac`, or in the `key` of an `hmac`.',
    }
  if (absent.includes(name))
    return {
      message: `The template names {${name}}, which the scheme does not have.`,
      hint:
        name === 'day' ? 'Write `timestamp` in a unit of ISO 8601, as `iso-basic`.' : `Add \`${name}\` to x-signing.`,
    }
  if (names.includes(name)) {
    return {
      message: `The template names the result of the step "${name}", which is not there yet or is bytes.`,
      hint: 'Steps name only earlier steps, never themselves. Elsewhere only a result with an `encoding` can stand.',
    }
  }
  const near = nearestName(name, [...known])
  return {
    message: `The template names {${name}}, which is no part of a request and no step.`,
    hint: near
      ? `Did you mean {${near}}?`
      : `Use one of ${known.map((part) => `{${part}}`).join(', ')}, or give each operation a value in \`x-signing-values\`.`,
  }
}
