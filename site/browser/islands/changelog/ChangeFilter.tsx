import { useEffect, useRef, useState } from 'react'
import { showHeadings, showPages } from '../../ui/shownHeadings.ts'
import { type ChangeChoice, isOfKind } from './dayEntries.ts'
import { type ChangelogSources, joinedChangelog } from './joinedChangelog.ts'

interface ChoiceField {
  readonly part: keyof ChangeChoice
  readonly label: string
  readonly options: readonly { readonly value: string; readonly label: string }[]
}

interface ChangeFilterProps extends ChangelogSources {
  readonly fields: readonly ChoiceField[]
  /** Title of a list of other APIs, with their name as `{api}`. */
  readonly title: string
  /** Text with the numbers of shown entries and of all, as `{shown}` and `{all}`. */
  readonly count: string
  readonly failed: string
}

/**
 * Chooses the entries of a changelog by API and kind, those of the site's other changelogs too. The address keeps the choice;
 * a link to a day that is hidden ends it.
 */
export function ChangeFilter({ fields, title, count, failed, ...sources }: ChangeFilterProps) {
  const place = useRef<HTMLDivElement>(null)
  const [show] = useState(() => joinedChangelog(sources))
  const [answer, setAnswer] = useState('')
  const [isEmpty, setEmpty] = useState(false)
  const [kinds, setKinds] = useState<readonly string[]>()
  const ownTitle = useRef('')

  async function choose(): Promise<void> {
    const page = place.current?.closest('.article-body')
    if (!page) return
    const choice = choiceIn(place.current)
    keepInAddress(choice)
    showTitle(choice)
    try {
      const { shown, all, changelogs, kinds } = await show(page, choice)
      showPages(changelogs.length === 1 ? changelogs : undefined)
      setKinds([...kinds, choice.kind])
      setEmpty(shown === 0)
      setAnswer(choice.kind === '' ? '' : count.replace('{shown}', String(shown)).replace('{all}', String(all)))
    } catch {
      // Choosing an option that is chosen already would do nothing.
      for (const list of listsIn(place.current)) if (list.name === 'api') list.value = ''
      const own = choiceIn(place.current)
      keepInAddress(own)
      showTitle(own)
      await show(page, own)
      showPages()
      setEmpty(false)
      setAnswer(failed)
    }
    const isWhole = Object.values(choiceIn(place.current)).every((value) => value === '')
    const days = [...page.querySelectorAll<HTMLElement>('h2[id]:not([hidden])')]
    showHeadings(isWhole ? undefined : days.map(({ id }) => id))
  }

  /** Shows the changes of each kind. */
  function chooseAll(): Promise<void> {
    const kinds = listsIn(place.current).find(({ name }) => name === 'kind')
    if (kinds) kinds.value = ''
    // The button goes away.
    kinds?.focus()
    return choose()
  }

  function showTitle({ api }: ChangeChoice): void {
    const heading = place.current?.closest('.article')?.querySelector('h1')
    if (!heading) return
    ownTitle.current ||= heading.textContent
    const options = fields.flatMap((field) => (field.part === 'api' ? field.options : []))
    const chosen = api === '' ? undefined : options.find(({ value }) => value === api)
    const text = chosen ? title.replace('{api}', chosen.label) : ownTitle.current
    if (text === heading.textContent) return
    document.title = document.title.replace(heading.textContent, () => text)
    heading.textContent = text
  }

  async function reveal(): Promise<void> {
    const target = document.getElementById(location.hash.slice(1))
    if (!target?.hidden) return
    for (const list of listsIn(place.current)) list.value = ''
    await choose()
    target.scrollIntoView()
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the choice becomes interactive
  useEffect(() => {
    const listening = new AbortController()
    const asked = new URLSearchParams(location.search)
    for (const list of listsIn(place.current)) chooseAsked(list, asked.get(list.name))
    void choose()
      .then(reveal)
      .finally(() => delete document.documentElement.dataset['asked'])
    addEventListener('hashchange', () => void reveal(), { signal: listening.signal })
    return () => {
      listening.abort()
      showHeadings()
      showPages()
    }
  }, [])

  return (
    <div className="change-filter needs-script" ref={place}>
      {fields.map(({ part, label, options }) => (
        <label key={part}>
          {label}
          <select name={part} onChange={() => void choose()}>
            {options
              .filter((option) => part !== 'kind' || isOffered(option.value, kinds))
              .map((option) => (
                <option key={option.value} value={option.value}>
                  {option.label}
                </option>
              ))}
          </select>
        </label>
      ))}
      <output>{answer}</output>
      {isEmpty ? (
        <button type="button" onClick={() => void chooseAll()}>
          {fields.find(({ part }) => part === 'kind')?.options[0]?.label}
        </button>
      ) : null}
    </div>
  )
}

/** Whether a kind has entries, is chosen, or stands for all kinds. All are offered until the entries are known. */
function isOffered(kind: string, known: readonly string[] | undefined): boolean {
  return kind === '' || known === undefined || known.some((own) => isOfKind(own, kind))
}

function listsIn(place: Element | null): HTMLSelectElement[] {
  return [...(place?.querySelectorAll('select') ?? [])]
}

/** The choice of an address, unless the reader has chosen before the script ran; a value that is no option chooses nothing. */
function chooseAsked(list: HTMLSelectElement, asked: string | null): void {
  if (list.value === '' && [...list.options].some(({ value }) => value === asked)) list.value = asked ?? ''
}

function choiceIn(place: Element | null): ChangeChoice {
  return { api: '', kind: '', ...Object.fromEntries(listsIn(place).map(({ name, value }) => [name, value])) }
}

function keepInAddress(choice: ChangeChoice): void {
  const address = new URL(location.href)
  for (const [part, value] of Object.entries(choice)) {
    if (value === '') address.searchParams.delete(part)
    else address.searchParams.set(part, value)
  }
  if (address.href !== location.href) history.replaceState(history.state, '', address)
}
