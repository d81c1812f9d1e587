import type { PageDependency } from '../../../generator/contract/parts.ts'

let reads: Set<PageDependency> | undefined

/** Notes that the page at work is made from a part of the content. */
export function noteRead(part: PageDependency): void {
  reads?.add(part)
}

/** Notes in a set what a page is made from while it is rendered. A process renders such pages one after the other. */
export async function withReads<Result>(
  noted: Set<PageDependency> | undefined,
  render: () => Promise<Result>,
): Promise<Result> {
  reads = noted
  try {
    return await render()
  } finally {
    reads = undefined
  }
}
