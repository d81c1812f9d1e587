import { type Diagnostic, isVerdict } from './diagnostics.ts'

/** A check was stopped by time or memory. Its result is no verdict, since another run may end otherwise. */
class StoppedCheck<Result> extends Error {
  readonly result: Result

  constructor(result: Result) {
    super('A check was stopped.')
    this.result = result
  }
}

/**
 * The verdict that `keep` has or gets from `work`. To a memory a stopped check is work that fails, so that no memory keeps
 * its result; the caller still gets it.
 */
export async function keepVerdict<Result>(
  work: () => Promise<Result>,
  diagnosticsOf: (result: Result) => readonly Diagnostic[],
  keep: (work: () => Promise<Result>) => Promise<Result> | Result,
): Promise<Result> {
  const decide = async () => {
    const result = await work()
    if (!isVerdict(diagnosticsOf(result))) throw new StoppedCheck(result)
    return result
  }
  try {
    return await keep(decide)
  } catch (error) {
    if (error instanceof StoppedCheck) return error.result
    throw error
  }
}
