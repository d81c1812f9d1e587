import { createRoot } from 'react-dom/client'
import type { ConsoleProps } from '../../shared/consoleProps.ts'

/** Mounts the console once the shell around it listens: what the shell takes over is the HTML of the build alone. */
function startConsole(): void {
  const root = document.documentElement
  const observer = new MutationObserver(mount)

  function mount(): void {
    if (!root.hasAttribute('data-interactive')) return
    observer.disconnect()
    const place = document.querySelector<HTMLElement>('[data-console]')
    if (place) void show(place)
  }

  observer.observe(root, { attributeFilter: ['data-interactive'] })
  mount()
}

async function show(place: HTMLElement): Promise<void> {
  const props: ConsoleProps = JSON.parse(place.dataset['console'] ?? '{}')
  const { Console } = await import('./Console.tsx')
  createRoot(place).render(<Console {...props} />)
}

startConsole()
