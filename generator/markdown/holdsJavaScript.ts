import type { Nodes, Root } from 'mdast'
import { nodesOf } from './nodesOf.ts'

/** Whether an MDX document holds JavaScript that has to run: imports, exports, expressions other than comments, texts and numbers. */
export function holdsJavaScript(tree: Root): boolean {
  for (const node of nodesOf(tree)) if (isJavaScript(node)) return true
  return false
}

type Expression = Extract<Nodes, { type: 'mdxFlowExpression' }>

function isJavaScript(node: Nodes): boolean {
  switch (node.type) {
    case 'mdxjsEsm':
      return true
    case 'mdxFlowExpression':
    case 'mdxTextExpression':
      return runs(node.data)
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      return node.attributes.some(
        ({ type, value }) => type === 'mdxJsxExpressionAttribute' || (typeof value === 'object' && runs(value?.data)),
      )
    default:
      return false
  }
}

/** A comment has no statement, and no program at all where the native parser has read it. */
function runs(data: Expression['data']): boolean {
  const [statement] = data?.estree?.body ?? []
  if (!statement) return false
  if (statement.type !== 'ExpressionStatement' || statement.expression.type !== 'Literal') return true
  return 'regex' in statement.expression || 'bigint' in statement.expression
}
