/** Opens every fold of the article, or closes all when none is closed. Tools and whole programs stay as they are. */
export function toggleFolds(): 'open' | 'closed' {
  const folds = [...document.querySelectorAll<HTMLDetailsElement>('.article-body details:not(.tool, .whole-program)')]
  const open = folds.some((fold) => !fold.open)
  for (const fold of folds) fold.open = open
  return open ? 'open' : 'closed'
}
