import { asText } from '../../load/document/asText.ts'
import { childNode, type LoadedSpec, type SpecNode } from '../../load/document/spec.ts'
import { quantity } from '../report/quantity.ts'
import { type Lack, reportLacks } from './adoption.ts'
import { createListCheck } from './reading/answeredLists.ts'
import { extensionOf, type RestOperation, restOperations } from './reading/restOperations.ts'
import { hasKeyword, schemaParts, textsOf } from './reading/schemaParts.ts'
import type { Finding, RuleInput } from './rule.ts'

/** Names, in lower case, of parameters for the start of a part of a list, in any style of paging. */
const placeParameters: ReadonlySet<string> = new Set([
  ...['cursor', 'page', 'pageno', 'page_no', 'pagenum', 'page_num', 'currentpage', 'current_page', 'offset', 'skip'],
  ...['after', 'before', 'fromid', 'from_id', 'pagetoken', 'page_token', 'nexttoken', 'next_token'],
  ...['starting_after', 'ending_before'],
])

/** Names, in lower case, of parameters for the length of a part. */
const countParameters: ReadonlySet<string> = new Set([
  ...['limit', 'pagesize', 'page_size', 'perpage', 'per_page', 'maxcount', 'max_count', 'maxresults', 'max_results'],
])

/** Reports a list in parts without a way to read the rest, or without a largest part. */
export function listWithoutPaging({ spec }: RuleInput): Finding[] {
  const isListed = createListCheck(spec)
  const operations = restOperations(spec)
  const lacks = operations.flatMap((operation) => lackOf(spec, operation, isListed) ?? [])
  return reportLacks({
    spec,
    code: 'list-without-paging',
    isAdopted: operations.some((operation) => extensionOf(spec, operation, 'x-pagination')),
    lacks,
    summary: `Nothing says how ${quantity(lacks.length, 'answer')} with a part of a list can be read to the end.`,
    hint: 'Add `x-pagination` with `style`, the names of the parameters and `maxLimit`.',
  })
}

function lackOf(
  spec: LoadedSpec,
  operation: RestOperation,
  isListed: (operation: RestOperation) => boolean,
): Lack | undefined {
  const { name, node } = operation
  const pagination = extensionOf(spec, operation, 'x-pagination')
  if (pagination) {
    if (['maxLimit', 'maxWindow'].some((key) => childNode(pagination, key).value !== undefined)) return undefined
    const limit = operation.parameters.find((entry) => nameOf(entry) === childNode(pagination, 'limit').value)
    return limit && isBounded(spec, limit) ? undefined : { node: pagination, message: unbounded(name) }
  }
  if (operation.method !== 'get' || !isListed(operation)) return undefined
  const message = `"${name}" answers with a part of a list, but nothing says how the rest is read.`
  if (operation.parameters.some((entry) => placeParameters.has(nameOf(entry).toLowerCase()))) return { node, message }
  const count = operation.parameters.find((entry) => countParameters.has(nameOf(entry).toLowerCase()))
  return count && !isBounded(spec, count) ? { node: count, message: unbounded(name) } : undefined
}

function unbounded(name: string): string {
  return `Nothing says how much "${name}" answers with at most.`
}

/** Whether the schema bounds a parameter, or its description mentions a maximum, even an unknown maximum. */
function isBounded(spec: LoadedSpec, parameter: SpecNode): boolean {
  const parts = [parameter, ...schemaParts(spec, childNode(parameter, 'schema'))]
  const isInWords = textsOf(parts, 'description').some((text) => /\b(?:maximum|at most|up to)\b/i.test(text))
  return isInWords || hasKeyword(parts, 'maximum', 'exclusiveMaximum', 'enum')
}

function nameOf(parameter: SpecNode): string {
  return asText(childNode(parameter, 'name').value)
}
