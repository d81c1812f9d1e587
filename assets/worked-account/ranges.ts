/** Where each slider runs; a figure beyond it may be typed, up to `most`. */
export const ranges = {
  entry: { low: '80000', high: '115000', step: '10', most: '1000000' },
  mark: { low: '80000', high: '115000', step: '10', most: '1000000' },
  size: { low: '1', high: '500', step: '1', most: '20000' },
  leverage: { low: '1', high: '100', step: '1', most: '100' },
} as const
