/** Packages that only some commands need: a project installs the packages that it uses. */
const optional = ['@modelcontextprotocol/sdk', 'algoliasearch']

/** The message for a command whose package is not installed; `undefined` for any other error. */
export function missingPackage(error: unknown): string | undefined {
  if (!(error instanceof Error) || (error as NodeJS.ErrnoException).code !== 'ERR_MODULE_NOT_FOUND') return undefined
  const name = optional.find((own) => error.message.includes(`'${own}`))
  return name && `This command needs the package ${name}, which is not installed: npm install ${name}`
}
