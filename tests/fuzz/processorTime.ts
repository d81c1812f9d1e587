/** Milliseconds of processor time that this process has taken: a busy machine does not add to it. */
export function processorTime(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}
