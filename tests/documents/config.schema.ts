import { z } from 'zod'
import { factObjects, objectKinds } from '../../generator/contract/objectKind.ts'
import { themeTokens } from '../../generator/contract/themeTokens.ts'
import { movedAddress, ruleCode, ruleName, sidebarName } from '../../generator/validate/config/ownNames.ts'
import { adjustableCodes } from '../../generator/validate/config/ruleSettings.ts'

// The one description of `site.config.ts`. Tests make three files from it: the types with the defaults, the JSON Schema,
// and the page of settings. Commands read those files, because loading zod would slow each command.

type JsonSchema = z.core.JSONSchema.BaseSchema

/** Nothing that leads out of a folder, to another host, or to another page than it reads like. */
const pagePath = '^/(?!/)(?!.*(?:\\.\\.|//))[^\\s?#%\\\\\\u0000-\\u001f]*$'
const componentName = '^[A-Z][A-Za-z0-9]*$'
const plainName = '^[A-Za-z0-9]+([._-][A-Za-z0-9]+)*$'
const fileOf = (endings: string) => `^(?!\\.\\.?/|.*/\\.\\.?/)[^/\\\\:?#][^\\\\:?#]*\\.(${endings})$`

const text = (description: string, example: string) =>
  z
    .string()
    .min(1)
    .meta({ description, examples: [example] })
const match = (pattern: string) => z.string().regex(new RegExp(pattern))
const form = (description: string, pattern: string, example: string) =>
  match(pattern).meta({ description, examples: [example] })
const path = (description: string, example: string) => form(description, pagePath, example)
const list = <T extends z.ZodType>(items: T, description: string) => z.array(items).meta({ description })

/** One of two forms. `when` decides between them, so that a diagnostic speaks of one form alone. */
function either<A extends z.ZodType, B extends z.ZodType>(when: JsonSchema, meant: A, other: B) {
  return z.union([meant, other]).meta({ if: when })
}

const localized = z.record(z.string(), z.string().describe('The text in this language.')).meta({
  id: 'Localized',
  description: 'One text in every language of the site; the default language is always there.',
  examples: [{ en: 'Changelog' }],
})

const locale = z
  .strictObject({
    code: form('Language tag as used in paths and in this configuration.', '^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$', 'zh'),
    label: text('Name of the language in the language itself, as the menu shows it.', '中文'),
    lang: text('Value of the `lang` attribute: `zh-Hans` where the path says `zh`.', 'zh-Hans'),
    dir: z.enum(['ltr', 'rtl']).meta({ description: 'Direction of writing.', examples: ['ltr'] }),
    calendar: text('Calendar for dates, as `Intl` names it.', 'gregory'),
  })
  .meta({
    id: 'Locale',
    description: 'One language of the site.',
    examples: [{ code: 'en', label: 'English', lang: 'en', dir: 'ltr', calendar: 'gregory' }],
  })

const picture = (description: string, example: string) => form(description, fileOf('svg|png|webp|jpe?g|avif'), example)

const themedLogo = z
  .strictObject({
    light: picture('The picture by day.', 'brand/logo.svg'),
    dark: picture('The picture by night.', 'brand/logo-dark.svg'),
  })
  .meta({
    id: 'ThemedLogo',
    description: 'One picture for each theme.',
    examples: [{ light: 'brand/logo.svg', dark: 'brand/logo-dark.svg' }],
  })

const logo = either({ type: 'object' }, themedLogo, picture('A picture of the project.', 'brand/logo.svg')).meta({
  id: 'Logo',
  description: 'Stands in place of the name at the top of each page: one file, or one for each theme.',
  type: ['string', 'object'],
  examples: ['brand/logo.svg'],
})

const brand = z
  .strictObject({
    name: text('Name of the product.', 'Example Exchange'),
    title: localized.describe('Title of the whole site, after the page’s own. Without it, the name.').optional(),
    logo: logo.optional(),
    favicon: form(
      'Icon of the site in place of the initial that it has by itself.',
      fileOf('svg|png|ico'),
      'brand/icon.svg',
    ).optional(),
    socialImage: form(
      'Picture that shows where a link to a page is shared, best with 1200 × 630 pixels.',
      fileOf('png|jpe?g|webp'),
      'brand/social.png',
    ).optional(),
    copyright: localized.describe('Line at the foot of each page. Without it, © and the name.').optional(),
  })
  .meta({ id: 'Brand', description: 'Who publishes the site.', examples: [{ name: 'Example Exchange' }] })

const navigationLink = z
  .strictObject({
    label: localized.describe('Text of the link.'),
    href: form('Address of the link.', '^(/|https?://|mailto:)', '/faq'),
  })
  .meta({
    id: 'NavigationLink',
    description: 'A link inside the site (`/faq`) or to another one (`https://…`).',
    examples: [{ label: { en: 'FAQ' }, href: '/faq' }],
  })

