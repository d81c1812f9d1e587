/** The parts of a tab that a visit uses: engines that Playwright does not lead have no more. */
export interface VisitedPage {
  readonly goto: (url: string) => Promise<unknown>
  readonly url: () => string
  readonly setViewportSize: (size: { readonly width: number; readonly height: number }) => Promise<void>
  readonly evaluate: <Value, Argument = void>(
    run: ((argument: Argument) => Value | Promise<Value>) | string,
    argument?: Argument,
  ) => Promise<Value>
  readonly waitForFunction: <Value, Argument = void>(
    run: (argument: Argument) => Value,
    argument: Argument,
    options: { readonly timeout: number },
  ) => Promise<Value>
  readonly context: () => { readonly cookies: () => Promise<{ readonly name: string }[]> }
}
