/** A list that forgets its oldest entries where it holds more of them, or more characters, than it may. */
interface BoundedList<Entry> {
  readonly entries: readonly Entry[]
  add(entry: Entry): void
}

interface KeptLimits<Entry> {
  readonly entries: number
  readonly characters: number
  sizeOf(entry: Entry): number
}

/** Keeps the last entries of a log that has no end. The newest entry is kept at any size. */
export function keepLast<Entry>({ entries: most, characters, sizeOf }: KeptLimits<Entry>): BoundedList<Entry> {
  const entries: Entry[] = []
  let size = 0
  return {
    entries,
    add(entry) {
      entries.push(entry)
      size += sizeOf(entry)
      while (entries.length > 1 && (entries.length > most || size > characters)) {
        const [oldest] = entries.splice(0, 1)
        if (oldest !== undefined) size -= sizeOf(oldest)
      }
    },
  }
}
