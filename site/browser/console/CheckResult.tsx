import { problemText } from '../islands/requestBuilder/problemText.ts'
import { useIslandText } from '../islands/useIslandText.ts'
import { longestChecked } from './checker.ts'
import type { FrameCheck } from './checkQueue.ts'
import type { Differences } from './checkTexts.ts'
import { shortened } from './shortened.ts'
import { useConsoleText } from './useConsoleText.ts'

/** How a value differs from its schema, or why it was not checked. */
type ShownCheck = Differences | Extract<FrameCheck, string> | 'cut'

/** Differences that are listed, and characters of one. */
const [mostListed, longestListed] = [50, 500]

/** Result of a check: a value agrees with its schema, differs from it, or was not checked. */
export function CheckResult({ check }: { readonly check: ShownCheck | undefined }) {
  const text = useConsoleText()
  const words = useIslandText()
  if (check === undefined) return null
  if (typeof check === 'string')
    return (
      <p className="builder-quiet" data-unchecked={check}>
        {text('console.unchecked', { reason: check, most: longestChecked })}
      </p>
    )
  const { count, problems } = check
  if (count === 0) return <p className="builder-right">{text('console.differences.none')}</p>
  return (
    <div className="console-differences">
      <p>{text('console.differences', { count })}</p>
      <ul className="builder-problem">
        {problems.slice(0, mostListed).map((problem) => (
          <li key={problem.path + problem.id}>{shortened(problemText(problem, words), longestListed)}</li>
        ))}
      </ul>
      {count > mostListed ? (
        <p className="builder-quiet">{text('console.differences.more', { most: mostListed })}</p>
      ) : null}
    </div>
  )
}