const navigationMenu = z
  .strictObject({
    label: localized.describe('Text of the button.'),
    items: z.array(navigationLink).min(1).meta({ description: 'Links of the menu.' }),
  })
  .meta({
    id: 'NavigationMenu',
    description: 'Links behind one button.',
    examples: [{ label: { en: 'SDK' }, items: [{ label: { en: 'Java' }, href: 'https://example.com/java' }] }],
  })

const navigationItem = either({ required: ['items'] }, navigationMenu, navigationLink).meta({
  id: 'NavigationItem',
  description: 'A link, or a menu of links.',
  type: 'object',
  examples: [{ label: { en: 'FAQ' }, href: '/faq' }],
})

const navbar = z
  .strictObject({
    start: list(navigationItem, 'Beside the brand.'),
    end: list(navigationItem, 'At the far end.'),
  })
  .meta({
    id: 'Navbar',
    description: 'Links and menus at the top of each page.',
    examples: [{ start: [], end: [] }],
  })

const footer = list(navigationMenu, 'Columns of links above the copyright line.').meta({
  examples: [[{ label: { en: 'Company' }, items: [{ label: { en: 'Status' }, href: 'https://status.example.com' }] }]],
})

const api = z
  .strictObject({
    id: form(
      'Stable id, used in file names, component attributes and output paths: lower-case letters, digits and hyphens.',
      // No file can have the name of a device of Windows.
      '^(?!(?:con|prn|aux|nul|com[0-9]|lpt[0-9])$)[a-z0-9]+(-[a-z0-9]+)*$',
      'v3-futures',
    ),
    specs: z
      .array(text('Path of a spec file.', 'specs/spot/openapi.yaml'))
      .min(1)
      .meta({
        description: 'Spec files of the API, relative to the project folder.',
        examples: [['specs/spot/openapi.yaml']],
      }),
    shared: list(
      text('Path of a folder.', 'specs/shared'),
      'Folders, relative to the project, that the specs may refer to besides those that specs lie in.',
    )
      .meta({ examples: [['specs/shared']] })
      .optional(),
    overlays: list(
      text('Path of an overlay.', 'overlays/public.overlay.yaml'),
      'OpenAPI Overlays, relative to the project folder, that are applied to the specs in this order before anything reads them.',
    )
      .meta({ examples: [['overlays/public.overlay.yaml']] })
      .optional(),
    path: path('Where pages without an `x-page` of their own go; without it, `/<id>/`.', '/spot/api/').optional(),
    pages: z
      .enum(['tag', 'operation'])
      .meta({
        description:
          'One page per tag or one page per operation. Without it, one page per tag, and several for a tag that is too large. An `x-page` wins over both.',
        examples: ['tag'],
      })
      .optional(),
    schemas: z
      .enum(['all', 'used'])
      .meta({
        description:
          'Whether named schemas that no operation and no channel leads to have pages of their own. Without it, they do.',
        examples: ['used'],
      })
      .optional(),
    perspective: z
      .enum(['client', 'provider'])
      .meta({
        description:
          'The side that its AsyncAPI 3 documents describe, whatever they say. Without it, `x-perspective` of the document tells the side, else its operations do, and a note names the assumed side.',
        examples: ['client'],
      })
      .optional(),
    overview: path(
      'Path of the generated overview. Without it, the path of the API, unless a guide, a redirect or another API has that path.',
      '/spot/api/',
    ).optional(),
  })
  .meta({
    id: 'ApiConfig',
    description: 'One documented API.',
    examples: [{ id: 'spot', specs: ['specs/spot/openapi.yaml'] }],
  })

const sidebarApiGroup = z
  .strictObject({
    label: localized.describe('Name of the heading or category.'),
    api: text('Id of the API.', 'spot'),
    tag: text('Name of the tag; without it, the whole API.', 'Orders').optional(),
  })
  .meta({
    id: 'SidebarApiGroup',
    description:
      'All pages of an API, under a heading. With a tag, those that the tag leads to, as one category, or as one entry where it is one page.',
    examples: [{ label: { en: 'Orders' }, api: 'spot', tag: 'Orders' }],
  })

const sidebarListGroup = z
  .strictObject({
    label: localized.describe('Name of the category.'),
    items: list(path('Path of a page.', '/spot/symbol'), 'Paths of pages.'),
  })
  .meta({
    id: 'SidebarListGroup',
    description: 'Pages by their paths, as one category.',
    examples: [{ label: { en: 'Reference' }, items: ['/spot/symbol'] }],
  })

const sidebarHeading = z.strictObject({ heading: localized.describe('Text of the heading.') }).meta({
  id: 'SidebarHeading',
  description: 'A heading above the pages and categories that follow, up to the next heading.',
  examples: [{ heading: { en: 'WebSocket' } }],
})

