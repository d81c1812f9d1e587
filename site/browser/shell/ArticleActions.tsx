import { useEffect, useEffectEvent, useState } from 'react'
import { type CopyRequest, copyRequestOf } from './copyRequest.ts'
import { usePage } from './PageContext.ts'
import { useSearchControls } from './searchControls.ts'
import { useText } from './useText.ts'

/** How long a button answers "copied" in place. */
const answerTime = 2000

async function textOfFile(url: string | undefined): Promise<string> {
  // An empty address would be the page's own.
  if (!url) throw new Error('there is no file to copy')
  const response = await fetch(url)
  if (!response.ok) throw new Error(`${url}: ${response.status}`)
  return response.text()
}

function answerOnButton(button: Element, answer: string): void {
  button.setAttribute('data-copied', answer)
  setTimeout(() => button.removeAttribute('data-copied'), answerTime)
}

/** Copying, folding and searching in the article, whose HTML React does not own: one listener for all its buttons. */
export function ArticleActions() {
  const { markdownUrl } = usePage()
  const text = useText()
  const { open } = useSearchControls()
  const [answer, setAnswer] = useState('')

  async function copy(request: CopyRequest): Promise<void> {
    if (request.kind === 'markdown') return navigator.clipboard.writeText(await textOfFile(markdownUrl))
    if (request.kind === 'file') return navigator.clipboard.writeText(await textOfFile(request.url))
    return navigator.clipboard.writeText(request.kind === 'link' ? request.url : request.text)
  }

  const onClick = useEffectEvent(async ({ target }: MouseEvent) => {
    if (!(target instanceof Element)) return
    const folds = target.closest('[data-folds]')
    const asking = target.closest<HTMLElement>('[data-search]')
    if (asking) open(asking.dataset['search'])
    if (folds) folds.textContent = text(`shell.folds.${toggleFolds()}`)
    const request = copyRequestOf(target)
    if (!request) return
    const done = {
      text: 'shell.copy.done',
      link: 'shell.copy.link',
      markdown: 'shell.copy.markdown',
      file: 'shell.copy.done',
    } as const
    setAnswer('')
    try {
      await copy(request)
      answerOnButton(request.source, text('shell.copy.done'))
      setAnswer(text(done[request.kind]))
    } catch {
      setAnswer(text('shell.copy.failed'))
    }
  })

  useEffect(() => {
    function listen(event: MouseEvent): void {
      void onClick(event)
    }
    document.addEventListener('click', listen)
    return () => document.removeEventListener('click', listen)
  }, [])

  return (
    <p className="visually-hidden" role="status">
      {answer}
    </p>
  )
}

/** Opens every fold of the article, or closes all when none is closed. Tools and whole programs stay as they are. */
function toggleFolds(): 'open' | 'closed' {
  const folds = [...document.querySelectorAll<HTMLDetailsElement>('.article-body details:not(.tool, .whole-program)')]
  const open = folds.some((fold) => !fold.open)
  for (const fold of folds) fold.open = open
  return open ? 'open' : 'closed'
}
