import { answers } from './answers.ts'

/** What readers ask of deposits and withdrawals. */
export const walletQuestions = [
  answers(
    '/spot/api/private/wallet#getDepositAddresses',
    'deposit address, where to send coins, address to pay in, memo, tag, address to deposit to, does a deposit need a memo, receive crypto, my USDT address, payment id, deposit from another exchange, fund my account with coins, shared address with memo, my TRC20 address',
    '充币地址, 充值地址, 收款地址, 查询地址, memo, 标签, 往哪充值, 充值打到哪里, 充币要填 memo 吗, 从别的交易所充值, 收币, 入金地址, 怎么往里充钱, 地址和 memo, 往哪打币, 往哪个地址打, 我的 TRC20 充值地址',
  ),
  answers(
    '/spot/api/private/wallet#createDepositAddress',
    'new deposit address, create an address, generate an address for a network, fresh address, I have no address for a coin yet, second network address, issue an address',
    '新建充值地址, 生成地址, 申请地址, 开通充值地址, 换一条链生成地址, 申请新充币地址',
  ),
  answers(
    '/spot/api/private/wallet#withdraw /spot/api/private/wallet#withdrawV2',
    'withdraw coins, send coins out, pay out crypto, cash out, move coins to an external wallet, send to a cold wallet, transfer coins to my own wallet, withdraw to an address, capital/withdraw/apply, send crypto to my ledger, transfer to another exchange, take my money out, withdraw by program, memo of a withdrawal, withdraw USDT on Tron, payout, move coins off the exchange, send a coin out over a network',
    '提币, 提现, 转出, 转到外部钱包, 提到冷钱包, 出金, 提到自己的钱包, 往地址转币, 选网络提币, 把币提走, 提到别的交易所, 提到硬件钱包, 转币给别人, 打币, 提 USDT, 波场提币, 提币 memo, 把钱取出来, 往外转',
  ),
  answers(
    '/spot/api/private/wallet#withdraw',
    'first version of withdraw, paymentId of a withdrawal',
    '用币种代码提币, 旧版提币',
  ),
  answers('/spot/api/private/wallet#withdrawV2', '', '选链提币, 指定网络提币'),
  answers(
    '/spot/api/private/wallet#getWalletActivity',
    'did my deposit arrive, deposit not credited, withdrawal pending, withdrawal not arrived, withdrawal status, transaction hash, txid, confirmations, deposit history, withdrawal history, missing deposit, my deposit has not arrived, where is my withdrawal, was my withdrawal sent, fetchDeposits, fetchWithdrawals, deposit/hisrec, how many confirmations so far, is my withdrawal stuck, list of payouts, coins sent but not credited, on-chain id of a withdrawal, incoming transfers, has the money arrived, status of a payout, money in and out, withdrawal stuck in processing',
    '充值到账了吗, 充值没到账, 提现没到账, 提币进度, 提币状态, 交易哈希, 确认数, 充值记录, 提现记录, 充值还没到, 充币没到, 提币还没到, 最近的充值, 提币发出去了没有, 充币卡住了, 提币卡住, 提币失败, 钱到了没, 充了没入账, 转账哈希, 链上 ID, 充提流水, 出入金记录, 充值状态, 入账了吗, 提币处理中',
  ),
  answers(
    '/spot/currencies#deposits',
    'deposit confirmations, minimum deposit, is a deposit open, how to deposit, credit of a deposit, how long does a deposit take, forgot the memo, deposit without tag, wrong network deposit, shared deposit address, confirmations needed, safe first deposit, memo left out of a deposit',
    '充值确认数, 最小充值, 充值到账, 怎么充值, 充币要多久, 忘了填 memo, 没填标签, 充错链, 几个确认到账, 充值何时入账, 第一次充币注意, 共用地址充值, 充币漏填 memo',
  ),
  answers(
    '/spot/currencies#withdrawals',
    'withdrawal fee, minimum withdrawal, withdrawal takes long, network of a withdrawal, withdrawal suspended, how long does a withdrawal take, is the fee deducted from the amount, repeat a withdrawal after a timeout, withdrawal sent twice, steps of a withdrawal, cost of sending coins out, decimals of a withdrawal, check before withdrawing',
    '提现手续费, 最小提现, 提现多久到账, 提现网络, 暂停提现, 提币要多久, 手续费从金额里扣吗, 提币超时能重试吗, 提了两次, 提币步骤, 提币费用, 哪条链便宜, 提币精度, 提币前检查, 提币不能重发',
  ),
  answers(
    '/spot/currencies#chains /spot/currencies#versions',
    'networks of USDT, TRC20, ERC20, chain code, which network, which networks does USDT have, supported networks of a coin, TRX or TRON, network names, which string for the network',
    'USDT 有哪些链, TRC20, ERC20, 链名称, 哪个网络, 可以走哪些网络, 支持的网络, 链的代码怎么写, TRX 还是 TRON, 网络名称对照, 链名写法',
  ),
]
