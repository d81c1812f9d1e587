/** How texts begin that stand in a skeleton until someone writes better ones, in any language that skeletons have. */
export const fillInMarks = ['Fill in:', '待补充：'] as const

export function isToFillIn(text: string): boolean {
  return fillInMarks.some((mark) => text.startsWith(mark))
}
