import { definePlugin } from 'exchange-docs/plugin'

const cell = (text: string) => `"${text.replaceAll('"', '""')}"`

/** Publishes `error-codes.csv`: every error code of every API, for spreadsheets and dashboards. */
export const errorCodes = definePlugin({
  name: 'error-codes',
  outputs: [
    {
      name: 'csv',
      files({ reference, locales: [locale = 'en'] }) {
        const rows = reference.apis.flatMap(({ id, errors }) =>
          errors.map(({ code, description }) => [id, String(code), description?.[locale] ?? ''].map(cell).join(',')),
        )
        return [{ path: 'error-codes.csv', text: `${['api,code,meaning', ...rows].join('\n')}\n` }]
      },
    },
  ],
})
