import { describe, expect, it } from 'vitest'
import presets from '../../contract/signingPresets.json'
import { signingNode } from './signingNode.ts'

const nodeOf = (signing: unknown) =>
  signingNode({ value: { 'x-signing': signing }, file: 'openapi.yaml', pointer: ['scheme'] })

describe('the signing of a scheme', () => {
  it('is a preset, by its name alone', () => {
    expect(nodeOf('okx')).toEqual({
      value: presets.okx.signing,
      file: 'openapi.yaml',
      pointer: ['scheme', 'x-signing'],
    })
  })

  it('replaces members of a preset by its own', () => {
    const receiveWindow = { unit: 'ms', default: 10000 }
    expect(nodeOf({ preset: 'bybit', receiveWindow }).value).toEqual({ ...presets.bybit.signing, receiveWindow })
  })

  it('is what it is without a preset, and under a name that no preset has', () => {
    const own = { steps: {} }
    expect(nodeOf(own).value).toBe(own)
    for (const name of ['constructor', 'oxk', '', 7, null]) expect(nodeOf(name).value).toBe(name)
  })
})
