import { useCallback } from 'react'
import type { RequestForm } from '../../../../generator/contract/requestForm.ts'
import { IslandLanguage } from '../IslandLanguage.tsx'
import { Loaded } from '../Loaded.tsx'
import { loadJson } from '../loadJson.ts'
import { BuilderForm, type BuilderProps } from './BuilderForm.tsx'
import './requestBuilder.css'

interface RequestBuilderProps extends BuilderProps {
  /** Address of the operation's form. */
  readonly file: string
  readonly locale: string
}

/** Everything is loaded before the form shows: from then on the page asks for nothing more. */
async function loadForm(file: string) {
  const [form, { Commands }, { Comparison }] = await Promise.all([
    loadJson<RequestForm>(file),
    import('./Commands.tsx'),
    import('../signatureDebugger/Comparison.tsx'),
  ])
  return { form, Commands, Comparison }
}

/** Fills in and signs a request of one operation, and sends nothing. */
export function RequestBuilder({ locale, file, ...shown }: RequestBuilderProps) {
  const load = useCallback(() => loadForm(file), [file])
  return (
    <IslandLanguage locale={locale}>
      <Loaded load={load}>{(loaded) => <BuilderForm {...loaded} {...shown} />}</Loaded>
    </IslandLanguage>
  )
}
