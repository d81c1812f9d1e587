import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { describe, expect, it } from 'vitest'
import { assumeLocales } from './assumeLocales.ts'

const { transform, applyToEnvironment } = assumeLocales()
if (typeof transform !== 'object' || typeof applyToEnvironment !== 'function')
  throw new Error('the plugin has another form')
const { handler } = transform
const filter = transform.filter?.id as RegExp

/** The plugin's output for a module, and its errors. */
function transformed(code: string, id: string): { readonly code?: string; readonly errors: readonly string[] } {
  const errors: string[] = []
  const context = { error: (message: string) => errors.push(message) } as unknown as ThisParameterType<typeof handler>
  const made = handler.call(context, code, id)
  return { errors, ...(typeof made === 'object' && made !== null && 'code' in made ? { code: String(made.code) } : {}) }
}

describe('asking the browser for a language', () => {
  it('becomes asking whether its tag is well formed', () => {
    const code = 'a = Intl.NumberFormat.supportedLocalesOf(l).length; b = Intl.DateTimeFormat.supportedLocalesOf([l])'
    expect(transformed(code, 'index.js')).toEqual({
      code: 'a = Intl.getCanonicalLocales(l).length; b = Intl.getCanonicalLocales([l])',
      errors: [],
    })
  })

  it('is complained of when a module asks no longer', () => {
    expect(transformed('a = 1', 'index.js').errors).toEqual([
      'index.js asks for no locales: assumeLocales has nothing left to do',
    ])
  })

  it.each(['@formatjs/intl', 'intl-messageformat'])('is found in %s as it is installed', (name) => {
    const file = createRequire(import.meta.url).resolve(name)
    expect(filter.test(file)).toBe(true)
    const { code = '', errors } = transformed(readFileSync(file, 'utf8'), file)
    expect(errors).toEqual([])
    expect(code).not.toMatch(/supportedLocalesOf\(/)
  })

  it('is left alone on the server', () => {
    const isApplied = (consumer: string) =>
      applyToEnvironment({ config: { consumer } } as unknown as Parameters<typeof applyToEnvironment>[0])
    expect([isApplied('client'), isApplied('server')]).toEqual([true, false])
  })
})
