import { anchorOf } from '../../../../generator/contract/ids.ts'
import type { Json } from '../../../../generator/contract/json.ts'
import { localized } from '../../../../generator/contract/locales.ts'
import type { Example } from '../../../../generator/contract/schema.ts'
import { statedName } from '../../../../generator/model/view/channelAddress.ts'
import { privateTokenOf } from '../../../../generator/model/view/loginChannel.ts'
import { protocolName, protocolOf } from '../../../../generator/model/view/protocol.ts'
import { type Article, useArticle } from '../../articleContext.tsx'
import { SessionDiagram } from '../../diagrams/SequenceDiagram.tsx'
import { CodeBlock } from '../../prose/CodeBlock.tsx'
import { plainText } from '../../prose/Prose.tsx'
import { OperationLink } from '../OperationLink.tsx'
import { Section, SectionFold } from '../Section.tsx'
import { channelAddress } from '../serverAddress.ts'
import { type ChannelProps, type ChannelScope, useChannel } from './channelContext.tsx'
import { FrameCode } from './FrameCode.tsx'
import { loginHref, messageHref } from './loginChannel.ts'
import { SessionSamples } from './SessionSamples.tsx'
import { sequenceStepOf } from './sequenceStepOf.ts'
import { type SessionFrame, type SessionStep, sessionOf } from './session.ts'

/** A typical session on a channel: programs that hold it, a diagram, then each frame in order and in full. */
export function Conversation({ of, api: apiId }: ChannelProps) {
  const { channel, api } = useChannel(of, apiId)
  return (
    <div className="session">
      {sessionOf(channel, api).length > 0 ? <SessionSamples of={channel.id} api={api.id} /> : null}
      <Session of={of} api={api.id} />
    </div>
  )
}

interface SessionProps extends ChannelProps {
  /** The messages of the channel show their frames themselves. */
  readonly hasMessages?: boolean
}

/** A session as a diagram, with its frames; the channel's own are left out where its messages show them. */
export function Session({ of, api: apiId, hasMessages = false }: SessionProps) {
  const article = useArticle()
  const { words } = article
  const scope = useChannel(of, apiId)
  const { channel, api, level } = scope
  const session = sessionOf(channel, api)
  if (session.length === 0) return null
  const numbered = session.map((step, index) => ({ step, number: index + 1 }))
  const others = numbered.filter(({ step }) => step.kind !== 'frame' || step.channel !== channel)
  const listOf = (steps: typeof numbered) => (
    <ol className="frames">
      {steps.map(({ step, number }) => (
        <Step key={number} step={step} number={number} scope={scope} />
      ))}
    </ol>
  )
  const steps = session.map((step) => sequenceStepOf(step, scope, article))
  const content = (
    <>
      <SessionDiagram
        title={words.text('reference.session.diagram', {
          topic: statedName(channel) ?? localized(channel.title, article.locale, article.defaultLocale).text,
        })}
        steps={steps}
        repeatLabel={words.text('reference.session.whileOpen')}
      />
      {hasMessages ? (
        <details className="values session-others">
          <summary>{words.text('reference.session.others', { count: others.length })}</summary>
          {listOf(others)}
        </details>
      ) : (
        listOf(numbered)
      )}
    </>
  )
  const heading = { level, id: anchorOf(channel.id, 'session'), title: words.text('reference.session') }
  const course = steps.map(({ direction, style }) => `${direction} ${style}`).join()
  if (hasMessages && !article.isFirst(`session ${course}`)) {
    return <SectionFold {...heading}>{content}</SectionFold>
  }
  return <Section {...heading}>{content}</Section>
}

interface StepProps {
  readonly step: SessionStep
  readonly number: number
  readonly scope: ChannelScope
}

function Step({ step, number, scope }: StepProps) {
  const { words } = useArticle()
  const direction = 'direction' in step ? step.direction : 'send'
  return (
    <li className="frame" data-direction={direction}>
      <p className="frame-title">
        <span className="frame-number">{number}</span> <b>{deedOf(step, words)}</b>{' '}
        <StepName step={step} scope={scope} />
      </p>
      <StepBody step={step} scope={scope} />
    </li>
  )
}

function deedOf(step: SessionStep, words: Article['words']): string {
  if (step.kind === 'connect') return words.text('reference.session.connect')
  if (step.kind === 'authenticate') return words.text('reference.session.authenticate')
  return words.text(`reference.session.${step.direction}`)
}

/** Name of a frame, with a link to its fields. */
function StepName({ step, scope: { channel, api } }: Omit<StepProps, 'number'>) {
  const article = useArticle()
  const { words } = article
  if (step.kind === 'connect') return null
  if (step.kind === 'authenticate') {
    const token = privateTokenOf(channel)
    if (token) return <OperationLink id={token.operation} api={api} />
    const href = loginHref(channel, api, article)
    return href === undefined ? null : <a href={href}>{words.text('reference.authentication')}</a>
  }
  if (step.kind === 'heartbeat') {
    return (
      <>
        {words.text(step.direction === 'send' ? 'reference.session.ping' : 'reference.session.pong')}{' '}
        <small>{words.text('reference.session.whileOpen')}</small>
      </>
    )
  }
  return <FrameName frame={step} href={messageHref(step.channel, step.message.id, channel, api, article)} />
}

function FrameName({ frame, href }: { readonly frame: SessionFrame; readonly href: string | undefined }) {
  const title = plainText(frame.message.title, useArticle())
  return href === undefined ? title : <a href={href}>{title}</a>
}

function StepBody({ step, scope: { channel } }: Omit<StepProps, 'number'>) {
  if (step.kind === 'authenticate') return null
  if (step.kind === 'connect') {
    const url = channelAddress(channel)
    return url === '' ? null : <CodeBlock language="plaintext" code={url} title={protocolName(protocolOf(channel))} />
  }
  const example: Pick<Example, 'value' | 'summary' | 'generated'> =
    step.kind === 'frame' ? step.example : { value: step.value satisfies Json }
  return <FrameCode example={example} />
}
