/** Errors and warnings that `recordErrors` keeps in a page. */
interface Recording {
  recorded: string[]
}

/** Runs in the page: records the errors and warnings of its console from now on. */
export function recordErrors(): void {
  const recorded: string[] = []
  Object.assign(window, { recorded })
  for (const level of ['error', 'warn'] as const) {
    const say = console[level]
    console[level] = (...said: unknown[]) => {
      recorded.push(`${level}: ${said.join(' ')}`)
      say(...said)
    }
  }
  addEventListener(
    'error',
    ({ message, target }) =>
      recorded.push(target instanceof Element ? `fails to get ${target.outerHTML}` : `throws ${message}`),
    { capture: true },
  )
  addEventListener('unhandledrejection', ({ reason }) => recorded.push(`rejects with ${reason}`))
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    recorded.push(`breaks the policy ${effectiveDirective}: ${blockedURI}`),
  )
}

/** Runs in the page: the complaints, and the files that another site was asked for. */
export function recordedErrors(): string[] {
  const { recorded } = window as unknown as Recording
  const addresses = performance.getEntriesByType('resource').map(({ name }) => name)
  const foreign = addresses.filter((address) => new URL(address).origin !== origin)
  return [...recorded, ...foreign.map((address) => `asks another site: ${address}`)]
}