const sidebarLink = z
  .strictObject({
    label: localized.describe('Text of the link.'),
    href: form(
      'Path of a page and an anchor on it, or an address on another site.',
      `^https?://\\S+$|${pagePath.replace(/\$$/, '')}#[^\\s#]+$`,
      '/spot/api/#rate-limits',
    ),
  })
  .meta({
    id: 'SidebarLink',
    description: 'A link to a part of a page, or to another site.',
    examples: [{ label: { en: 'Rate limits' }, href: '/spot/api/#rate-limits' }],
  })

const sidebarItem = either(
  { type: 'object' },
  either(
    { required: ['heading'] },
    sidebarHeading,
    either({ required: ['href'] }, sidebarLink, either({ required: ['items'] }, sidebarListGroup, sidebarApiGroup)),
  ),
  path('Path of a page.', '/spot/symbol'),
).meta({
  id: 'SidebarItem',
  description:
    'The path of a page, a link to a part of one or to another site, a heading, all pages of an API or a tag, or a list of paths.',
  type: ['string', 'object'],
  examples: ['/spot/symbol'],
})

const sidebar = z
  .strictObject({
    label: localized.describe('Name of the section.'),
    landing: path('Path of the page that the section opens with.', '/spot/'),
    items: list(sidebarItem, 'Pages, categories and headings.'),
    script: form(
      'A script of the project, relative to its folder, that the pages of this section alone load.',
      fileOf('js|mjs|ts'),
      'assets/order-book.ts',
    ).optional(),
  })
  .meta({
    id: 'SidebarConfig',
    description: 'The pages of a section, in reading order.',
    examples: [{ label: { en: 'Spot' }, landing: '/spot/', items: ['/spot/'] }],
  })

const links = z
  .strictObject({
    edit: text(
      'Address where a source file is edited; `{file}` and `{line}` are filled in.',
      'https://example.com/edit/{file}#L{line}',
    ).optional(),
    report: text(
      'Address where a reader reports a problem; `{title}`, `{url}`, `{operation}`, `{field}`, `{language}` and `{version}` are filled in, percent-encoded. With `{field}`, each field has a link too.',
      'https://example.com/issues/new?title={title}',
    ).optional(),
    helpful: text(
      'Address that “Was this helpful?” leads to; `{answer}` becomes `yes` or `no`, the others are filled in as for `report`. Without it nothing is asked.',
      'https://example.com/feedback?answer={answer}&page={url}',
    ).optional(),
    mcp: form(
      'Address of the MCP server of this documentation, where you host one. `llms.txt` and the skills name it.',
      '^https://\\S+$',
      'https://mcp.example.com/mcp',
    ).optional(),
  })
  .meta({
    id: 'SiteLinks',
    description: 'Where readers edit pages and report problems, and where their assistants ask.',
  })

const hosts = list(
  z
    .strictObject({
      origin: form(
        'Scheme and host, with a port where it needs one.',
        '^https://[A-Za-z0-9.-]+(:[0-9]+)?$',
        'https://stats.example.com',
      ),
      for: z
        .array(z.enum(['script', 'connect', 'image', 'style', 'font', 'frame']))
        .min(1)
        .meta({
          description: 'Kinds of resources that pages may load from it; all others stay blocked.',
          uniqueItems: true,
          examples: [['script', 'connect']],
        }),
    })
    .meta({
      id: 'AllowedHost',
      description: 'Another host that pages may load from.',
      examples: [{ origin: 'https://stats.example.com', for: ['script', 'connect'] }],
    }),
  'Other hosts that scripts of the project need. The Content-Security-Policy of each page is made from this list; none by default.',
).meta({ examples: [[{ origin: 'https://stats.example.com', for: ['script', 'connect'] }]] })

const head = list(
  z
    .strictObject({
      tag: z.enum(['script', 'meta', 'link']).meta({ description: 'Name of the element.', examples: ['script'] }),
      attributes: z.record(z.string(), z.string()).meta({
        description:
          'Its attributes. `src` of a script is a module of the project, or an address of a host that `hosts` allows.',
        minProperties: 1,
        examples: [{ src: 'assets/statistics.ts' }],
      }),
    })
    .meta({
      id: 'HeadTag',
      description: 'An element in the head of every page.',
      examples: [{ tag: 'meta', attributes: { name: 'google-site-verification', content: 'abc' } }],
    }),
  'Elements in the head of every page; none by default. The page of the console has no script of them: it holds keys.',
).meta({ examples: [[{ tag: 'script', attributes: { src: 'assets/statistics.ts' } }]] })

