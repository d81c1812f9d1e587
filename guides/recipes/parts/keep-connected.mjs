/** Holds a session. When its connection is lost, another one begins after 1 s, 2 s, 4 s … at most 30 s. */
async function keepConnected(session) {
  process.stdout.on('error', () => process.exit()) // nobody reads what is printed any more
  for (let pause = 1; ; pause = Math.min(pause * 2, 30)) {
    const begun = Date.now()
    try {
      return await session()
    } catch (error) {
      if (error.isFinal) throw error
      if (Date.now() - begun > 60_000) pause = 1
      const wait = pause * (0.5 + Math.random() / 2)
      console.error(`${error.message}; connecting again in ${wait.toFixed(1)} s`)
      await new Promise((resolve) => setTimeout(resolve, wait * 1000))
    }
  }
}
