/** Whether the run is the one of `npm test -- --full`. The usual run leaves out repetitions (docs/testing.md). */
export const isFull = process.env['EXCHANGE_DOCS_FULL'] === '1'
