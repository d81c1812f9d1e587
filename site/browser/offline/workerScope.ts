/** The scope of a service worker, which the DOM types do not have. */
export interface WorkerScope {
  readonly registration: ServiceWorkerRegistration
  readonly clients: { readonly claim: () => Promise<void> }
  readonly skipWaiting: () => Promise<void>
  readonly addEventListener: <Name extends keyof WorkerEvents>(
    name: Name,
    listener: (event: WorkerEvents[Name]) => void,
  ) => void
}

interface LastingEvent extends Event {
  readonly waitUntil: (work: Promise<unknown>) => void
}

interface WorkerEvents {
  readonly install: LastingEvent
  readonly activate: LastingEvent
  readonly fetch: LastingEvent & {
    readonly request: Request
    readonly respondWith: (response: Promise<Response>) => void
  }
  readonly message: LastingEvent & { readonly data: unknown }
}
