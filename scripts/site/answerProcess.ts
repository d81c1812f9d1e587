/**
 * Answers the question of the parent process (`askProcess`). Exits when the parent closes the channel or ends. Prints the
 * error when the work rejects.
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
