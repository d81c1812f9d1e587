/** A time of day in UTC, as the account and the replays tell it in every language. */
export function clockTime(milliseconds: number): string {
  return new Date(milliseconds).toISOString().slice(11, 19)
}
