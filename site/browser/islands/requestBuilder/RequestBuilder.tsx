import { useCallback } from 'react'
import type { RequestForm } from '../../../../generator/contract/requestForm.ts'
import type { SampleLanguage } from '../../../../generator/contract/sampleLanguages.ts'
import { inLanguage } from '../inLanguage.tsx'
import { loadJson } from '../loadJson.ts'
import { BuilderForm } from './BuilderForm.tsx'
import { Loaded } from './Loaded.tsx'
import './requestBuilder.css'

interface RequestBuilderProps {
  /** Address of the operation's form. */
  readonly file: string
  readonly locale: string
  /** The languages of the site, in its order. */
  readonly languages: readonly SampleLanguage[]
  /** Address of the console, where the site has one. */
  readonly console?: string
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
export const RequestBuilder = inLanguage(LoadedForm)

function LoadedForm({ file, ...shown }: RequestBuilderProps) {
  const load = useCallback(() => loadForm(file), [file])
  return <Loaded load={load}>{(value) => <BuilderForm {...value} {...shown} />}</Loaded>
}
