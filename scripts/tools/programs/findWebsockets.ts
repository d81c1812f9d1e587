import { spawnSync } from 'node:child_process'

/** Folder of the Python packages of Debian, which another Python than Debian's does not look into. */
const debianPackages = '/usr/lib/python3/dist-packages'

/** Value of PYTHONPATH for `import websockets`, empty where Python finds it alone; undefined without the package. */
export function findWebsockets(): string | undefined {
  return [process.env['PYTHONPATH'] ?? '', debianPackages].find((path) => runsPython(path, 'import websockets'))
}

/** Whether a handshake can have headers: the samples name them as `websockets` 14 and later does. */
export function takesHeaders(path: string | undefined): boolean {
  const call = 'inspect.signature(websockets.connect.__init__).parameters["additional_headers"]'
  return path !== undefined && runsPython(path, `import inspect, websockets; ${call}`)
}

function runsPython(path: string, program: string): boolean {
  const env = { ...process.env, PYTHONPATH: path }
  return spawnSync('python3', ['-c', program], { env, stdio: 'ignore' }).status === 0
}
