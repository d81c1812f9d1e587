import type { RateLimit } from '../../generator/contract/operation.ts'
import { printable } from '../../generator/contract/printableText.ts'
import { skeletonTexts } from '../../generator/messages/catalogs.ts'
import { fileScalar, flowScalar, yamlScalar } from './yamlScalar.ts'

export interface OperationSkeleton {
  readonly id: string
  readonly method: string
  readonly path: string
  readonly title: string
  readonly tag?: string | undefined
  /** Value of `security` where the API's own does not fit. */
  readonly security?: string | undefined
  readonly permission?: string | undefined
  readonly limit?: { readonly limit: RateLimit; readonly from: string } | undefined
  /** Reference to the response of a failed call. */
  readonly failure?: string | undefined
  /** Path parameters that the path does not declare for all its operations. */
  readonly parameters: readonly string[]
}

const words = skeletonTexts.textsIn('en')

/** An operation as the lines of a YAML mapping entry. Every text to write begins with "Fill in:". */
export function operationLines(skeleton: OperationSkeleton): string[] {
  const { id, method, title, tag, security, permission, limit, parameters } = skeleton
  return [
    `${method.toLowerCase()}:`,
    ...indented([
      `operationId: ${yamlScalar(id)}`,
      `summary: ${yamlScalar(title)}`,
      `description: ${JSON.stringify(words.operation)}`,
      ...(tag === undefined ? [] : [`tags: [${flowScalar(tag)}]`]),
      ...(security === undefined ? [] : [`security: ${security}`]),
      ...(permission === undefined ? [] : [`x-permission: ${yamlScalar(permission)}`]),
      ...(limit ? [limitLine(limit)] : []),
      ...(parameters.length > 0 ? ['parameters:', ...parameters.flatMap(parameterLines)] : []),
      ...(['POST', 'PUT', 'PATCH'].includes(method) ? bodyLines : []),
      ...responseLines(skeleton),
    ]),
  ]
}

/** Texts of the skeleton that need a translation. */
export function operationTexts({ title, parameters }: OperationSkeleton): string[] {
  const { operation, parameter, field, answer, example } = words
  return [title, operation, ...(parameters.length > 0 ? [parameter] : []), answer, field, example]
}

function limitLine({ limit: { requests, interval, scope }, from }: NonNullable<OperationSkeleton['limit']>): string {
  const counted = scope === undefined ? '' : `, scope: ${flowScalar(scope)}`
  return `x-rate-limit: { requests: ${requests}, interval: ${/^\w+$/.test(interval) ? interval : JSON.stringify(interval)}${counted} } # As ${printable(from)} has it: check it.`
}

function parameterLines(name: string): string[] {
  return indented([
    `- name: ${yamlScalar(name)}`,
    '  in: path',
    '  required: true',
    `  description: ${JSON.stringify(words.parameter)}`,
    '  schema: { type: string }',
    '  example: example',
  ])
}

const content = [
  'content:',
  '  application/json:',
  '    schema:',
  '      type: object',
  '      required: [example]',
  '      properties:',
  '        example:',
  '          type: string',
  `          description: ${JSON.stringify(words.field)}`,
  '    examples:',
  '      example:',
  `        summary: ${JSON.stringify(words.example)}`,
  '        value: { example: example }',
]

const bodyLines = ['requestBody:', '  required: true', ...indented(content)]

function responseLines({ failure }: OperationSkeleton): string[] {
  return [
    'responses:',
    ...indented([
      '"200":',
      `  description: ${JSON.stringify(words.answer)}`,
      ...indented(content),
      ...(failure === undefined ? [] : ['default:', `  $ref: ${fileScalar(failure)}`]),
    ]),
  ]
}

export function indented(lines: readonly string[]): string[] {
  return lines.map((line) => (line === '' ? '' : `  ${line}`))
}
