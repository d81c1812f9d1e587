import { useMemo } from 'react'
import type { RequestForm } from '../../../../generator/contract/requestForm.ts'
import { loadIslandMessages } from '../../../i18n/loadMessages.ts'
import { IslandLanguage } from '../IslandLanguage.tsx'
import { useLoaded } from '../useLoaded.ts'
import { BuilderForm } from './BuilderForm.tsx'
import { LoadFailure } from './LoadFailure.tsx'
import './requestBuilder.css'

export interface RequestBuilderProps {
  /** Address of the operation's form. */
  readonly file: string
  readonly locale: string
}

/** Everything is loaded before the form shows: from then on the page asks for nothing more. */
async function loadForm(file: string) {
  const [response, { Commands }, { Comparison }] = await Promise.all([
    fetch(file),
    import('./Commands.tsx'),
    import('../signatureDebugger/Comparison.tsx'),
  ])
  if (!response.ok) throw new Error(`${response.status} ${file}`)
  const form: RequestForm = await response.json()
  return { form, Commands, Comparison }
}

/** Fills in and signs a request of one operation, and sends nothing. */
export function RequestBuilder({ file, locale }: RequestBuilderProps) {
  const load = useMemo(
    () => async () => {
      const messages = await loadIslandMessages(locale)
      return { messages, parts: await loadForm(file).catch((error: unknown) => ({ error: String(error) })) }
    },
    [file, locale],
  )
  const { value, error, retry } = useLoaded(load)
  if (error) throw error
  if (!value) return <p className="builder-waiting" aria-hidden="true" />
  return (
    <IslandLanguage messages={value.messages}>
      {'error' in value.parts ? (
        <LoadFailure reason={value.parts.error} retry={retry} />
      ) : (
        <BuilderForm {...value.parts} />
      )}
    </IslandLanguage>
  )
}
