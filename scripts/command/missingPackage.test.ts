import { expect, it } from 'vitest'
import { missingPackage } from './missingPackage.ts'

const notFound = (name: string) =>
  Object.assign(new Error(`Cannot find package '${name}' imported from /a/engine/mcp.js`), {
    code: 'ERR_MODULE_NOT_FOUND',
  })

it('names an optional package that a command needs and how it is installed', () => {
  expect(missingPackage(notFound('@modelcontextprotocol/sdk'))).toBe(
    'This command needs the package @modelcontextprotocol/sdk, which is not installed: npm install @modelcontextprotocol/sdk',
  )
})

it.each([notFound('vite'), new Error("Cannot find package 'algoliasearch'"), 'algoliasearch'])(
  'leaves %s alone',
  (error) => {
    expect(missingPackage(error)).toBeUndefined()
  },
)
