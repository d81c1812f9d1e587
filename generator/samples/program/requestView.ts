import type { LanguageSyntax } from '../../contract/sampleLanguage.ts'
import type { RequestPlan } from '../../contract/samples.ts'
import { headline, variableNotes } from '../comments.ts'
import { contentTypeOf, isTextBody } from '../contentType.ts'
import { bracketed, type LiveGuard, liveGuardOf, liveNotes, unbracketed } from '../liveGuard.ts'
import { asksInBody, missingValues } from '../missingValues.ts'
import { addsToBody, variablesOf } from '../signingNeeds.ts'
import { signingView } from './functionViews.ts'
import { type View, type ViewSource, viewOnRead } from './renderTemplate.ts'
import { requestLines } from './requestLines.ts'

/**
 * Template values of a request's program. The views that only a whole program names come last, and are made when they are read.
 * With retries, a failure that may pass does not end the program.
 */
export function requestViews(plan: RequestPlan, language: LanguageSyntax, isTriedAgain = false): ViewSource[] {
  return [
    { parts: plan.body?.parts && { append: language.parts?.(plan.body.parts) } },
    requestFacts(plan, language),
    viewOnRead(() => programView(plan, language, isTriedAgain)),
    viewOnRead(() => signingView(plan.signing, language)),
  ]
}

function programView(plan: RequestPlan, language: LanguageSyntax, isTriedAgain: boolean): View {
  const { body, signing } = plan
  const isFile = body?.file !== undefined
  const isParts = body?.parts !== undefined
  const readsFiles = isFile || (body?.parts ?? []).some(({ file }) => file !== undefined)
  return {
    guardedAddress: 'API_URL',
    importsModules: signing !== undefined || readsFiles,
    lines: signing
      ? requestLines(plan, signing, language)
      : [...credentialLines(plan, language), ...language.signing.search([], 'only')],
    contentType: contentTypeOf(plan),
    isFile,
    isParts,
    isFiles: body !== undefined && !isTextBody(plan),
    isText: !isFile && !isParts,
    isJson: body === undefined || body.json !== undefined,
    readsFiles,
    changesBody: addsToBody(plan),
    formType: isParts ? `${body.mediaType}; boundary=` : '',
    isTriedAgain,
  }
}

/** Template values of a request that every language shares. */
export function requestFacts(plan: RequestPlan, { comment = String }: Pick<LanguageSyntax, 'comment'>): View {
  const { server, signing, success } = plan
  return {
    headline: comment(headline(plan)),
    notes: [...variableNotes(plan), ...liveNotes(plan)].map(comment),
    ...environmentView([{ name: 'API_URL', value: server }], variablesOf(plan)),
    server,
    guard: guardView(liveGuardOf(plan)),
    isSigned: signing !== undefined,
    missing: missingValues(plan),
    asksInBody: asksInBody(plan),
    success,
  }
}

/** A variable of the environment, with its default. */
interface Address {
  readonly name: string
  readonly value: string
}

/** Variables that a program reads from the environment, and the variables that it needs. */
export function environmentView(addresses: readonly Address[], variables: readonly string[]): View {
  const environment = [...addresses, ...variables.map((name) => ({ name, value: '' }))]
  const needed = environment.filter(({ value }) => value === '').map(({ name }) => name)
  return {
    addresses,
    variables,
    environment,
    needed,
    neededText: needed.length < 2 ? needed.join('') : `${needed.slice(0, -1).join(', ')} and ${needed.at(-1)}`,
  }
}

/** Template values of the guard that stops a program before a real server, unless it runs with `--live`. */
export function guardView(guard: LiveGuard | undefined): View | undefined {
  return guard && { ...guard, hosts: unbracketed(guard.hosts), bracketed: bracketed(guard.hosts) }
}

/** Lines that send credentials as they are. */
function credentialLines({ credentials }: RequestPlan, { quote, signing }: LanguageSyntax): string[] {
  return credentials.flatMap(({ in: place, name, prefix, variable }) => {
    const read = signing.variable(variable)
    const value = prefix === '' ? read : `${quote(prefix)} + ${read}`
    if (place === 'query') return (signing.credential ?? signing.intoQuery)([], [[name, value]])
    return place === 'header' ? [signing.header(name, value)] : signing.cookie(quote(`${name}=`), value)
  })
}
