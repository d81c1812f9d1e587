import type { ReadDrawing, SequenceEvent, Statement } from './drawing.ts'
import { plainLabel } from './plainLabel.ts'

/** `sequenceDiagram`: participants, messages, notes and frames. */
export function readSequence(_head: string, statements: readonly Statement[]): ReadDrawing {
  const participants = new Map<string, string>()
  const events: SequenceEvent[] = []
  let depth = 0
  const numberOf = (name: string) => {
    if (!participants.has(name)) participants.set(name, name)
    return [...participants.keys()].indexOf(name)
  }
  for (const { text, line } of statements) {
    const event = readEvent(text, numberOf)
    const participant = /^(?:participant|actor)\s+(.+?)(?:\s+as\s+(.+))?$/.exec(text)
    if (participant) participants.set(participant[1] ?? '', plainLabel(participant[2] ?? participant[1] ?? ''))
    else if (event) {
      events.push(...event)
      depth += event.reduce((sum, { kind }) => sum + (kind === 'begin' ? 1 : kind === 'end' ? -1 : 0), 0)
      if (depth < 0) return { mistake: { line, text } }
    } else if (!/^(?:autonumber|activate|deactivate)\b/.test(text)) return { mistake: { line, text } }
  }
  const last = statements.at(-1)
  if (depth > 0 && last) return { mistake: last }
  return { drawing: { kind: 'sequence', participants: [...participants.values()], events } }
}

function readEvent(text: string, numberOf: (name: string) => number): SequenceEvent[] | undefined {
  const message = /^(\S+?)\s*(-{1,2}(?:>>|>|x|\)))[+-]?\s*([^:\s]+)\s*:\s*(.*)$/.exec(text)
  if (message) {
    const [, from = '', arrow = '', to = '', label = ''] = message
    const isReply = arrow.startsWith('--')
    return [{ kind: 'message', from: numberOf(from), to: numberOf(to), text: plainLabel(label), isReply }]
  }
  const note = /^note\s+(?:over|left of|right of)\s+([^:]+?)\s*:\s*(.*)$/i.exec(text)
  if (note) {
    const at = (note[1] ?? '').split(/\s*,\s*/).map(numberOf)
    return [{ kind: 'note', at, text: plainLabel(note[2] ?? '') }]
  }
  const frame = /^(?:loop|opt|alt|par|critical|break)\b\s*(.*)$/.exec(text)
  if (frame) return [{ kind: 'begin', text: plainLabel(frame[1] ?? '') }]
  // Another branch of a frame is a frame of its own beneath the first.
  const branch = /^(?:else|and|option)\b\s*(.*)$/.exec(text)
  if (branch) return [{ kind: 'end' }, { kind: 'begin', text: plainLabel(branch[1] ?? '') }]
  return text === 'end' ? [{ kind: 'end' }] : undefined
}
