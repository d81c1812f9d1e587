import { type Choice, exampleChoice } from './example.ts'
import { ranges } from './ranges.ts'

const boundsOf = ({ low, high, most }: (typeof ranges)[keyof typeof ranges]) => [low, high, most]

/** Every choice at the bounds of the sliders, and of the fields beside them. */
export const boundChoices: readonly Choice[] = (['BUY', 'SELL'] as const).flatMap((side) =>
  (['ISOLATED', 'CROSS'] as const).flatMap((marginMode) =>
    boundsOf(ranges.entry).flatMap((entry) =>
      boundsOf(ranges.mark).flatMap((mark) =>
        boundsOf(ranges.size).flatMap((size) =>
          boundsOf(ranges.leverage).map((leverage) => ({
            ...exampleChoice,
            ...{ side, marginMode, entry, mark, size, leverage },
          })),
        ),
      ),
    ),
  ),
)
