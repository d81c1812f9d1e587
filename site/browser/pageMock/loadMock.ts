import type { Api } from '../../../generator/contract/reference.ts'
import type { AnyMockModule } from '../../../tools/mock/mockModule.ts'

interface LoadedMock {
  readonly apis: readonly Api[]
  readonly module: AnyMockModule | undefined
}

/** Specs and module that a mock plays, from their addresses. */
export async function loadMock({
  specs,
  module,
}: {
  readonly specs: string
  readonly module?: string | undefined
}): Promise<LoadedMock> {
  const [{ apis }, own] = await Promise.all([loadSpecs(specs), module === undefined ? undefined : loadModule(module)])
  return { apis, module: own }
}

async function loadSpecs(address: string): Promise<{ readonly apis: readonly Api[] }> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${response.status} ${address}`)
  return response.json()
}

async function loadModule(address: string): Promise<AnyMockModule> {
  const module: { readonly default: AnyMockModule } = await import(/* @vite-ignore */ address)
  return module.default
}
