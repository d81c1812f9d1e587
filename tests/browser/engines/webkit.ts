import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '../../freePort.ts'
import type { VisitedPage } from './visitedPage.ts'

/** A window of MiniBrowser, the browser of WebKitGTK, which WebDriver leads. */
export interface WebkitPage extends VisitedPage {
  /** Clicks as a reader does, once the page has the element. */
  readonly click: (find: () => Element | null | undefined) => Promise<void>
  /** Types into the element that has the focus. */
  readonly type: (text: string) => Promise<void>
  readonly back: () => Promise<void>
  readonly close: () => Promise<void>
}

/** The bar of the window is wider than a phone; without its spaces and letters, it is not. */
const narrowBar = '* { min-width: 0; min-height: 0; padding: 0; margin: 0; border: 0; font-size: 1px }'

/** The driver of WebKit and the screen it draws on, which nobody sees. */
export async function startWebkit(driver: string): Promise<WebkitPage> {
  const folder = await mkdtemp(join(tmpdir(), 'webkit-'))
  await mkdir(join(folder, 'gtk-3.0'))
  await writeFile(join(folder, 'gtk-3.0/gtk.css'), narrowBar)
  const screen = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1600x1000x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const [display] = await once(screen.stdout, 'data')
  const port = await freePort()
  const environment = { ...process.env, DISPLAY: `:${String(display).trim()}`, XDG_CONFIG_HOME: folder }
  const program = spawn(driver, [`--port=${port}`], { stdio: 'ignore', env: environment })
  const end = async () => {
    for (const child of [program, screen]) await stop(child)
    await rm(folder, { recursive: true, force: true })
  }
  try {
    return pageOf(await newSession(`http://127.0.0.1:${port}`), end)
  } catch (error) {
    await end()
    throw error
  }
}

async function newSession(origin: string): Promise<string> {
  const alwaysMatch = { browserName: 'MiniBrowser', 'webkitgtk:browserOptions': { args: ['--automation'] } }
  for (let tries = 0; ; tries += 1) {
    try {
      const { sessionId } = await call<{ sessionId: string }>('POST', `${origin}/session`, {
        capabilities: { alwaysMatch },
      })
      return `${origin}/session/${sessionId}`
    } catch (error) {
      // The driver does not listen yet.
      if (tries === 50 || !(error instanceof TypeError)) throw error
      await wait(100)
    }
  }
}

function pageOf(session: string, end: () => Promise<void>): WebkitPage {
  let address = ''
  const ask = <Value>(method: string, path: string, body?: object) => call<Value>(method, session + path, body)
  const evaluate: VisitedPage['evaluate'] = (run, argument) =>
    ask('POST', '/execute/sync', {
      script: typeof run === 'string' ? `${run}; return null` : `return (${run})(arguments[0])`,
      args: [argument ?? null],
    })
  const waitForFunction: VisitedPage['waitForFunction'] = async (run, argument, { timeout }) => {
    const last = performance.now() + timeout
    for (;;) {
      const value = await evaluate(run, argument)
      if (value) return value
      if (performance.now() > last) throw new Error(`${address}: after ${timeout} ms this is still not so: ${run}`)
      await wait(50)
    }
  }
  return {
    evaluate,
    waitForFunction,
    url: () => address,
    goto: async (url) => {
      address = new URL(url, process.env['SITE_ORIGIN']).href
      await ask('POST', '/url', { url: address })
    },
    setViewportSize: async (size) => {
      await ask('POST', '/window/rect', size)
    },
    context: () => ({ cookies: () => ask('GET', '/cookie') }),
    click: async (find) => {
      const element = await waitForFunction(find, undefined, { timeout: 30_000 })
      const [id] = Object.values(element as unknown as Record<string, string>)
      await ask('POST', `/element/${id}/click`, {})
    },
    type: async (text) => {
      const strokes = [...text].flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ])
      await ask('POST', '/actions', { actions: [{ type: 'key', id: 'keyboard', actions: strokes }] })
    },
    back: () => ask('POST', '/back', {}),
    close: async () => {
      await ask('DELETE', '')
      await end()
    },
  }
}

async function call<Value>(method: string, address: string, body?: object): Promise<Value> {
  const response = await fetch(address, { method, ...(body ? { body: JSON.stringify(body) } : {}) })
  const { value } = (await response.json()) as { value: Value }
  if (!response.ok) throw new Error(`WebDriver answers ${method} ${address} with ${JSON.stringify(value)}`)
  return value
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill()
  await once(child, 'exit')
}
