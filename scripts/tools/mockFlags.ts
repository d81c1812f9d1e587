/** Flags of a mock, however it is started. */
export const mockFlags = {
  port: { type: 'string', default: '8080' },
  host: { type: 'string', default: '127.0.0.1' },
  push: { type: 'string', default: '200' },
  fault: { type: 'string', multiple: true },
  strict: { type: 'boolean' },
  quiet: { type: 'boolean' },
  seed: { type: 'string' },
  clock: { type: 'string' },
  speed: { type: 'string' },
  paused: { type: 'boolean' },
  state: { type: 'string' },
} as const

/** Lines of `--help` on the flags of a mock. */
export const mockHelp = `  --port N             port (default: 8080)
  --host NAME          address to listen at (default: 127.0.0.1)
  --push MS            time between the pushes of a WebSocket channel (default: 200)
  --fault NAME=VALUE   do something wrong, such as delay=500 or 'status=429&times=3'; can be repeated
  --strict             refuse everything that the specs do not allow
  --quiet              do not print requests and frames`

/** Lines on the state of a module. */
export const stateHelp = `  --seed N             seed of all that is random (default: 1); the same seed gives the same day
  --clock TIME         time at which the state starts, such as 2025-01-01T00:00:00Z (default: now)
  --speed N            seconds of the state in one second (default: 1)
  --paused             pause the clock until /_mock/clock sets it forward
  --state FILE         restore state and clock from a file, and save them there each second`

/** Flags of a mock that plays a scenario. */
export const scenarioFlags = {
  scenario: { type: 'string' },
  format: { type: 'string', default: 'pretty' },
} as const

/** Lines on them. */
export const scenarioHelp = `  --scenario FILE      play the steps of a file on a mock of its own, print what fails, and end; --state goes on from a
                       state and saves what comes of it
  --format FORMAT      of what is printed then: pretty (default), json, junit, github or sarif`

/** Lines of `--help` on faults. */
export const faultHelp = `Faults: delay, status, error, lost and maintenance of calls, drop, double, reorder and disconnect of WebSocket connections;
limits=off counts no calls. A call asks for one by a header (X-Mock-Delay: 500), a connection by its address (?mock-drop=5). PUT
/_mock/faults?drop=5&seconds=10 adds one while the mock runs, DELETE ends them.`
