import {
  javascriptConnect,
  javascriptConnectionState,
  javascriptKeepConnected,
} from './languages/javascript/javascriptWebSocket.ts'
import { pythonConnectionClass, pythonKeepConnected } from './languages/python/pythonWebSocket.ts'

/** The server of a recipe answers pings. */
const heartbeat = { frame: 'ping', seconds: 20, isAnswered: true } as const

/** What hand-written programs may include: the connection of the session samples, so that there is one of it. */
export const recipeParts: ReadonlyMap<string, string> = new Map([
  ['<websocket.py>', pythonConnectionClass(heartbeat)],
  ['<keep-connected.py>', pythonKeepConnected],
  ['<websocket-state.mjs>', javascriptConnectionState],
  ['<websocket.mjs>', javascriptConnect(heartbeat)],
  ['<keep-connected.mjs>', javascriptKeepConnected],
])
