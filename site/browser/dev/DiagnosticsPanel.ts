import { languages } from 'virtual:messages/dev'
import { createIntl } from 'react-intl'
import type english from '../../i18n/dev/en.json'
import { nearestLanguage } from '../../i18n/nearestLanguage.ts'
import type { ProjectDiagnostics, ShownDiagnostic } from './diagnostics.ts'
import { panelStyle } from './panelStyle.ts'

/** Gives a text of the panel, which only the writer of the documentation sees. */
type PanelText = (id: keyof typeof english, values?: { readonly count: number }) => string

/** A chip in the corner counts the diagnostics of the project. A click lists them; a new error opens the list. */
export class DiagnosticsPanel extends HTMLElement {
  readonly #root = this.attachShadow({ mode: 'open' })
  readonly #dialog = element('div', { role: 'dialog', class: 'list' })
  readonly #chip = element('button', { type: 'button', class: 'chip' })
  #shown = ''

  connectedCallback(): void {
    const style = new CSSStyleSheet()
    style.replaceSync(panelStyle)
    this.#root.adoptedStyleSheets = [style]
    this.#dialog.hidden = true
    this.#chip.addEventListener('click', () => this.#toggle(this.#dialog.hidden === true))
    this.#root.addEventListener('keydown', (event) => {
      if (event instanceof KeyboardEvent && event.key === 'Escape') this.#toggle(false)
    })
    this.#root.append(this.#dialog, this.#chip)
  }

  async show({ diagnostics }: ProjectDiagnostics): Promise<void> {
    const text = await panelTextIn(document.documentElement.lang)
    const errors = diagnostics.filter(({ severity }) => severity === 'error')
    const untranslated = diagnostics.filter(({ code }) => code.startsWith('translation-'))
    const others = diagnostics.length - errors.length - untranslated.length
    const parts = [
      ...(errors.length > 0 ? [text('dev.errors', { count: errors.length })] : []),
      ...(others > 0 ? [text('dev.others', { count: others })] : []),
      ...(untranslated.length > 0 ? [text('dev.untranslated', { count: untranslated.length })] : []),
    ]
    this.#chip.textContent = parts.length > 0 ? parts.join(' · ') : text('dev.clean')
    this.#chip.dataset['worst'] = errors.length > 0 ? 'error' : diagnostics.length > 0 ? 'warning' : 'none'
    const ordered = diagnostics.toSorted((one, other) => rankOf(one) - rankOf(other))
    const close = element('button', { type: 'button', class: 'close' }, text('dev.close'))
    close.addEventListener('click', () => this.#toggle(false))
    const heading = element('p', { class: 'title' }, text('dev.title'))
    this.#dialog.replaceChildren(
      heading,
      close,
      ...ordered.slice(0, 200).map((diagnostic) => itemOf(diagnostic, text('dev.open'))),
    )
    this.#dialog.setAttribute('aria-label', text('dev.title'))
    this.#open(errors)
  }

  /** New errors come up by themselves and go when they are corrected; a list that the writer closed stays closed. */
  #open(errors: readonly ShownDiagnostic[]): void {
    const shown = JSON.stringify(errors.map(({ code, file, message }) => [code, file, message]))
    if (shown === this.#shown) return
    this.#shown = shown
    this.#toggle(errors.length > 0)
  }

  #toggle(isOpen: boolean): void {
    this.#dialog.hidden = !isOpen
    this.#chip.setAttribute('aria-expanded', String(isOpen))
  }
}

/** A file that could not be read comes first: most other errors follow from it. */
function rankOf({ severity, code }: ShownDiagnostic): number {
  if (code.endsWith('-syntax')) return 0
  return ['error', 'warning', 'info'].indexOf(severity) + 1
}

function itemOf(diagnostic: ShownDiagnostic, open: string): HTMLElement {
  const { severity, message, hint, code, file, line, column, frame, path } = diagnostic
  const place = element('button', { type: 'button', class: 'place', title: open }, `${file}:${line}:${column}`)
  const address = `${import.meta.env.BASE_URL}__open-in-editor?file=${encodeURIComponent(`${path}:${line}:${column}`)}`
  place.addEventListener('click', () => void fetch(address))
  const item = element('section', { class: 'diagnostic' })
  item.dataset['severity'] = severity
  item.append(
    place,
    element('code', { class: 'code' }, code),
    element('p', { class: 'message' }, message),
    ...(frame === '' ? [] : [element('pre', {}, frame)]),
    element('p', { class: 'hint' }, hint),
  )
  return item
}

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Readonly<Record<string, string>>,
  text = '',
): HTMLElementTagNameMap[Name] {
  const created = document.createElement(name)
  for (const [key, value] of Object.entries(attributes)) created.setAttribute(key, value)
  created.textContent = text
  return created
}

/** The texts in the language of the page. */
async function panelTextIn(lang: string): Promise<PanelText> {
  const intl = createIntl({ locale: lang, messages: (await languages[nearestLanguage(languages, lang)]?.()) ?? {} })
  return (id, values) => intl.formatMessage({ id }, { ...values })
}
