import type { Operation } from '../contract/operation.ts'
import type { Api } from '../contract/reference.ts'
import type { LanguageFacts } from '../contract/sampleLanguage.ts'
import { type SampleLanguage, sampleLanguages } from '../contract/sampleLanguages.ts'
import type { RequestPlan } from '../contract/samples.ts'
import { uniqueFields } from '../model/view/uniqueFields.ts'
import { fileNameOf } from './fileName.ts'
import { planRequest } from './planRequest.ts'
import { programNameOf } from './programNames.ts'

/** The request that an operation's sample makes: its examples, and of its bodies the first. */
export function operationPlan(operation: Operation, api: Api): RequestPlan {
  const content = operation.requestBody?.contents[0]
  const plan = planRequest({ operation, api, content, example: content?.examples[0] })
  return {
    ...plan,
    ...(plan.body?.json === undefined
      ? {}
      : { body: { ...plan.body, unique: uniqueFields(plan.body.json, content?.schema, api.schemas) } }),
    operation: programNameOf('operation', operation.id, api),
  }
}

/** Path of a plan's published program below the base: `/samples/spot/create-order.py`. */
export function sampleAddress(
  api: Pick<Api, 'id'>,
  { operation }: Pick<RequestPlan, 'operation'>,
  language: SampleLanguage,
): string {
  return programAddress(api, { operation }, sampleLanguages[language])
}

/** The same path, also for the language of a plug-in. */
export function programAddress(
  api: Pick<Api, 'id'>,
  { operation }: Pick<RequestPlan, 'operation'>,
  language: Pick<LanguageFacts, 'extension' | 'isClass'>,
): string {
  return `/samples/${encodeURIComponent(api.id)}/${fileNameOf(operation, language)}`
}
