import { definePlugin } from 'exchange-docs/plugin'

const fees = {
  spot: [
    ['0', '0.20 %', '0.20 %'],
    ['1', '0.15 %', '0.18 %'],
  ],
  futures: [
    ['0', '0.02 %', '0.05 %'],
    ['1', '0.01 %', '0.04 %'],
  ],
}

const heads = {
  en: ['Tier', 'Maker', 'Taker'],
  zh: ['等级', '挂单', '吃单'],
}

const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`

/** `<FeeTable market="spot" />` in a guide: the fees that one module of the house knows. */
export const feeTable = definePlugin({
  name: 'fee-table',
  components: {
    FeeTable: {
      attributes: {
        market: { type: 'text', values: ['spot', 'futures'], isRequired: true },
        tier: { type: 'number' },
      },
      markdown({ attributes: { market, tier }, locale }) {
        const rows = fees[market === 'spot' ? 'spot' : 'futures']
        const shown = tier === undefined ? rows : rows.filter(([own]) => own === String(tier))
        return [heads[locale === 'zh' ? 'zh' : 'en'], ['-', '-:', '-:'], ...shown].map(row).join('\n')
      },
    },
  },
})
