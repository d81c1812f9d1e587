/** Repeats what may be repeated, such as a read. Do not place orders like this: one without an answer may stand. */
async function patiently(ask, attempts = 8) {
  for (let attempt = 1; ; attempt++) {
    try {
      return await ask()
    } catch (error) {
      if (error.isFinal || attempt === attempts) throw error
      const pause = Math.max(Math.min(2 ** (attempt - 1), 30) * (0.5 + Math.random() / 2), error.pause ?? 0)
      console.error(`${error.message}; asking again in ${pause.toFixed(1)} s`)
      await seconds(pause)
    }
  }
}
