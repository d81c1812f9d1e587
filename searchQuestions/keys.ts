import { answers } from './answers.ts'

/** What readers ask of API keys. */
export const keysQuestions = [
  answers(
    '/#key-safety /faq#lost-secret',
    'key leaked, stolen key, rotate a key, keep a secret safe, revoke a key, lost secret',
    '密钥泄露, 密钥被盗, 换密钥, 密钥安全, 密钥丢了, 吊销密钥, 忘记 secret',
  ),
  answers(
    '/spot/api/#change-keys',
    'rotate keys, replace a key, check a new key, test permissions of a key',
    '轮换密钥, 更换 API key, 检查新密钥, 测试权限',
  ),
  answers(
    '/faq#get-key',
    'create an API key, where do I get a key, apply for a key, api key page',
    '申请 API key, 创建密钥, 在哪里开通 API, 获取 apikey',
  ),
  answers(
    '/faq#key-permissions /spot/api/#permissions /v3/futures/api/#permissions',
    'key may not trade, enable trading for a key, enable withdrawals, read only key, scope of a key, permission denied, which permission does a call need',
    '开通交易权限, 开通提现权限, 只读 key, 权限不足, 没有权限, 需要什么权限, key 权限',
  ),
  answers(
    '/faq#ip-binding',
    'IP whitelist, restrict a key to an address, allow list, trusted IP, dynamic IP',
    'IP 白名单, 绑定 IP, 限制 IP, 动态 IP',
  ),
  answers(
    '/faq#withdrawals',
    '2FA, two factor, e-mail confirmation of a withdrawal, google authenticator, withdraw without confirmation',
    '谷歌验证, 二次验证, 邮箱确认, 提币验证, 提现要不要验证',
  ),
]