const consoleServers = z
  .strictObject({
    host: form(
      'Scheme and host of an origin that serves the console and nothing else. Without it, the console is a page of the site.',
      '^(https://[A-Za-z0-9.-]+|http://(localhost|127\\.0\\.0\\.1|\\[::1\\]))(:[0-9]+)?$',
      'https://console.example.com',
    ).optional(),
    servers: list(
      either(
        { type: 'string' },
        z.enum(['page']).describe('The mock, in the page of the reader: nothing leaves the machine.'),
        z
          .strictObject({
            origin: form(
              'Scheme and host, with a port where it needs one: `http` or `https` for calls, `ws` or `wss` for channels.',
              '^(https?|wss?)://[A-Za-z0-9.\\[\\]:-]+$',
              'http://127.0.0.1:8080',
            ),
            use: z.enum(['mock', 'public', 'account']).meta({
              description:
                '`mock` stands in for every server of the specs, on one port. `public` takes calls without a key, `account` those with one too.',
              examples: ['mock'],
            }),
            environment: text(
              'Servers of one environment take the same keys. Without it, a server has keys of its own.',
              'production',
            ).optional(),
          })
          .meta({
            id: 'ConsoleServer',
            description: 'A server that readers may call from the console.',
            if: {
              properties: { use: { description: 'A mock has keys of its own.', const: 'mock' } },
              required: ['use'],
            },
            // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
            then: { properties: { environment: false } },
            examples: [{ origin: 'https://api.example.com', use: 'account', environment: 'production' }],
          }),
      ),
      'Servers that readers may call from the console. The policy of its page names them and no other.',
    ),
    examples: list(
      navigationLink,
      'First things for readers to try, a button each: links to the console with a call, a channel or a replay. A replay bears the label.',
    )
      .meta({
        examples: [
          [{ label: { en: 'Place an order' }, href: '/console#build=createOrder&api=spot&b.symbol=BTC_USDT' }],
        ],
      })
      .optional(),
  })
  .meta({
    id: 'ConsoleConfig',
    description: 'A page on which readers send requests and open channels. There is none without a server.',
    examples: [{ servers: ['page', { origin: 'http://127.0.0.1:8080', use: 'mock' }] }],
  })

const announcement = z
  .strictObject({
    id: form(
      'Name of the announcement. A dismissal holds for this id: another one shows the bar again.',
      plainName,
      'maintenance-2026-12',
    ),
    text: localized.describe('One paragraph of Markdown; links to pages of the site are paths without a language.'),
  })
  .meta({
    id: 'Announcement',
    description: 'One line above the pages, which the reader can dismiss.',
    examples: [{ id: 'maintenance-2026-12', text: { en: 'Trading pauses on [Sunday](/maintenance).' } }],
  })

const tokenText = form(
  'A CSS value. It loads nothing: no `url()`.',
  '^(?!.*url\\()[^;{}\\\\]*[^;{}\\\\\\s][^;{}\\\\]*$',
  'oklch(0.425 0.085 222)',
)

const themedToken = z
  .strictObject({
    light: tokenText.describe('The value by day.'),
    dark: tokenText.describe('The value by night.'),
  })
  .meta({
    id: 'ThemedToken',
    description: 'One value for each theme.',
    examples: [{ light: '#8a1538', dark: '#f2a7bd' }],
  })

const tokenValue = either({ type: 'object' }, themedToken, tokenText).meta({
  id: 'TokenValue',
  description: 'A design token’s value: the same in both themes, or one for each.',
  type: ['string', 'object'],
  examples: ['8px'],
})

const font = z
  .strictObject({
    family: form('Name that `--font-body` and `--font-code` use.', '^[A-Za-z0-9][A-Za-z0-9 _-]*$', 'Skerry Sans'),
    file: form('File of the project.', fileOf('woff2'), 'brand/skerry-sans.woff2'),
    weight: form(
      'One weight, or the first and the last of a variable font.',
      '^[1-9]\\d{0,2}( [1-9]\\d{0,2})?$',
      '100 900',
    ).default('400'),
    style: z
      .enum(['normal', 'italic'])
      .meta({ description: 'Whether it is an italic.', examples: ['normal'] })
      .default('normal'),
  })
  .meta({
    id: 'FontFile',
    description: 'One font file of the project, which its site publishes.',
    examples: [{ family: 'Skerry Sans', file: 'brand/skerry-sans.woff2', weight: '100 900' }],
  })

const theme = z
  .strictObject({
    fonts: list(font, 'Fonts of the project; `--font-body` and `--font-code` name them.')
      .meta({ examples: [[{ family: 'Skerry Sans', file: 'brand/skerry-sans.woff2' }]] })
      .optional(),
    tokens: z.partialRecord(z.enum(themeTokens), tokenValue).meta({
      description: 'Design tokens by name; site/styles/tokens.css explains them. Contrast is yours to keep.',
      examples: [{ '--color-accent': { light: '#8a1538', dark: '#f2a7bd' }, '--radius': '0' }],
    }),
  })
  .meta({
    id: 'ThemeConfig',
    description: 'Colours, sizes and fonts that differ from ours.',
    examples: [{ tokens: { '--color-accent': { light: '#8a1538', dark: '#f2a7bd' } } }],
  })

