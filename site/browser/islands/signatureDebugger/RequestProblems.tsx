import { LinkList, type TitledLink } from '../LinkList.tsx'
import { useIslandText } from '../useIslandText.ts'
import type { RequestProblem } from './requestProblems.ts'

/** What is wrong with a request or a login besides its signature. */
export function RequestProblems({ problems }: { readonly problems: readonly RequestProblem[] }) {
  const text = useIslandText()
  if (problems.length === 0) return null
  return (
    <ul className="builder-problem">
      {problems.map(({ kind, name, expected = '' }) => (
        <li key={`${kind} ${name}`}>{text(`debugger.request.${kind}`, { name, expected })}</li>
      ))}
    </ul>
  )
}

/** What else a server may refuse. `errors`: address of the table of error codes. */
export function StillRefused({ errors }: { readonly errors: string | undefined }) {
  const text = useIslandText()
  const links: TitledLink[] = errors === undefined ? [] : [{ title: text('debugger.stillRefused.codes'), href: errors }]
  return (
    <>
      <p>{text('debugger.stillRefused')}</p>
      <ul>
        <li>{text('debugger.stillRefused.key')}</li>
        <li>{text('debugger.stillRefused.time')}</li>
        <li>
          {text('debugger.stillRefused.code')}
          <LinkList links={links} />
        </li>
      </ul>
    </>
  )
}
