import { definePlugin } from 'exchange-docs/plugin'

/** A rule of one house: readers hear of the end of an operation before it ends. */
export const houseRules = definePlugin({
  name: 'house',
  rules: [
    {
      id: 'sunset-before-deprecation',
      severity: 'error',
      objects: ['operation', 'channel'],
      check({ value }) {
        const { 'x-deprecated-since': since, 'x-sunset': sunset } = value
        if (since === undefined || sunset === undefined || String(sunset) > String(since)) return []
        return [
          {
            message: `It ends on ${sunset}, and is deprecated since ${since}.`,
            hint: 'Let `x-sunset` be later than `x-deprecated-since`.',
            at: ['x-sunset'],
          },
        ]
      },
    },
  ],
})