const messages = z
  .record(
    z.string(),
    z.record(z.string(), text('The text.', 'Find')).meta({
      description: 'ICU messages by their ids, which site/i18n of the engine lists.',
      examples: [{ 'shell.search': 'Find' }],
    }),
  )
  .meta({
    description: 'Texts of the interface that differ from ours, by language and id.',
    examples: [{ en: { 'shell.search': 'Find' } }],
  })

const glossary = z
  .record(
    z.string(),
    z.record(z.string(), either({ type: 'array' }, z.array(match('\\S')).min(1), match('\\S'))).meta({
      description: 'Terms of the source language with their translation, or with each form that it has in sentences.',
      examples: [{ order: ['Auftrag', 'Aufträge'] }],
    }),
  )
  .meta({
    description: 'Words that translations by a command must use, by language; docs/add-a-language.md explains it.',
    examples: [{ ja: { order: '注文' } }],
  })

const components = z
  .record(
    match(componentName),
    form(
      'File of the project, relative to its folder, that exports the component by this name.',
      fileOf('jsx?|tsx?|mjs'),
      'components/StationMap.tsx',
    ),
  )
  .meta({
    description: 'Components that guides may use, by name. One of our names puts it in the place of ours.',
    examples: [{ StationMap: 'components/StationMap.tsx' }],
  })

const redirects = z
  .record(
    match(movedAddress),
    form('Path the reader is led to.', '^/(?!/)[^\\s\\\\\\u0000-\\u001f]*$', '/changelog/spot'),
  )
  .meta({
    description:
      'Addresses that moved: old path, with or without an anchor, to a path of the site. `*` at the end of an old path, and `:name` as a step, make a pattern; docs/releasing.md explains it.',
    examples: [{ '/changelog': '/changelog/spot', '/v1/*': '/v2/:splat' }],
  })

const currentVersion = z
  .strictObject({
    label: localized.describe('Its name in the menu.').optional(),
    main: path(
      'Page that opens it when the page at hand is not in it; without it, the landing page of the first section.',
      '/changelog',
    ).optional(),
  })
  .meta({
    id: 'CurrentVersion',
    description: 'The version that is being written.',
    examples: [{ label: { en: 'Next' }, main: '/changelog' }],
  })

const versions = z
  .strictObject({
    id: form('Name under which a browser remembers the version a reader chose.', plainName, 'default').default(
      'default',
    ),
    current: currentVersion.optional(),
  })
  .meta({
    id: 'VersionsInput',
    description: 'How the versions of the documentation are told apart; `npm run version:cut` makes them.',
  })

const algolia = z
  .strictObject({
    appId: form('Id of the application.', '^[A-Za-z0-9]+$', 'ABCDE12345'),
    searchKey: form(
      'A key that may search and nothing else. Never one that may write.',
      '^[A-Za-z0-9]+$',
      '0123456789abcdef0123456789abcdef',
    ),
    index: form(
      'Begins the name of each language’s index: `docs` for `docs_en`, `docs_zh`.',
      '^[A-Za-z0-9][A-Za-z0-9_-]*$',
      'docs',
    ),
    hosts: z
      .array(
        form(
          'Scheme and host, with a port where it needs one, without a path.',
          '^https?://[A-Za-z0-9.-]+(:[0-9]+)?$',
          'https://search.example.com',
        ),
      )
      .min(1)
      .meta({
        description: 'Servers that answer queries in place of the service’s own, such as a proxy of yours.',
        uniqueItems: true,
        examples: [['https://search.example.com']],
      })
      .optional(),
  })
  .meta({
    id: 'AlgoliaConfig',
    description: 'The hosted index. All of it is public: the pages carry it.',
    examples: [{ appId: 'ABCDE12345', searchKey: '0123456789abcdef0123456789abcdef', index: 'docs' }],
  })

const searchEntry = z
  .strictObject({
    kind: z.enum(['tool', 'file', 'absent']).meta({
      description: 'A tool, a file to download, or a feature that is not offered.',
      examples: ['absent'],
    }),
    title: localized.describe('Name of the tool, file or feature.'),
    asked: localized.describe(
      'Names that readers give it, with commas between them. Every language finds it by the names of the first language as well.',
    ),
    text: localized.describe('Its purpose; for an absent feature, the alternative.'),
    href: form('Page, with or without an anchor, that says more.', '^/(?!/)\\S*$', '/orders#types'),
  })
  .meta({
    id: 'SearchEntry',
    description: 'An answer of the search that no page is by itself.',
    examples: [
      {
        kind: 'absent',
        title: { en: 'OCO orders' },
        asked: { en: 'OCO, one cancels the other' },
        text: { en: 'There are none. Place two orders, and cancel one when the other is filled.' },
        href: '/orders',
      },
    ],
  })

