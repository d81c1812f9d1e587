import { spawnSync } from 'node:child_process'

/** Folder of the Python packages of Debian, which another Python than Debian's does not look into. */
const debianPackages = '/usr/lib/python3/dist-packages'

/** What PYTHONPATH must be for `import websockets`, empty where nothing is needed; undefined without the package. */
export function findWebsockets(): string | undefined {
  const own = process.env['PYTHONPATH'] ?? ''
  return [own, debianPackages].find((path) => {
    const env = { ...process.env, PYTHONPATH: path }
    return spawnSync('python3', ['-c', 'import websockets'], { env, stdio: 'ignore' }).status === 0
  })
}
