#!/usr/bin/env node
// Starts the Firefox that FIREFOX names, for Playwright, which leads it by WebDriver BiDi. Playwright sets the colour scheme of
// each page by a command that Firefox ESR does not know yet: it is answered here, and all else is passed on. Once
// Firefox knows `emulation.setMediaFeaturesOverride`, Playwright starts it without this file.

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { WebSocket, WebSocketServer } from 'ws'

const unknown = 'emulation.setMediaFeaturesOverride'

const firefox = spawn(process.env.FIREFOX ?? 'firefox-esr', process.argv.slice(2), {
  stdio: ['ignore', 'inherit', 'pipe'],
})
const server = new WebSocketServer({ host: '127.0.0.1', port: 0 })
let session = ''

firefox.stderr.on('data', (said) => {
  const listening = /BiDi listening on (ws:\S+)/.exec(said)
  if (listening) session = `${listening[1]}/session`
  process.stderr.write(String(said).replace(/ws:\S+/, `ws://127.0.0.1:${server.address().port}`))
})
firefox.on('exit', (code) => process.exit(code ?? 0))
process.on('SIGTERM', () => firefox.kill())

server.on('connection', async (playwright) => {
  const bidi = new WebSocket(session)
  const opened = once(bidi, 'open')
  playwright.on('message', async (message) => {
    const { id, method } = JSON.parse(message)
    await opened
    if (method === unknown) playwright.send(JSON.stringify({ id, type: 'success', result: {} }))
    else bidi.send(String(message))
  })
  bidi.on('message', (message) => playwright.send(String(message)))
  bidi.on('close', () => playwright.close())
  playwright.on('close', () => bidi.close())
})