const searchQuestions = z
  .strictObject({
    of: list(form('Page, with or without an anchor.', '^/(?!/)\\S*$', '/orders#types'), 'Addresses that answer.'),
    asked: localized.describe(
      'Words and phrases of readers, with commas between them. Every language finds it by those of the first one as well.',
    ),
  })
  .meta({
    id: 'SearchQuestions',
    description: 'Words of readers that the texts of a page, section, operation or channel do not have.',
    examples: [{ of: ['/orders#types'], asked: { en: 'post only, stop loss' } }],
  })

const search = z
  .strictObject({
    provider: z
      .enum(['local', 'algolia'])
      .meta({
        description:
          'Source of the answers: an index published with the site, which the browser asks, or the hosted service.',
        examples: ['local'],
      })
      .default('local'),
    algolia: algolia.optional(),
    synonyms: list(
      z
        .array(text('A word or phrase, in any language.', 'candlestick'))
        .min(2)
        .meta({
          description: 'Who asks for one of these finds the others.',
          examples: [['kline', 'candle', 'candlestick']],
        }),
      'Groups of words and phrases that mean the same.',
    )
      .meta({ examples: [[['kline', 'candle', 'candlestick']]] })
      .default([]),
    entries: list(searchEntry, 'Tools and files of the site, and absent features with their alternatives.').optional(),
    questions: list(searchQuestions, 'Questions of readers about an address, in their own words.').optional(),
  })
  .meta({
    id: 'SearchInput',
    description: 'How readers search.',
    if: {
      properties: { provider: { description: 'The hosted service.', const: 'algolia' } },
      required: ['provider'],
    },
    // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
    then: { required: ['algolia'] },
    examples: [{ provider: 'local', synonyms: [['kline', 'candle', 'candlestick']] }],
  })

/** Name of a language of samples. */
const languageName = '^[a-z][a-z0-9-]*$'

const samples = z
  .strictObject({
    languages: z
      .array(form('Name of a language, ours or that of a plug-in.', languageName, 'python'))
      .min(1)
      .meta({
        description: 'Languages in the order of their tabs; one that is left out has no samples. `bash` is cURL.',
        uniqueItems: true,
        examples: [['python', 'bash']],
      }),
  })
  .meta({
    id: 'SamplesConfig',
    description: 'Languages of request samples. `x-codeSamples` of an operation brings others along.',
    examples: [{ languages: ['python', 'bash'] }],
  })

const ruleSetting = z
  .strictObject({
    severity: z
      .enum(['off', 'info', 'warning', 'error'])
      .meta({ description: '`error` stops the build; `off` drops the diagnostic.', examples: ['error'] }),
    reason: text('Why it weighs less than usual; needed where it does.', 'The paths are published.').optional(),
    for: z
      .array(text('Path of a file or folder.', 'specs/spot'))
      .min(1)
      .meta({
        description: 'Files and folders of the project that the setting is for; without it, all.',
        examples: [['specs/spot']],
      })
      .optional(),
  })
  .meta({
    id: 'RuleSetting',
    description: 'How much a diagnostic weighs in this project.',
    examples: [{ severity: 'off', reason: 'The paths are published.', for: ['specs/spot'] }],
  })

const validation = z
  .strictObject({
    rules: z
      .partialRecord(
        z.union([z.enum(adjustableCodes), match(ruleCode)]).meta({ title: 'AnyCode' }),
        either(
          { type: 'array' },
          z
            .array(ruleSetting)
            .min(1)
            .meta({ description: 'Several settings.', examples: [[{ severity: 'warning' }]] }),
          ruleSetting,
        ).meta({
          description: 'One setting, or several: of those that fit a diagnostic the last one counts.',
          type: ['object', 'array'],
          examples: [{ severity: 'error' }],
        }),
      )
      .meta({
        description: 'Settings by the code of a diagnostic; docs/diagnostics.md explains each code.',
        examples: [{ 'operation-description': { severity: 'error' } }],
      }),
  })
  .meta({
    id: 'ValidationConfig',
    description: 'How much diagnostics weigh in this project.',
    examples: [{ rules: { 'operation-description': { severity: 'error' } } }],
  })

const pluginRule = z
  .strictObject({
    id: form('Follows the name of the plug-in in the code of a diagnostic.', ruleName, 'sunset-before-deprecation'),
    severity: z
      .enum(['error', 'warning', 'info'])
      .meta({ description: 'How much a finding weighs; `validation.rules` changes it.', examples: ['warning'] }),
    objects: z
      .array(z.enum(objectKinds).meta({ title: 'ObjectKind' }))
      .min(1)
      .meta({
        description: 'Kinds of object of a spec that the rule looks at.',
        uniqueItems: true,
        examples: [['operation']],
      }),
    check: z.any().meta({
      title: 'RuleCheck',
      description: 'A function that finds the problems of one object: `(object) => [{ message, hint, at }]`.',
    }),
  })
  .meta({ id: 'PluginRule', description: 'A check of each object of some kinds, in every spec.' })

