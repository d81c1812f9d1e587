import type { StepKind } from './playAccount.ts'
import type { Figure, Origin } from './row.ts'

/** What the account says in a language. `{…}` stands for a figure of the account. */
export interface Texts {
  readonly long: string
  readonly buy: string
  readonly sell: string
  readonly short: string
  readonly isolated: string
  readonly cross: string
  readonly change: string
  readonly side: string
  readonly marginMode: string
  readonly entry: string
  readonly mark: string
  readonly size: string
  readonly leverage: string
  readonly reset: string
  /** Of a figure that is typed. */
  readonly bounds: string
  readonly notTaken: string
  readonly steps: Readonly<Record<StepKind, string>>
  /** The liquidation price, as it is after the steps that move it. */
  readonly liquidatedAfter: Partial<Readonly<Record<StepKind, string>>>
  readonly liquidated: string
  readonly neverLiquidated: string
  /** In place of a liquidation price. */
  readonly noLiquidation: string
  readonly noLiquidationOfCross: string
  /** Of a leverage that the contract of the examples allows, and the call that sets it may not. */
  readonly highLeverage: string
  /** In place of a margin ratio. */
  readonly endsAtMark: string
  readonly figure: string
  readonly formula: string
  readonly result: string
  readonly field: string
  readonly comma: string
  readonly assumed: string
  readonly legend: string
  readonly refused: string
  /** Refusals of the exchange, with the bounds of its rules. */
  readonly reasons: Readonly<Record<string, string>>
  readonly figures: Readonly<Record<Figure, string>>
  readonly origins: Readonly<Record<Origin, string>>
}

