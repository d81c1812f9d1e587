import { createHmac } from 'node:crypto'

const { API_URL = 'https://api.poloniex.com' } = process.env
let [API_KEY, API_SECRET] = ['API_KEY', 'API_SECRET'].map(variable)

function variable(name) {
  const value = process.env[name]?.trim() ?? ''
  if (value === '') fail(`Set ${name} in the environment.`)
  if (!/^[!-~]+$/.test(value)) fail(`${name} has a character that no header takes.`)
  return value
}

// include parts/fail.mjs

// include parts/server-clock.mjs

// include parts/signed-request.mjs

// include parts/wait-for-turn.mjs

// include parts/call.mjs
