import { locationOf, type SpecNode } from '../load/document/spec.ts'
import type { FrameKind } from './askedOrPushed.ts'
import type { ModelContext, Perspective } from './context.ts'
import { shortList } from './shortList.ts'

/** Evidence of one operation for the side that its document is written from. */
export interface PerspectiveHint {
  readonly id: string
  readonly side: Perspective
  /** `only`: all operations of the document do the same. */
  readonly why: 'reply' | 'only' | FrameKind
}

interface ReportInput {
  readonly at: SpecNode
  readonly context: ModelContext
}

/** Reports once for a document the assumed side, the evidence, and the setting that changes it. */
export function reportPerspective(
  side: Perspective,
  hints: readonly PerspectiveHint[],
  { at, context }: ReportInput,
): void {
  const isClient = side === 'client'
  const reading = isClient ? 'readers send' : 'readers receive'
  const other = isClient ? 'provider' : 'client'
  context.diagnostics.push({
    code: 'perspective-assumed',
    severity: 'info',
    message: `The document is read from the side of the ${side}: what it sends, ${reading}. ${reasonsOf(side, hints)}.`,
    hint: `Say so with \`x-perspective: ${side}\` at the root; \`x-perspective: ${other}\` reads it the other way, as does \`--perspective ${other}\` with \`--spec\`.`,
    ...locationOf(context.spec, at),
  })
}

/** Reports that `publish` is not read as AsyncAPI 2 means it. */
export function reportTurned(hints: readonly PerspectiveHint[], { at, context }: ReportInput): void {
  const contrary = hints.slice(0, 3).map(({ id }) => `\`${id}\``)
  context.diagnostics.push({
    code: 'perspective-assumed',
    severity: 'info',
    message: `\`publish\` is read as what the server sends, and \`subscribe\` as what readers send: so say the names (${contrary.join(', ')}).`,
    hint: 'With `x-perspective` at the root, `publish` is what readers send, as AsyncAPI 2 means it.',
    ...locationOf(context.spec, at),
  })
}

function reasonsOf(side: Perspective, hints: readonly PerspectiveHint[]): string {
  const own = hints.filter((hint) => hint.side === side)
  if (own.some(({ why }) => why === 'only'))
    return side === 'client'
      ? 'Its operations only receive, and a server that readers connect to also sends'
      : 'Its operations only send, as a server does that readers listen to'
  const reasons = (['reply', 'asked', 'pushed'] as const).flatMap((why) => {
    const ids = own.filter((hint) => hint.why === why).map(({ id }) => id)
    return ids.length === 0 ? [] : [reasonOf(why, side, ids)]
  })
  return reasons.length > 0
    ? reasons.join('; ')
    : 'Nothing in it tells the side, and AsyncAPI means the described application'
}

function reasonOf(why: 'reply' | FrameKind, side: Perspective, ids: readonly string[]): string {
  const s = ids.length === 1 ? 's' : ''
  const isSending = (why === 'pushed') === (side === 'provider')
  const verb = `${isSending ? 'send' : 'receive'}${s}`
  const deed = {
    reply: `${verb} a request and name${s} its reply`,
    asked: `${verb} what a client asks`,
    pushed: `${verb} what a server pushes`,
  }[why]
  return `${ids.length} operation${ids.length === 1 ? '' : 's'} ${deed} (${shortList(ids)})`
}
