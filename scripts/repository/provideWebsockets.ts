import { findWebsockets } from '../tools/programs/findWebsockets.ts'
import { installDebianPackages } from './installDebianPackages.ts'

/** Value of PYTHONPATH for `import websockets`. Installs the package if it is missing. */
export function provideWebsockets(): string | undefined {
  return findWebsockets() ?? (installDebianPackages(['python3-websockets']) ? findWebsockets() : undefined)
}
