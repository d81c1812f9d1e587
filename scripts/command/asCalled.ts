/** A project that has installed the engine calls `exchange-docs build`, and not `npm run build --`. */
export function asCalled(text: string, program = 'exchange-docs'): string {
  if (!process.env['EXCHANGE_DOCS_BIN']) return text
  return text.replace(/npm (?:run )?(?:--silent )?([a-z][a-zA-Z\d:]*)(?: --(?= ))?/g, `${program} $1`)
}

/** The same for a hint, which is read where no script of the engine is known. */
export function asTyped(hint: string): string {
  return asCalled(hint, 'npx exchange-docs')
}
