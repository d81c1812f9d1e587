import type { Label } from '../../../generator/contract/annotations.ts'
import type { RateLimit } from '../../../generator/contract/operation.ts'
import { historyOf } from '../../server/content/history.ts'
import { useArticle, useWords } from '../articleContext.tsx'
import { Link } from '../Link.tsx'
import { Prose, plainText } from '../prose/Prose.tsx'
import { SendFact } from './ConsoleLink.tsx'
import { Fact } from './Fact.tsx'
import { ReadMore } from './FieldHints.tsx'
import type { OperationPartProps } from './operationContext.tsx'
import { rateLimitText, shortRequestsText } from './rateLimitText.ts'
import { ReceivedFact, ScopeFacts, SecurityFact } from './SecurityFacts.tsx'
import { StatedFacts } from './StatedFacts.tsx'

/** The row below an endpoint: who may call it, how often, how sure that is, and when it changed. */
export function Facts({ operation, api }: OperationPartProps) {
  const article = useArticle()
  const { words, locale } = article
  const { rateLimit, permission, certainty, externalDocs, badges = [] } = operation
  const [latest] = historyOf(api.id, operation.id, locale)
  return (
    <ul className="facts">
      {operation.kind === 'operation' ? (
        <SecurityFact security={operation.security} isUnsaid={operation.isAccessUnsaid} api={api} />
      ) : (
        <ReceivedFact security={operation.security} api={api} />
      )}
      <Labels labels={badges} />
      {operation.kind === 'operation' ? <ScopeFacts security={operation.security} api={api} /> : null}
      {permission === undefined ? null : <PermissionFact permission={permission} />}
      {rateLimit ? <RateLimitFact limit={rateLimit} /> : null}
      {certainty === undefined ? null : <CertaintyFact />}
      <StatedFacts facts={operation.facts} />
      {latest ? (
        <Fact note={<Prose value={latest.text} as="span" />}>
          <Link href={latest.path}>{words.text('reference.changed', { date: latest.date })}</Link>
        </Fact>
      ) : null}
      <ReadMore docs={externalDocs} as="li" />
      {operation.kind === 'operation' ? (
        <SendFact kind="operation" api={api.id} id={operation.id} deprecation={operation.deprecation} />
      ) : null}
    </ul>
  )
}

/** Labels of an operation or a server; the meaning of one shows on hover, on focus and when it is tapped. */
export function Labels({ labels }: { readonly labels: readonly Label[] }) {
  const article = useArticle()
  return labels.map(({ name, description }) =>
    description ? (
      <Fact key={Object.values(name)[0]} note={<Prose value={description} as="span" />}>
        <b>{plainText(name, article)}</b>
      </Fact>
    ) : (
      <li key={Object.values(name)[0]}>
        <b>{plainText(name, article)}</b>
      </li>
    ),
  )
}

/** Permission that an API key needs. */
export function PermissionFact({ permission }: { readonly permission: string }) {
  const words = useWords()
  return (
    <Fact note={words.text('reference.permission.note', { permission })}>
      <b>{permission}</b>
    </Fact>
  )
}

/** Marks an unconfirmed entry. */
export function CertaintyFact() {
  const words = useWords()
  return (
    <Fact note={words.text('reference.unconfirmed.note')}>
      <em>{words.text('reference.unconfirmed')}</em>
    </Fact>
  )
}

/** The figure of a limit alone; the explanation adds its scope and the group of calls that share it. */
export function RateLimitFact({ limit }: { readonly limit: RateLimit }) {
  const words = useWords()
  const figure = rateLimitText(limit, words)
  const note = limit.certainty ? 'reference.rateLimit.assumed.note' : 'reference.rateLimit.note'
  return (
    <Fact note={words.text(note, { figure })}>
      {shortRequestsText(limit, words)} {limit.certainty ? <em>{words.text('reference.rateLimit.assumed')}</em> : null}
    </Fact>
  )
}
