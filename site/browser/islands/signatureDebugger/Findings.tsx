import type { Finding } from '../../../../generator/samples/signing/finding.ts'
import { useIslandText } from '../useIslandText.ts'
import { differingRanges } from './differingRanges.ts'
import { MarkedText } from './MarkedText.tsx'

interface FindingsProps {
  readonly findings: readonly Finding[]
  readonly own: string
  readonly expected: string
}

/** The differences of two texts in words, and the texts with them marked. */
export function Findings({ findings, own, expected }: FindingsProps) {
  const text = useIslandText()
  const ranges = differingRanges(own, expected)
  return (
    <>
      <ol className="findings">
        {findings.map(({ kind, name = '', expected: right }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the order is what tells findings of one kind apart
          <li key={index} data-finding={kind}>
            {text(`finding.${kind}`, { name, expected: right })}
          </li>
        ))}
      </ol>
      <dl className="comparison">
        <dt>{text('debugger.yours')}</dt>
        <dd>
          <MarkedText text={own} ranges={ranges.map(({ a }) => a)} />
        </dd>
        <dt>{text('debugger.expected')}</dt>
        <dd>
          <MarkedText text={expected} ranges={ranges.map(({ b }) => b)} />
        </dd>
      </dl>
    </>
  )
}
