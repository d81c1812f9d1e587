/**
 * Answers the one question of the process that has started this one (`askProcess`), which ends it by closing the channel; when
 * that process is gone, nobody waits any more. What the work rejects with is printed.
 */
export function answerProcess<Question>(work: (question: Question) => Promise<unknown>): void {
  process.once('disconnect', () => process.exit())
  process.once('message', async (question) => {
    try {
      process.send?.(await work(question as Question))
    } catch (error) {
      console.error(error instanceof Error ? error.message : error)
      process.exit(1)
    }
  })
}
