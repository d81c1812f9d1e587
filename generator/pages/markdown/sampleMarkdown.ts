import type { Channel } from '../../contract/channel.ts'
import type { Operation } from '../../contract/operation.ts'
import type { Api } from '../../contract/reference.ts'
import { sampleLanguages } from '../../contract/sampleLanguages.ts'
import { channelPlan, sessionAddress } from '../../samples/channelPlan.ts'
import { operationPlan, sampleAddress } from '../../samples/operationPlan.ts'
import { sampleOf } from '../../samples/sampleOf.ts'
import { grammarOf, sessionLanguagesOf, shownSamples } from '../../samples/shownSamples.ts'
import type { MarkdownContext } from './markdownContext.ts'
import { codeBlock, escapeText, headingLine } from './markdownText.ts'

/** Samples of the spec, and the request in one language, which shows all of it and what is signed, and where its programs are. */
export function sampleText(operation: Operation, api: Api, level: number, context: MarkdownContext): string[] {
  const plan = operationPlan(operation, api)
  const { labels } = context
  const shown = shownSamples(operation, context.config)
  const written = shown.flatMap((sample) =>
    sample.written
      ? [
          `${escapeText(sample.label)}${labels.colon.trimEnd()}`,
          codeBlock(sample.written.code, grammarOf(sample.language)),
        ]
      : [],
  )
  const own = shown.flatMap((sample) => (sample.written ? [] : [sample.language]))
  const links = own.map(
    (language) => `[${sampleLanguages[language].label}](${context.addressOf(sampleAddress(api, plan, language))})`,
  )
  const [first] = own
  const main = own.find((language) => language === 'bash') ?? (written.length === 0 ? first : undefined)
  return [
    headingLine(level, labels.sample),
    ...(plan.effect === 'read' ? [] : [labels.effect]),
    ...written,
    ...(main === undefined ? [] : [codeBlock(sampleOf(main, plan).short, sampleLanguages[main].grammar)]),
    ...(links.length > 0 ? [`${labels.programs}${labels.colon}${links.join(labels.enumerationComma)}`] : []),
  ]
}

/** Where the programs of a channel are: but for the subscription they are alike, so that pages do not repeat them. */
export function sessionSampleText(channel: Channel, api: Api, level: number, context: MarkdownContext): string[] {
  const plan = channelPlan(channel, api)
  const names = sessionLanguagesOf(context.config)
  if (names.length === 0) return []
  const links = names.map(
    (language) => `[${sampleLanguages[language].label}](${context.addressOf(sessionAddress(api, plan, language))})`,
  )
  return [
    headingLine(level, context.labels.client),
    `${context.labels.programs}${context.labels.colon}${links.join(context.labels.enumerationComma)}`,
  ]
}
