/** Whether all is tried that `npm test -- --full` tries. The usual run leaves out what repeats (docs/testing.md). */
export const isFull = process.env['EXCHANGE_DOCS_FULL'] === '1'
