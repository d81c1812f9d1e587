import { createRequire } from 'node:module'

const modules = ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/server']

/**
 * Makes this process render with the React of published sites: React for development notes where each
 * element was made, which takes longer than all the rest of a page. In the browser React for development stays.
 */
export function loadFastReact(): void {
  const require = createRequire(import.meta.url)
  const before = process.env['NODE_ENV']
  process.env['NODE_ENV'] = 'production'
  for (const name of modules) require(name)
  if (before === undefined) delete process.env['NODE_ENV']
  else process.env['NODE_ENV'] = before
}
