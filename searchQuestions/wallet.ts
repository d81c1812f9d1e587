import { answers } from './answers.ts'

/** What readers ask of deposits and withdrawals. */
export const walletQuestions = [
  answers(
    '/spot/api/private/wallet#getDepositAddresses',
    'deposit address, where to send coins, address to pay in, memo, tag, address to deposit to, does a deposit need a memo',
    '充币地址, 充值地址, 收款地址, 查询地址, memo, 标签, 往哪充值, 充值打到哪里, 充币要填 memo 吗',
  ),
  answers(
    '/spot/api/private/wallet#createDepositAddress',
    'new deposit address, create an address, generate an address for a network',
    '新建充值地址, 生成地址, 申请地址',
  ),
  answers(
    '/spot/api/private/wallet#withdraw /spot/api/private/wallet#withdrawV2',
    'withdraw coins, send coins out, pay out crypto, cash out, move coins to an external wallet, send to a cold wallet, transfer coins to my own wallet, withdraw to an address',
    '提币, 提现, 转出, 转到外部钱包, 提到冷钱包, 出金, 提到自己的钱包, 往地址转币, 选网络提币',
  ),
  answers(
    '/spot/api/private/wallet#getWalletActivity',
    'did my deposit arrive, deposit not credited, withdrawal pending, withdrawal not arrived, withdrawal status, transaction hash, txid, confirmations, deposit history, withdrawal history, missing deposit, my deposit has not arrived, where is my withdrawal, was my withdrawal sent',
    '充值到账了吗, 充值没到账, 提现没到账, 提币进度, 提币状态, 交易哈希, 确认数, 充值记录, 提现记录, 充值还没到, 充币没到, 提币还没到, 最近的充值, 提币发出去了没有',
  ),
  answers(
    '/spot/currencies#deposits',
    'deposit confirmations, minimum deposit, is a deposit open, how to deposit, credit of a deposit, how long does a deposit take',
    '充值确认数, 最小充值, 充值到账, 怎么充值, 充币要多久',
  ),
  answers(
    '/spot/currencies#withdrawals',
    'withdrawal fee, minimum withdrawal, withdrawal takes long, network of a withdrawal, withdrawal suspended, how long does a withdrawal take',
    '提现手续费, 最小提现, 提现多久到账, 提现网络, 暂停提现, 提币要多久',
  ),
  answers(
    '/spot/currencies#chains /spot/currencies#versions',
    'networks of USDT, TRC20, ERC20, chain code, which network, which networks does USDT have, supported networks of a coin',
    'USDT 有哪些链, TRC20, ERC20, 链名称, 哪个网络, 可以走哪些网络, 支持的网络',
  ),
]