/** A plug-in serves sites in other languages too: a language that a site lacks is no mistake. */
const pluginText = (description: string) =>
  z
    .record(z.string(), z.string().describe('The text in this language.'))
    .meta({ description, minProperties: 1, examples: [{ en: 'Latency', zh: '延迟' }] })

const fact = z
  .strictObject({
    extension: form('Name of the extension.', '^x-[A-Za-z0-9-]+$', 'x-latency'),
    objects: z
      .array(z.enum(factObjects).meta({ title: 'FactObject' }))
      .min(1)
      .meta({
        description: 'Kinds of object of a spec that may state it; on a `schema` it is a fact of each field of it.',
        uniqueItems: true,
        examples: [['operation']],
      }),
    schema: z.record(z.string(), z.any().meta({ title: 'unknown' })).meta({
      description: 'JSON Schema of its value. `description` and `examples` stand in hints.',
      examples: [{ description: 'Time to the answer.', type: 'string', examples: ['5 ms'] }],
    }),
    label: pluginText(
      'Its name, before the value, by language. Without it, the text says all, and stands in the first line of a field.',
    ).optional(),
    name: form(
      'Its name in the JSON of an entry, where it is not the extension.',
      '^[a-z][A-Za-z0-9]*$',
      'latency',
    ).optional(),
    note: pluginText('Its meaning, as a sentence, by language.').optional(),
    text: z
      .any()
      .meta({
        title: 'FactText',
        description:
          'A function that tells the value in a language, `(value, locale) => text`, or a table of texts by value: `{ gold: { en: "Gold" } }`; in it, `*` is any other value, and `{value}` stands for the value. Without it, a text stands as it is and another value as JSON.',
      })
      .optional(),
    search: z
      .enum(['name', 'text', 'none'])
      .meta({
        description:
          'Its weight in the search: as much as a name of the object, as a word of its text (by itself), or nothing.',
        examples: ['name'],
      })
      .optional(),
    change: z
      .enum(['breaking', 'additive', 'editorial'])
      .meta({ description: 'Effect of a change of it on a client; `editorial` by itself.', examples: ['editorial'] })
      .optional(),
  })
  .meta({ id: 'Fact', description: 'An extension of specs, declared once for every output.' })

const output = z
  .strictObject({
    name: form('Stands in diagnostics.', ruleName, 'error-codes'),
    files: z.any().meta({
      title: 'OutputFiles',
      description: 'A function that makes files of the site: `(site) => [{ path, text }]`.',
    }),
  })
  .meta({ id: 'Output', description: 'Further files of the site.' })

const command = z
  .strictObject({
    name: form('Name of the command.', ruleName, 'examples'),
    does: text('Purpose of the command, for `--help`.', 'lists operations without an example'),
    run: z.any().meta({
      title: 'CommandRun',
      description: 'A function that runs it: `({ arguments, root, reference, print }) => exitCode`.',
    }),
  })
  .meta({ id: 'PluginCommand', description: 'A command of the project: `npx exchange-docs NAME`.' })

const pluginLanguage = z
  .strictObject({
    name: form('Its name in `samples.languages`.', languageName, 'csharp'),
    label: text('Name as its users write it.', 'C#'),
    aliases: z
      .array(text('Another name that `x-codeSamples` may give it.', 'c#'))
      .meta({ description: 'Other names that `x-codeSamples` may give it.', examples: [['c#', 'cs']] })
      .optional(),
    grammar: form('Grammar of highlight.js that colours it.', languageName, 'csharp'),
    extension: form('End of its files.', '^[a-z0-9]+$', 'cs'),
    isClass: z
      .literal(true)
      .meta({ description: 'A file has the name of the class in it.', examples: [true] })
      .optional(),
    compile: text(
      'Command to run before; `{name}` is the name of a file without its extension.',
      'mcs {name}.cs',
    ).optional(),
    command: text('Command that runs a file; `{name}` is its name without the extension.', 'mono {name}.exe'),
    template: text('Templates, each below a line `«:name»`.', '«:short»\n«call»\n'),
    syntax: z.any().meta({ title: 'LanguageSyntax', description: 'How the language writes the steps of a program.' }),
  })
  .meta({ id: 'PluginLanguage', description: 'A language as a table that programs are written from.' })

const componentAttribute = z
  .strictObject({
    type: z.enum(['text', 'number', 'flag', 'api']).meta({
      description: 'Its value: a text, a number in braces, none (a `flag` stands alone), or the id of an API.',
      examples: ['text'],
    }),
    values: z
      .array(text('A text that it takes.', 'retail'))
      .min(1)
      .meta({ description: 'The only texts that it takes.', examples: [['retail', 'maker']] })
      .optional(),
    isRequired: z
      .literal(true)
      .meta({ description: 'A tag without it is an error.', examples: [true] })
      .optional(),
  })
  .meta({ id: 'ComponentAttribute', description: 'An attribute of a component of guides.' })

