import type { Finding } from '../../../../generator/samples/signing/finding.ts'
import { readToken } from '../../../../generator/samples/signing/readToken.ts'
import { useIslandText } from '../useIslandText.ts'
import { differingRanges } from './differingRanges.ts'
import { MarkedText } from './MarkedText.tsx'

interface FindingsProps {
  readonly findings: readonly Pick<Finding, 'kind' | 'name' | 'expected'>[]
  readonly own: string
  readonly expected: string
}

/** The differences of two texts in words, and the texts with them marked. */
export function Findings({ findings, own, expected }: FindingsProps) {
  const text = useIslandText()
  const [mine, right] = [shownToken(own), shownToken(expected)]
  const ranges = differingRanges(mine, right)
  return (
    <>
      <ol className="findings">
        {findings.map(({ kind, name = '', expected: hint }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the order alone distinguishes findings of one kind
          <li key={index} data-finding={kind}>
            {text(`finding.${kind}`, { name, expected: hint })}
          </li>
        ))}
      </ol>
      <dl className="comparison">
        <dt>{text('debugger.yours')}</dt>
        <dd>
          <MarkedText text={mine} ranges={ranges.map(({ a }) => a)} />
        </dd>
        <dt>{text('debugger.expected')}</dt>
        <dd>
          <MarkedText text={right} ranges={ranges.map(({ b }) => b)} />
        </dd>
      </dl>
    </>
  )
}

/** A token as its JSON texts, where it is one. */
function shownToken(token: string): string {
  const read = readToken(token)
  return read ? `${read.header.text}\n${read.claims.text}` : token
}
