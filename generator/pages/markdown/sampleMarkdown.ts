import type { Api, Channel, Operation } from '../../contract/reference.ts'
import type { SampleLanguage } from '../../contract/samples.ts'
import { channelPlan, sessionAddress } from '../../samples/channelPlan.ts'
import { languages } from '../../samples/languages.ts'
import { operationPlan, sampleAddress } from '../../samples/operationPlan.ts'
import { sampleOf } from '../../samples/sampleOf.ts'
import { sessionLanguages } from '../../samples/sessionSampleOf.ts'
import type { MarkdownContext } from './markdownContext.ts'
import { codeBlock, headingLine } from './markdownText.ts'

/** The request as a command, which shows all of it and what is signed, and where its programs are. */
export function sampleText(operation: Operation, api: Api, level: number, context: MarkdownContext): string[] {
  const plan = operationPlan(operation, api)
  const links = (Object.keys(languages) as SampleLanguage[]).map(
    (language) => `[${languages[language].label}](${context.addressOf(sampleAddress(api, plan, language))})`,
  )
  return [
    headingLine(level, context.labels.sample),
    ...(plan.effect === 'read' ? [] : [context.labels.effect]),
    codeBlock(sampleOf('bash', plan).short, 'bash'),
    `${context.labels.programs}${context.labels.colon}${links.join(context.labels.enumerationComma)}`,
  ]
}

/** Where the programs of a channel are: but for the subscription they are alike, so that pages do not repeat them. */
export function sessionSampleText(channel: Channel, api: Api, level: number, context: MarkdownContext): string[] {
  const plan = channelPlan(channel, api)
  const links = sessionLanguages.map(
    (language) => `[${languages[language].label}](${context.addressOf(sessionAddress(api, plan, language))})`,
  )
  return [
    headingLine(level, context.labels.client),
    `${context.labels.programs}${context.labels.colon}${links.join(context.labels.enumerationComma)}`,
  ]
}
