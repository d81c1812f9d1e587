import { useIslandText } from '../useIslandText.ts'
import type { ComparedText } from './compareText.ts'
import { Findings } from './Findings.tsx'

interface DifferenceProps {
  /** The text of the reader. */
  readonly own: string
  readonly compared: ComparedText
}

/** The verdict on the text of a reader, and its differences. */
export function Difference({ own, compared: { isToken, open, expected, findings, isRight } }: DifferenceProps) {
  const text = useIslandText()
  return (
    <>
      <div role="status">
        {own !== '' && open.length > 0 ? (
          <p className="builder-problem">{text('debugger.open', { names: [...new Set(open)] })}</p>
        ) : null}
        {isRight ? <p className="builder-right">{text(isToken ? 'debugger.token.equal' : 'debugger.equal')}</p> : null}
        {findings.length > 0 ? (
          <p className="builder-problem">
            {text(isToken ? 'debugger.token.found' : 'debugger.found', { count: findings.length })}
          </p>
        ) : null}
      </div>
      {findings.length > 0 ? <Findings findings={findings} own={own} expected={expected} /> : null}
    </>
  )
}
