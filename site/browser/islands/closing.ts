/** Name of the event by which a call in place asks to be closed. */
export const closing = 'close-in-place'
