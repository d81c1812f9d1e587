import { memoize } from '../../contract/memoize.ts'
import type { Language, ProgramWriter, Signed, TableLanguage } from '../../contract/sampleLanguage.ts'
import type { RequestPlan, SessionPlan } from '../../contract/samples.ts'
import type { Signing } from '../../contract/signing.ts'
import type { SigningStep } from '../../contract/signingStep.ts'
import { runLine } from '../comments.ts'
import { classNameOf } from '../fileName.ts'
import { loginPlanOf } from '../sessionLogin.ts'
import { sessionRunNotes } from '../sessionParts.ts'
import { ruleFor } from '../signing/runSteps.ts'
import { withoutWindow } from '../signingNeeds.ts'
import { signingView } from './functionViews.ts'
import { renderTemplate, type View, type ViewSource } from './renderTemplate.ts'
import { requestFacts, requestViews } from './requestView.ts'
import { sessionView } from './sessionView.ts'

/** Writes requests by the table of a language. */
export function requestWriter(language: Language): ProgramWriter<RequestPlan> {
  if (isOfCommands(language)) return commandWriter(language)
  const { syntax, command } = language
  return {
    short: (plan) => render('short', language, [{ call: syntax.call(plan) }, ...requestViews(plan, syntax)]).trimEnd(),
    program: (plan, short, file) => {
      const comment = syntax.comment ?? String
      const run = comment(runLine(plan, commandFor(command, file)))
      const heads = { short, file, run, className: classNameOf(plan.operation) }
      return programOf('program', 'code', plan, language, [heads, ...requestViews(plan, syntax)])
    },
  }
}

function commandWriter(language: Exclude<Language, TableLanguage>): ProgramWriter<RequestPlan> {
  const { syntax, command } = language
  const views = (given: RequestPlan, isProgram: boolean) => {
    const plan = forOneRequest(given)
    return [syntax.request(plan, isProgram), requestFacts(plan, syntax)]
  }
  return {
    short: (plan) => render('short', language, views(plan, false)).trimEnd(),
    program: (plan, _, file) =>
      render('program', language, [{ run: runLine(plan, commandFor(command, file)) }, ...views(plan, true)]),
  }
}

/** Whether a language has no functions. */
export function isOfCommands(language: Language): language is Exclude<Language, TableLanguage> {
  return 'request' in language.syntax
}

/** Writes sessions; a language without sessions in its table has none. */
export function sessionWriter(language: Language): ProgramWriter<SessionPlan> | undefined {
  if (isOfCommands(language)) return undefined
  const { syntax, command } = language
  const { session } = syntax
  if (!session) return undefined
  const className = (plan: SessionPlan) => ({ className: classNameOf(plan.channel) })
  return {
    short: (plan) => {
      const views = [className(plan), sessionView(plan, syntax, session, true)]
      return programOf(
        'sessionShort',
        'sessionCode',
        { signing: loginPlanOf(plan)?.signing },
        language,
        views,
      ).trimEnd()
    },
    program: (plan, _, file) => {
      const signing = plan.token?.request.signing ?? plan.login
      const notes = sessionRunNotes(plan, `${command} ${file}`).map(syntax.comment ?? String)
      const views = [
        { ...className(plan), notes },
        sessionView(plan, syntax, session, false),
        signingView(signing, syntax),
      ]
      return programOf('session', 'sessionCode', { signing }, language, views)
    },
  }
}

/** A filled template of a language. Its code may be a template of its own, so that the imports of the code are known. */
export function writeParts(language: TableLanguage, name: string, view: View, signing: Signing): string {
  const codeName = `${name}Code`
  const isApart = Object.hasOwn(partsOf(language.template), codeName)
  const text = isApart ? programOf(name, codeName, { signing }, language, [view]) : render(name, language, [view])
  return text.trimEnd()
}

/** A program that keeps a book, by a template that stands apart from the table of its language. */
export function writeBook(language: TableLanguage, template: string, view: View): string {
  return render('book', { ...language, template }, [view])
}

/** The command that runs a file: a command without a placeholder takes the file last. */
function commandFor(command: string, file: string): string {
  return command.includes('{name}') ? command.replaceAll('{name}', file.replace(/\.\w+$/, '')) : `${command} ${file}`
}

/** A program with its code written before its imports. */
function programOf(
  name: string,
  codeName: string,
  plan: Signed,
  language: TableLanguage,
  views: readonly ViewSource[],
): string {
  const code = render(codeName, language, views)
  const imports = language.syntax.imports?.(code, plan) ?? []
  const named = Object.entries(language.syntax.named ?? {}).map(([flag, pattern]) => [flag, pattern.test(code)])
  return render(name, language, [{ code: code.trimEnd(), imports, ...Object.fromEntries(named) }, ...views])
}

function render(name: string, { template, syntax: { quote } }: Language, views: readonly ViewSource[]): string {
  return renderTemplate(`«>${name}»\n`, views, { quote, parts: partsOf(template) })
}

/** Each template below its line. */
const partsOf = memoize((template: string): Readonly<Record<string, string>> => {
  const [, ...pieces] = template.split(/^«:(\w+)»\n/m)
  return Object.fromEntries(
    pieces.flatMap((piece, index) => (index % 2 === 0 ? [[piece, pieces[index + 1] ?? '']] : [])),
  )
}, 20)

/** A plan with a scheme for this request alone: each step has the rule that holds, without its condition. */
function forOneRequest(plan: RequestPlan): RequestPlan {
  if (!plan.signing) return plan
  const signing = withoutWindow(plan.signing)
  return { ...plan, signing: { ...signing, steps: signing.steps.map((step) => withOneRule(step, plan)) } }
}

function withOneRule(step: SigningStep, { method, query, body }: RequestPlan): SigningStep {
  const rule = ruleFor(step, { method, query, body: body?.text ?? '' })
  if (step.kind === 'jwt') return { ...step, claims: rule && 'claims' in rule ? [{ claims: rule.claims }] : [] }
  return { ...step, canonical: rule && 'template' in rule ? [{ template: rule.template }] : [] }
}