const pluginComponent = z
  .strictObject({
    attributes: z
      .record(match('^[a-z][A-Za-z0-9]*$'), componentAttribute)
      .meta({
        description: 'Its attributes by name; a guide gives it no others.',
        examples: [{ tier: { type: 'text' } }],
      })
      .optional(),
    markdown: z.any().meta({
      title: 'ComponentMarkdown',
      description: 'A function that writes it: `({ attributes, content, locale, reference }) => markdown`.',
    }),
  })
  .meta({
    id: 'PluginComponent',
    description: 'A component of guides, written as Markdown when the site is generated.',
  })

const plugin = z
  .strictObject({
    name: form('Stands in diagnostics and before the codes of its rules.', ruleName, 'house'),
    facts: list(fact, 'Extensions of specs that pages and all other outputs tell.').optional(),
    rules: list(pluginRule, 'Checks of specs.').optional(),
    outputs: list(output, 'Further files of the site.').optional(),
    commands: list(command, 'Further commands of the project.').optional(),
    languages: list(pluginLanguage, 'Languages that samples of requests are written in.').optional(),
    components: z
      .record(match(componentName), pluginComponent)
      .meta({ description: 'Components that guides may use, by name.', examples: [] })
      .optional(),
  })
  .meta({ id: 'Plugin', description: 'Extends the engine for a project; docs/plugins.md explains each part.' })

const siteConfig = z
  .strictObject({
    brand,
    origin: form(
      'Scheme and host the site is published under, without a path.',
      '^https?://[^/\\s?#]+/?$',
      'https://docs.example.com',
    ).default('http://localhost:4173'),
    base: path('Path the site is served below.', '/docs/').default('/'),
    locales: z
      .array(locale)
      .min(1)
      .meta({
        description:
          'Languages of the site. The first one is the default: it has no path prefix and texts fall back to it.',
      })
      .default([{ code: 'en', label: 'English', lang: 'en', dir: 'ltr', calendar: 'gregory' }]),
    apis: list(api, 'The documented APIs.').default([]),
    reads: list(
      form('Path of a folder.', '^\\.\\.(/|$)', '../services'),
      'Folders outside of the project, relative to it, that specs, overlays and their pictures may be read from. Nothing is written there.',
    )
      .meta({ examples: [['../services']] })
      .optional(),
    transformSpec: z
      .any()
      .meta({
        title: 'TransformSpec',
        description:
          'A function that each file of a spec goes through before anything is checked: `(document, { api, file, audience }) => document`.',
      })
      .optional(),
    audience: form(
      'Audience of the build. Content that `x-internal` or `x-audience` of a spec, or `audience` of a guide, keeps for others is in no file of it.',
      plainName,
      'partner',
    ).optional(),
    sidebars: z
      .record(match(sidebarName), sidebar)
      .meta({ description: 'One sidebar a section, by a name that pages and links do not show.' })
      .default({}),
    navbar: navbar.default({ start: [], end: [] }),
    footer: footer.optional(),
    links: links.default({}),
    hosts: hosts.optional(),
    head: head.optional(),
    console: consoleServers.optional(),
    announcement: announcement.optional(),
    theme: theme.optional(),
    offline: z
      .boolean()
      .meta({
        description: 'Browsers keep opened pages and the search for reading without a network. Off by default.',
        examples: [true],
      })
      .optional(),
    messages: messages.optional(),
    glossary: glossary.optional(),
    components: components.optional(),
    plugins: list(plugin, 'Plug-ins of the project; docs/plugins.md explains them.').optional(),
    redirects: redirects.default({}),
    versions: versions.optional(),
    search: search.optional(),
    samples: samples.optional(),
    mock: form(
      'Module of the project that gives the mock a state; `npm run new -- mock FOLDER` writes one to begin with.',
      fileOf('ts|m?js'),
      'sandbox/index.ts',
    ).optional(),
    validation: validation.default({ rules: {} }),
  })
  .meta({
    title: 'Site configuration',
    description: 'Configuration of a documentation site. Everything but the brand may be left to its default.',
  })

/** JSON Schema of `site.config.ts`. Alternatives are decisions where values are checked, and `anyOf` where they are described. */
export function configSchema(alternatives: 'decided' | 'open' = 'decided'): JsonSchema {
  const override = ({ jsonSchema }: { readonly jsonSchema: JsonSchema }) => {
    // A regular expression gives its slashes back escaped.
    if (jsonSchema.pattern) jsonSchema.pattern = jsonSchema.pattern.replaceAll('\\/', '/')
    if (alternatives === 'decided') decide(jsonSchema)
  }
  return z.toJSONSchema(siteConfig, { io: 'input', override })
}

function decide(schema: JsonSchema): void {
  const [meant, other] = schema.anyOf ?? []
  if (!meant || !other) return
  delete schema.anyOf
  // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
  Object.assign(schema, { then: meant, else: other })
}
