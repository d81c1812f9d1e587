import { defineSite } from './generator/contract/config.ts'

export default defineSite({
  brand: {
    name: 'Poloniex',
    title: { en: 'Poloniex API documentation', zh: 'Poloniex API 文档' },
    copyright: { en: 'Copyright © 2025 Poloniex', zh: '版权所有 © 2025 Poloniex' },
  },
  origin: 'https://api-docs.poloniex.com',
  base: '/',
  locales: [
    { code: 'en', label: 'English', lang: 'en', dir: 'ltr', calendar: 'gregory' },
    { code: 'zh', label: '简体中文', lang: 'zh-Hans', dir: 'ltr', calendar: 'gregory' },
  ],
  apis: [
    { id: 'spot', specs: ['specs/spot/openapi.yaml', 'specs/spot/asyncapi.yaml'], path: '/spot/' },
    { id: 'futures', specs: ['specs/futures/openapi.yaml', 'specs/futures/asyncapi.yaml'], path: '/futures/' },
    {
      id: 'v3-futures',
      specs: ['specs/v3-futures/openapi.yaml', 'specs/v3-futures/asyncapi.yaml'],
      path: '/v3/futures/',
    },
  ],
  sidebars: {
    changelog: {
      label: { en: 'Changelog', zh: '更新日志' },
      landing: '/changelog/spot',
      items: ['/changelog/spot', '/changelog/futures'],
    },
    spotAPI: {
      label: { en: 'Spot', zh: '现货' },
      landing: '/spot/',
      items: [
        '/spot/',
        '/spot/api/',
        {
          label: { en: 'Private', zh: '私有接口' },
          items: [
            '/spot/api/private/account',
            '/spot/api/private/margin',
            '/spot/api/private/order',
            '/spot/api/private/order-history',
            '/spot/api/private/smart-order',
            '/spot/api/private/subaccount',
            '/spot/api/private/trade',
            '/spot/api/private/wallet',
          ],
        },
        {
          label: { en: 'Public', zh: '公共接口' },
          items: ['/spot/api/public/margin', '/spot/api/public/market-data', '/spot/api/public/reference-data'],
        },
        '/spot/websocket/',
        {
          label: { en: 'WebSocket', zh: 'WebSocket' },
          items: [
            '/spot/websocket/authentication',
            '/spot/websocket/balance',
            '/spot/websocket/market-data',
            '/spot/websocket/order',
            '/spot/websocket/reference-data',
            '/spot/websocket/trade-request',
          ],
        },
        '/spot/currencies',
        '/spot/symbol',
        '/spot/trading-rules',
        '/spot/error-code',
      ],
    },
    futuresAPI: {
      label: { en: 'Futures (legacy)', zh: '合约（旧版）' },
      landing: '/futures/',
      items: [
        '/futures/',
        '/futures/api/',
        {
          label: { en: 'REST', zh: 'REST' },
          items: [
            '/futures/api/account',
            '/futures/api/authentication',
            '/futures/api/fills',
            '/futures/api/funding-fees',
            '/futures/api/futures-index',
            '/futures/api/historical',
            '/futures/api/kline',
            '/futures/api/margin-mode',
            '/futures/api/orderbook',
            '/futures/api/orders',
            '/futures/api/positions',
            '/futures/api/status',
            '/futures/api/symbol',
            '/futures/api/ticker',
            '/futures/api/time',
            '/futures/api/trade-config',
          ],
        },
        '/futures/websocket/',
        {
          label: { en: 'WebSocket', zh: 'WebSocket' },
          items: ['/futures/websocket/public', '/futures/websocket/user-messages'],
        },
        { label: { en: 'Abandoned', zh: '已废弃' }, items: ['/futures/abandoned/rest-api'] },
      ],
    },
    v3FuturesAPI: {
      label: { en: 'Futures v3', zh: '合约 V3' },
      landing: '/v3/futures/',
      items: [
        '/v3/futures/',
        '/v3/futures/api/',
        { label: { en: 'Account', zh: '账户' }, api: 'v3-futures', tag: 'Account' },
        { label: { en: 'Market', zh: '行情' }, api: 'v3-futures', tag: 'Market' },
        {
          label: { en: 'Trade', zh: '交易' },
          items: [
            '/v3/futures/api/trade/place-order',
            '/v3/futures/api/trade/place-multiple-orders',
            '/v3/futures/api/trade/cancel-order',
            '/v3/futures/api/trade/cancel-multiple-orders',
            '/v3/futures/api/trade/cancel-all-orders',
            '/v3/futures/api/trade/close-at-market-price',
            '/v3/futures/api/trade/close-all-at-market-price',
            '/v3/futures/api/trade/get-current-orders',
            '/v3/futures/api/trade/get-execution-details',
            '/v3/futures/api/trade/get-order-history',
          ],
        },
        { label: { en: 'Positions', zh: '仓位' }, api: 'v3-futures', tag: 'Positions' },
        '/v3/futures/websocket/',
        { label: { en: 'WebSocket public', zh: 'WebSocket 公共频道' }, api: 'v3-futures', tag: 'WebSocket public' },
        { label: { en: 'WebSocket private', zh: 'WebSocket 私有频道' }, api: 'v3-futures', tag: 'WebSocket private' },
        '/v3/futures/error',
        { label: { en: 'Abandoned', zh: '已废弃' }, api: 'v3-futures', tag: 'Abandoned' },
      ],
    },
  },
  navbar: {
    start: [
      { label: { en: 'Spot', zh: '现货' }, href: '/spot/' },
      {
        label: { en: 'Futures', zh: '合约' },
        items: [
          { label: { en: 'Futures v3', zh: '合约 V3' }, href: '/v3/futures/' },
          { label: { en: 'Futures (legacy)', zh: '合约（旧版）' }, href: '/futures/' },
        ],
      },
    ],
    end: [
      { label: { en: 'Changelog', zh: '更新日志' }, href: '/changelog/spot' },
      { label: { en: 'FAQ', zh: '常见问题' }, href: '/faq' },
      {
        label: { en: 'SDK', zh: 'SDK' },
        items: [
          { label: { en: 'Java', zh: 'Java' }, href: 'https://github.com/poloniex/polo-sdk-java' },
          { label: { en: 'Python', zh: 'Python' }, href: 'https://github.com/poloniex/polo-sdk-python' },
        ],
      },
    ],
  },
  links: {
    ...(process.env['DOCS_EDIT_URL'] ? { edit: process.env['DOCS_EDIT_URL'] } : {}),
    report: 'mailto:api-support@poloniex.com?subject={title}&body={url}%0A{operation}%0A',
  },
})