export const texts: Readonly<Record<'en' | 'zh', Texts>> = {
  en: {
    ...{
      buy: 'buy',
      sell: 'sell',
      long: 'Long',
      short: 'Short',
      isolated: 'Isolated',
      cross: 'Cross',
      change: 'Change the position, and the account is calculated again.',
      side: 'Side',
      marginMode: 'Margin mode',
    },
    ...{ entry: 'Entry price', mark: 'Mark price', size: 'Contracts', leverage: 'Leverage' },
    ...{
      reset: 'Back to the example',
      bounds: '{low} to {high}',
      notTaken: '“{typed}” is no number from {low} to {high}. The figures are those of {value}.',
    },
    steps: {
      open: '1. Open: {side} {size} contracts at {entry}',
      mark: '2. The mark price moves to {mark}',
      funding: '3. Funding is settled',
      margin: '4. Margin is added',
      liquidation: '5. The mark price reaches {mark}: liquidation',
    },
    liquidatedAfter: {
      ...{ open: 'Liquidation price', funding: 'Liquidation price after funding' },
      margin: 'Liquidation price after adding margin',
    },
    liquidated: 'The margin no longer covers the position: it is liquidated here.',
    neverLiquidated: '5. No price liquidates it: what stands behind the position exceeds its value.',
    noLiquidation: 'No price liquidates it',
    noLiquidationOfCross: 'No price liquidates it: with cross margin, the whole account stands behind it',
    highLeverage: 'The exchange may refuse a leverage above 75',
    endsAtMark: 'liquidated at this mark price',
    ...{ figure: 'Figure', formula: 'Formula', result: 'Result', field: 'Field', comma: ', ', assumed: 'assumed' },
    legend:
      'Assumed: the mock decides so; the exchange publishes neither formula nor example. All other formulas give the figures of the examples in the reference.',
    refused: 'The order is refused: {reason} The figures below are those of the last order that was accepted.',
    reasons: {
      'margin too low': 'the account has {wallet} USDT, less than margin and fee.',
      'leverage too high': 'the tier of {size} contracts allows at most {maxLever}×.',
      'price invalid': 'the price must be a multiple of {tick}.',
      'size invalid': 'the size must be a multiple of {lot}, and at least {minSize}.',
    },
    figures: {
      ...{
        value: 'Value',
        fee: 'Fee',
        margin: 'Margin of the position',
        wallet: 'Available',
        profit: 'Unrealised PnL',
      },
      ...{ liquidationPrice: 'Liquidation price', initialMargin: 'Initial margin', equity: 'Equity of the account' },
      ...{ maintenanceMargin: 'Maintenance margin', marginRatio: 'Margin ratio', funding: 'Funding' },
      ...{ realised: 'Realised PnL', remaining: 'Left of the margin', bankruptcyPrice: 'Bankruptcy price' },
      loss: 'Loss of the position',
    },
    origins: {
      ...{ fill: 'fill', position: 'position', account: 'account', bill: 'bill', history: 'closed position' },
      liquidation: 'liquidation',
    },
  },
  zh: {
    ...{
      buy: '买入',
      sell: '卖出',
      long: '多头',
      short: '空头',
      isolated: '逐仓',
      cross: '全仓',
      change: '修改持仓后，整个账户会重新计算。',
      side: '方向',
      marginMode: '保证金模式',
    },
    ...{ entry: '开仓价格', mark: '标记价格', size: '张数', leverage: '杠杆倍数', reset: '恢复示例' },
    ...{ bounds: '{low} 至 {high}', notTaken: '“{typed}”不在 {low} 至 {high} 之间，数据仍按 {value} 计算。' },
    steps: {
      open: '1. 开仓：以 {entry} {side} {size} 张',
      mark: '2. 标记价格变为 {mark}',
      funding: '3. 结算资金费用',
      margin: '4. 追加保证金',
      liquidation: '5. 标记价格达到 {mark}：强平',
    },
    liquidatedAfter: { open: '强平价格', funding: '结算资金费用后的强平价格', margin: '追加保证金后的强平价格' },
    liquidated: '保证金已不足以维持该持仓，持仓在此被强平。',
    neverLiquidated: '5. 任何价格都不会触发强平：支撑该持仓的资金超过持仓价值。',
    noLiquidation: '任何价格都不会触发强平',
    noLiquidationOfCross: '任何价格都不会触发强平：全仓模式下，整个账户都支撑该持仓',
    highLeverage: '杠杆倍数超过 75 时可能被交易所拒绝',
    endsAtMark: '在此标记价格被强平',
    ...{ figure: '数值', formula: '公式', result: '结果', field: '字段', comma: '，', assumed: '假定' },
    legend: '假定：交易所未公布公式，也没有示例，此处采用模拟服务器的算法。其余公式均能得出参考文档示例中的数值。',
    refused: '委托被拒绝：{reason}下方数据仍按上一笔被接受的委托计算。',
    reasons: {
      'margin too low': '账户余额为 {wallet} USDT，低于保证金与手续费之和。',
      'leverage too high': '{size} 张所在档位的杠杆倍数最高为 {maxLever}。',
      'price invalid': '价格必须是 {tick} 的整数倍。',
      'size invalid': '张数必须是 {lot} 的整数倍，且不小于 {minSize}。',
    },
    figures: {
      ...{ value: '价值', fee: '手续费', margin: '持仓保证金', wallet: '可用余额', profit: '未实现盈亏' },
      ...{ liquidationPrice: '强平价格', initialMargin: '初始保证金', equity: '账户权益' },
      ...{ maintenanceMargin: '维持保证金', marginRatio: '保证金率', funding: '资金费用' },
      ...{ realised: '已实现盈亏', remaining: '剩余保证金', bankruptcyPrice: '破产价格' },
      loss: '持仓亏损',
    },
    origins: {
      ...{ fill: '成交', position: '持仓', account: '账户', bill: '账单', history: '已平持仓' },
      liquidation: '强平',
    },
  },
}

/** A text with the figures that it names. */
export function fillText(text: string, figures: Readonly<Record<string, string>>): string {
  return text.replaceAll(/\{(\w+)\}/g, (_, name: string) => figures[name] ?? '')
}
