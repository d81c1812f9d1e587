import { answers } from './answers.ts'

/** What readers ask of accounts, wallets and positions. */
export const accounts1Questions = [
  answers(
    '/spot/api/private/account#getAccountBalances',
    'how much do I have, my coins, free and locked funds, available funds, holdings, portfolio, wallet balance, spot balance, frozen by orders',
    '我有多少币, 可用余额, 冻结金额, 现货余额, 账户资产, 钱包余额',
  ),
  answers(
    '/spot/api/private/account#getAccountBalancesById',
    'balance of one account by its id',
    '按账户 ID 查余额, 单个账户余额',
  ),
  answers(
    '/v3/futures/api/account/balance',
    'how much margin is left, available margin, equity, futures wallet, futures account value, unrealised profit of the account, total USDT in futures',
    '可用保证金, 账户权益, 合约余额, 合约资产, 还能开多少, 合约账户有多少钱, 总未实现盈亏',
  ),
  answers(
    '/spot/api/private/account#getAccounts',
    'account id, my accounts, which account types do I have',
    '账户 ID, 我的账户, 账户类型',
  ),
  answers(
    '/spot/api/private/account#getAccountActivity',
    'airdrop, rebate, commission, referral, correction, staking rewards, account history',
    '空投, 返佣, 返利, 奖励, 账户变动记录',
  ),
  answers(
    '/v3/futures/api/account/bills',
    'funding that I paid or received, funding payments, funding fee history, fees paid, realised profit, income history, cash flow, ledger, why did my balance change',
    '资金费用扣款, 资金费收支, 资金费记录, 手续费支出, 已实现盈亏, 收支明细, 资金流水, 余额为什么变了',
  ),
  answers(
    '/spot/api/private/account#transferBetweenAccounts /faq#transfer',
    'transfer, move money, move USDT from spot to futures, fund the futures account, from futures back to spot, internal transfer',
    '现货转合约, 合约转现货, 转回现货, 资金互转, 内部划转, 给合约账户充钱, 把钱转到合约',
  ),
  answers(
    '/spot/api/private/account#getAccountTransfers',
    'transfer history, past transfers, list of transfers between accounts',
    '划转记录, 划转历史, 转账记录',
  ),
  answers(
    '/spot/api/private/account#getAccountTransferById',
    'status of a transfer, did my transfer succeed',
    '划转状态, 划转是否成功',
  ),
  answers(
    '/spot/api/private/account#getFeeInfo /faq#fees /spot/trading-rules#fees',
    'my fee rate, maker taker fee, trading commission, VIP level, fee tier, TRX discount, how much does a trade cost, what do I pay',
    '我的费率, 挂单吃单费率, 费率等级, VIP 等级, 手续费打折, 交易费用多少, TRX 抵扣',
  ),
  answers(
    '/spot/api/private/account#getInterestHistory',
    'interest that I paid, cost of a loan, borrow interest charged, interest records',
    '利息记录, 已扣利息, 借币利息, 借款成本',
  ),
  answers(
    '/spot/api/private/subaccount#getSubaccounts /faq#subaccounts',
    'list of subaccounts, my sub accounts, master and sub account, key for a subaccount',
    '子账户列表, 子账号有哪些, 母账户, 子账户的 API key',
  ),
  answers(
    '/spot/api/private/subaccount#getSubaccountBalances /spot/api/private/subaccount#getSubaccountBalancesById',
    'money in subaccounts, balance of all sub accounts',
    '子账户余额, 子账户资产, 查子账号的币',
  ),
  answers(
    '/spot/api/private/subaccount#transferBetweenSubaccounts',
    'move funds to a subaccount, transfer from master to sub account',
    '转给子账户, 母子账户划转, 子账户互转',
  ),
  answers(
    '/spot/api/private/subaccount#getSubaccountTransfers /spot/api/private/subaccount#getSubaccountTransferById',
    'history of subaccount transfers, status of a subaccount transfer',
    '子账户划转记录, 子账户划转状态',
  ),
  answers(
    '/spot/api/private/wallet#getDepositAddresses',
    'deposit address, where to send coins, address to pay in, memo, tag',
    '充币地址, 充值地址, 收款地址, 查询地址, memo, 标签',
  ),
  answers(
    '/spot/api/private/wallet#createDepositAddress',
    'new deposit address, create an address, generate an address for a network',
    '新建充值地址, 生成地址, 申请地址',
  ),
  answers(
    '/spot/api/private/wallet#withdraw /spot/api/private/wallet#withdrawV2',
    'withdraw coins, send coins out, pay out crypto, cash out, move coins to an external wallet, send to a cold wallet',
    '提币, 提现, 转出, 转到外部钱包, 提到冷钱包, 出金',
  ),
  answers(
    '/spot/api/private/wallet#getWalletActivity',
    'did my deposit arrive, deposit not credited, withdrawal pending, withdrawal not arrived, withdrawal status, transaction hash, txid, confirmations, deposit history, withdrawal history',
    '充值到账了吗, 充值没到账, 提现没到账, 提币进度, 提币状态, 交易哈希, 确认数, 充值记录, 提现记录',
  ),
  answers(
    '/spot/api/private/margin#getAccountMargin',
    'margin ratio of spot, how close to liquidation on spot margin, total margin, borrow limit, debt',
    '现货保证金率, 杠杆账户风险, 距离强平多远, 总负债',
  ),
  answers(
    '/spot/api/private/margin#getBorrowStatus',
    'how much did I borrow, loans, debt by currency, hourly borrow rate',
    '已借多少, 借币情况, 当前借款, 负债',
  ),
  answers(
    '/spot/api/private/margin#getMaxSize',
    'how much can I buy with leverage, largest order with borrowed funds, buying power',
    '最大可买, 最多能买多少, 杠杆最大下单量, 购买力',
  ),
  answers(
    '/spot/api/public/margin#getBorrowRates',
    'cost of borrowing, interest rate of a loan, borrow interest rate',
    '借币利率, 借款利率, 日利率, 借币费用',
  ),
  answers(
    '/spot/api/public/margin#getCollateralInfos /spot/api/public/margin#getCollateralInfo',
    'which coins count as collateral, haircut, collateral rate, initial and maintenance rate of margin',
    '抵押率, 哪些币可以抵押, 质押率, 折算率',
  ),
  answers(
    '/v3/futures/api/positions/get-current-position',
    'my positions, open positions, liquidation price, entry price, unrealised profit of a position, size of my position, margin ratio, positionRisk',
    '我的持仓, 强平价格, 爆仓价, 开仓均价, 未实现盈亏, 持仓数量, 仓位风险, 保证金率',
  ),
  answers(
    '/v3/futures/api/positions/get-position-history',
    'closed positions, past positions, realised profit of a closed position',
    '已平仓位, 平仓记录, 历史盈亏',
  ),
]
