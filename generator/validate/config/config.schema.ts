import type { ErrorObject } from 'ajv'
import type { Diagnostic } from '../../contract/diagnostics.ts'
import { themeTokens } from '../../contract/themeTokens.ts'
import { nearestName } from '../../load/spec/nearestName.ts'
import { isRecord } from '../../load/spec/spec.ts'
import { createAjv } from '../json-schema/ajv.ts'
import { describeErrors, type ValueProblem } from '../json-schema/describeErrors.ts'
import { findKeys } from './findKeys.ts'
import { movedAddress, ownNameProblems, sidebarName } from './ownNames.ts'
import { adjustableCodes, settingProblems } from './ruleSettings.ts'

const text = (description: string, example: string) => ({
  description,
  type: 'string',
  minLength: 1,
  examples: [example],
})
const localized = (description: string) => ({ description, $ref: '#/$defs/localized' })
/** Nothing that leads out of a folder, to another host, or to another page than it reads like. */
const pagePath = '^/(?!/)(?!.*(?:\\.\\.|//))[^\\s?#%\\\\\\u0000-\\u001f]*$'
const path = (description: string, example: string) => ({
  description,
  type: 'string',
  pattern: pagePath,
  examples: [example],
})

/** JSON Schema of what a project writes into `site.config.ts`; the type is `SiteConfigInput`. */
export const configSchema = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'Site configuration',
  description: 'What a documentation site is made of. Everything but the brand may be left to its default.',
  type: 'object',
  required: ['brand'],
  additionalProperties: false,
  properties: {
    brand: {
      description: 'Who publishes the site.',
      type: 'object',
      required: ['name'],
      additionalProperties: false,
      properties: {
        name: text('Name of the product.', 'Example Exchange'),
        title: localized('Title of the whole site, after the page’s own.'),
        copyright: localized('Line at the foot of each page.'),
      },
      examples: [{ name: 'Example Exchange' }],
    },
    origin: {
      description: 'Scheme and host the site is published under, without a path.',
      type: 'string',
      pattern: '^https?://[^/\\s?#]+/?$',
      examples: ['https://docs.example.com'],
    },
    base: path('Path the site is served below.', '/docs/'),
    locales: {
      description: 'Languages of the site. The first one is the default.',
      type: 'array',
      minItems: 1,
      items: { $ref: '#/$defs/locale' },
    },
    apis: { description: 'The documented APIs.', type: 'array', items: { $ref: '#/$defs/api' } },
    sidebars: {
      description: 'One sidebar a section, by a name that pages and links do not show.',
      type: 'object',
      propertyNames: { pattern: sidebarName },
      additionalProperties: { $ref: '#/$defs/sidebar' },
    },
    navbar: {
      description: 'Links and menus at the top of each page.',
      type: 'object',
      required: ['start', 'end'],
      additionalProperties: false,
      properties: {
        start: { description: 'Beside the brand.', type: 'array', items: { $ref: '#/$defs/navigationItem' } },
        end: { description: 'At the far end.', type: 'array', items: { $ref: '#/$defs/navigationItem' } },
      },
      examples: [{ start: [], end: [] }],
    },
    announcement: {
      description: 'One line above the pages, which the reader can dismiss.',
      type: 'object',
      required: ['id', 'text'],
      additionalProperties: false,
      properties: {
        id: {
          description: 'Name of the announcement. Who dismissed it sees the bar again once it has another id.',
          type: 'string',
          pattern: '^[A-Za-z0-9]+([._-][A-Za-z0-9]+)*$',
          examples: ['maintenance-2026-12'],
        },
        text: localized('One paragraph of Markdown; links to pages of the site are paths without a language.'),
      },
      examples: [{ id: 'maintenance-2026-12', text: { en: 'Trading pauses on [Sunday](/maintenance).' } }],
    },
    socialImages: {
      description: 'Draws a picture of each page for where a link to it is shared. It takes some 15 ms a page, once.',
      type: 'boolean',
      default: false,
      examples: [true],
    },
    theme: {
      description: 'What the site looks like where it differs from ours.',
      type: 'object',
      required: ['tokens'],
      additionalProperties: false,
      properties: {
        tokens: {
          description: 'Design tokens by name; site/styles/tokens.css explains them. Contrast is yours to keep.',
          type: 'object',
          propertyNames: { enum: themeTokens },
          additionalProperties: {
            description: 'The value in both themes, or one for each.',
            type: ['string', 'object'],
            if: { type: 'object' },
            // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
            then: {
              description: 'One value for each theme.',
              required: ['light', 'dark'],
              additionalProperties: false,
              properties: {
                light: { description: 'The value by day.', $ref: '#/$defs/tokenValue' },
                dark: { description: 'The value by night.', $ref: '#/$defs/tokenValue' },
              },
              examples: [{ light: '#8a1538', dark: '#f2a7bd' }],
            },
            else: { $ref: '#/$defs/tokenValue' },
            examples: ['8px'],
          },
          examples: [{ '--color-accent': { light: '#8a1538', dark: '#f2a7bd' }, '--radius': '0' }],
        },
      },
      examples: [{ tokens: { '--color-accent': { light: '#8a1538', dark: '#f2a7bd' } } }],
    },
    messages: {
      description: 'Texts of the interface that differ from ours, by language and id.',
      type: 'object',
      additionalProperties: {
        description: 'ICU messages by their ids, which site/i18n of the engine lists.',
        type: 'object',
        additionalProperties: { description: 'The text.', type: 'string', minLength: 1, examples: ['Find'] },
        examples: [{ 'shell.search.open': 'Find' }],
      },
      examples: [{ en: { 'shell.search.open': 'Find' } }],
    },
    components: {
      description: 'Components that guides may use, by name. One of our names puts it in the place of ours.',
      type: 'object',
      propertyNames: { pattern: '^[A-Z][A-Za-z0-9]*$' },
      additionalProperties: {
        description: 'File of the project, relative to its folder, that exports the component by this name.',
        type: 'string',
        pattern: '^(?!\\.\\.?/|.*/\\.\\.?/)[^/\\\\:?#][^\\\\:?#]*\\.(jsx?|tsx?|mjs)$',
        examples: ['components/StationMap.tsx'],
      },
      examples: [{ StationMap: 'components/StationMap.tsx' }],
    },
    offline: {
      description: 'Browsers keep opened pages and the search for reading without a network. Off by default.',
      type: 'boolean',
      examples: [true],
    },
    redirects: {
      description: 'Addresses that moved: old path, with or without an anchor, to a path of the site.',
      type: 'object',
      propertyNames: { pattern: movedAddress },
      additionalProperties: {
        description: 'Path the reader is led to.',
        type: 'string',
        pattern: '^/(?!/)[^\\s\\\\\\u0000-\\u001f]*$',
        examples: ['/changelog/spot'],
      },
      examples: [{ '/changelog': '/changelog/spot' }],
    },
    versions: {
      description: 'How the versions of the documentation are told apart; `npm run version:cut` makes them.',
      type: 'object',
      additionalProperties: false,
      properties: {
        id: {
          description: 'Name under which a browser remembers the version a reader chose.',
          type: 'string',
          pattern: '^[A-Za-z0-9]+([._-][A-Za-z0-9]+)*$',
          examples: ['default'],
        },
        current: {
          description: 'The version that is being written.',
          type: 'object',
          additionalProperties: false,
          properties: {
            label: localized('Its name in the menu.'),
            main: path('Page that opens it when the page at hand is not in it.', '/changelog'),
          },
          examples: [{ label: { en: 'Next' }, main: '/changelog' }],
        },
      },
    },
    search: {
      description: 'How readers search.',
      type: 'object',
      additionalProperties: false,
      properties: {
        provider: {
          description: 'What answers: an index published with the site, which the browser asks, or the hosted service.',
          type: 'string',
          enum: ['local', 'algolia'],
          examples: ['local'],
        },
        algolia: {
          description: 'The hosted index. All of it is public.',
          type: 'object',
          additionalProperties: false,
          required: ['appId', 'searchKey', 'index'],
          properties: {
            appId: {
              description: 'Id of the application.',
              type: 'string',
              pattern: '^[A-Za-z0-9]+$',
              examples: ['ABCDE12345'],
            },
            searchKey: {
              description: 'A key that may search and nothing else. Never one that may write.',
              type: 'string',
              pattern: '^[A-Za-z0-9]+$',
              examples: ['0123456789abcdef0123456789abcdef'],
            },
            index: {
              description: 'Beginning of the name of each language’s index.',
              type: 'string',
              pattern: '^[A-Za-z0-9][A-Za-z0-9_-]*$',
              examples: ['docs'],
            },
            hosts: {
              description: 'Servers that answer queries in place of the service’s own, such as a proxy of yours.',
              type: 'array',
              minItems: 1,
              uniqueItems: true,
              items: {
                description: 'Scheme and host, with a port where it needs one, without a path.',
                type: 'string',
                pattern: '^https?://[A-Za-z0-9.-]+(:[0-9]+)?$',
                examples: ['https://search.example.com'],
              },
              examples: [['https://search.example.com']],
            },
          },
          examples: [{ appId: 'ABCDE12345', searchKey: '0123456789abcdef0123456789abcdef', index: 'docs' }],
        },
        synonyms: {
          description: 'Groups of words and phrases that mean the same.',
          type: 'array',
          items: {
            description: 'Who asks for one of these finds the others.',
            type: 'array',
            minItems: 2,
            items: text('A word or phrase, in any language.', 'candlestick'),
            examples: [['kline', 'candle', 'candlestick']],
          },
          examples: [[['kline', 'candle', 'candlestick']]],
        },
      },
      if: {
        properties: { provider: { description: 'The hosted service.', const: 'algolia' } },
        required: ['provider'],
      },
      // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
      then: { required: ['algolia'] },
      examples: [{ provider: 'local', synonyms: [['kline', 'candle', 'candlestick']] }],
    },
    validation: {
      description: 'How much findings weigh in this project.',
      type: 'object',
      required: ['rules'],
      additionalProperties: false,
      properties: {
        rules: {
          description: 'Settings by the code of a finding; docs/diagnostics.md explains each code.',
          type: 'object',
          propertyNames: { enum: adjustableCodes },
          additionalProperties: {
            description: 'One setting, or several: of those that fit a finding the last one counts.',
            type: ['object', 'array'],
            if: { type: 'array' },
            // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
            then: {
              description: 'Several settings.',
              minItems: 1,
              items: { $ref: '#/$defs/ruleSetting' },
              examples: [[{ severity: 'warning' }]],
            },
            else: { $ref: '#/$defs/ruleSetting' },
            examples: [{ severity: 'error' }],
          },
          examples: [{ 'operation-description': { severity: 'error' } }],
        },
      },
      examples: [{ rules: { 'operation-description': { severity: 'error' } } }],
    },
    links: {
      description: 'Where readers edit pages and report problems.',
      type: 'object',
      additionalProperties: false,
      properties: {
        edit: text(
          'Address where a source file is edited; {file} and {line} are filled in.',
          'https://example.com/edit/{file}#L{line}',
        ),
        report: text(
          'Address where a problem is reported; {title}, {url} and {operation} are filled in.',
          'https://example.com/issues/new?title={title}',
        ),
      },
    },
  },
  $defs: {
    localized: {
      description: 'One text in every language of the site; the default language is always there.',
      type: 'object',
      additionalProperties: { description: 'The text in this language.', type: 'string' },
      examples: [{ en: 'Changelog' }],
    },
    tokenValue: {
      description: 'A CSS value. It loads nothing: no url().',
      type: 'string',
      pattern: '^(?!.*url\\()[^;{}\\\\]*[^;{}\\\\\\s][^;{}\\\\]*$',
      examples: ['oklch(0.425 0.085 222)'],
    },
    ruleSetting: {
      description: 'How much a finding weighs.',
      type: 'object',
      required: ['severity'],
      additionalProperties: false,
      properties: {
        severity: {
          description: '`error` stops the build; `off` drops the finding.',
          type: 'string',
          enum: ['off', 'info', 'warning', 'error'],
          examples: ['error'],
        },
        reason: text('Why it weighs less than usual; needed where it does.', 'The paths are published.'),
        for: {
          description: 'Files and folders of the project that the setting is for; without it, all.',
          type: 'array',
          minItems: 1,
          items: text('Path of a file or folder.', 'specs/spot'),
          examples: [['specs/spot']],
        },
      },
      examples: [{ severity: 'off', reason: 'The paths are published.', for: ['specs/spot'] }],
    },
    locale: {
      description: 'One language of the site.',
      type: 'object',
      required: ['code', 'label', 'lang', 'dir', 'calendar'],
      additionalProperties: false,
      properties: {
        code: {
          description: 'Language tag as used in paths and in this configuration.',
          type: 'string',
          pattern: '^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$',
          examples: ['zh'],
        },
        label: text('Name of the language in the language itself.', '中文'),
        lang: text('Value of the lang attribute.', 'zh-Hans'),
        dir: { description: 'Direction of writing.', type: 'string', enum: ['ltr', 'rtl'], examples: ['ltr'] },
        calendar: text('Calendar for dates, as Intl names it.', 'gregory'),
      },
      examples: [{ code: 'en', label: 'English', lang: 'en', dir: 'ltr', calendar: 'gregory' }],
    },
    api: {
      description: 'One documented API.',
      type: 'object',
      required: ['id', 'specs'],
      additionalProperties: false,
      properties: {
        id: {
          description: 'Stable id, used in file names and output paths: lower-case letters, digits and hyphens.',
          type: 'string',
          pattern: '^[a-z0-9]+(-[a-z0-9]+)*$',
          examples: ['v3-futures'],
        },
        specs: {
          description: 'Spec files of the API, relative to the project folder.',
          type: 'array',
          minItems: 1,
          items: text('Path of a spec file.', 'specs/spot/openapi.yaml'),
          examples: [['specs/spot/openapi.yaml']],
        },
        shared: {
          description: 'Folders of the project that the specs may refer to besides those that specs lie in.',
          type: 'array',
          items: text('Path of a folder.', 'specs/shared'),
          examples: [['specs/shared']],
        },
        path: path('Where pages without an x-page of their own go.', '/spot/api/'),
        pages: {
          description: 'One page per tag (default) or one page per operation.',
          type: 'string',
          enum: ['tag', 'operation'],
          examples: ['tag'],
        },
        overview: path('Path of a generated landing page.', '/spot/api/'),
      },
      examples: [{ id: 'spot', specs: ['specs/spot/openapi.yaml'] }],
    },
    sidebar: {
      description: 'The pages of a section, in reading order.',
      type: 'object',
      required: ['label', 'landing', 'items'],
      additionalProperties: false,
      properties: {
        label: localized('Name of the section.'),
        landing: path('Page the section opens with.', '/spot/'),
        items: { description: 'Pages and categories.', type: 'array', items: { $ref: '#/$defs/sidebarItem' } },
        script: {
          description: 'Script of the project, relative to its folder, that the pages of this section alone load.',
          type: 'string',
          pattern: '^(?!\\.\\.?/|.*/\\.\\.?/)[^/\\\\:?#][^\\\\:?#]*\\.(js|mjs|ts)$',
          examples: ['assets/order-book.ts'],
        },
      },
      examples: [{ label: { en: 'Spot' }, landing: '/spot/', items: ['/spot/'] }],
    },
    sidebarItem: {
      description: 'The path of a page, or a category: all pages of a tag, or a list of paths.',
      type: ['string', 'object'],
      if: { type: 'object' },
      // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
      then: {
        if: { required: ['items'] },
        // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
        then: { $ref: '#/$defs/sidebarListGroup' },
        else: { $ref: '#/$defs/sidebarTagGroup' },
      },
      else: path('Path of a page.', '/spot/symbol'),
      examples: ['/spot/symbol'],
    },
    sidebarTagGroup: {
      description: 'All pages that a tag of an API leads to, as one category.',
      type: 'object',
      required: ['label', 'api', 'tag'],
      additionalProperties: false,
      properties: {
        label: localized('Name of the category.'),
        api: text('Id of the API.', 'spot'),
        tag: text('Name of the tag.', 'Orders'),
      },
      examples: [{ label: { en: 'Orders' }, api: 'spot', tag: 'Orders' }],
    },
    sidebarListGroup: {
      description: 'Pages by their paths, as one category.',
      type: 'object',
      required: ['label', 'items'],
      additionalProperties: false,
      properties: {
        label: localized('Name of the category.'),
        items: { description: 'Paths of pages.', type: 'array', items: path('Path of a page.', '/spot/symbol') },
      },
      examples: [{ label: { en: 'Reference' }, items: ['/spot/symbol'] }],
    },
    navigationItem: {
      description: 'A link, or a menu of links.',
      type: 'object',
      if: { required: ['items'] },
      // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
      then: { $ref: '#/$defs/navigationMenu' },
      else: { $ref: '#/$defs/navigationLink' },
      examples: [{ label: { en: 'FAQ' }, href: '/faq' }],
    },
    navigationLink: {
      description: 'A link inside the site (/faq) or to another one (https://…).',
      type: 'object',
      required: ['label', 'href'],
      additionalProperties: false,
      properties: {
        label: localized('Text of the link.'),
        href: {
          description: 'Address of the link.',
          type: 'string',
          pattern: '^(/|https?://|mailto:)',
          examples: ['/faq'],
        },
      },
      examples: [{ label: { en: 'FAQ' }, href: '/faq' }],
    },
    navigationMenu: {
      description: 'Links behind one button.',
      type: 'object',
      required: ['label', 'items'],
      additionalProperties: false,
      properties: {
        label: localized('Text of the button.'),
        items: {
          description: 'Links of the menu.',
          type: 'array',
          minItems: 1,
          items: { $ref: '#/$defs/navigationLink' },
        },
      },
      examples: [{ label: { en: 'SDK' }, items: [{ label: { en: 'Java' }, href: 'https://example.com/java' }] }],
    },
  },
}

/** What is wrong with a configuration. `text`, when given, is searched for the place; else everything is on line 1. */
export function checkConfig(value: unknown, file: string, text = ''): readonly Diagnostic[] {
  const validate = createAjv().compile(withLocales(value))
  const problems = validate(value) ? [] : describeErrors((validate.errors ?? []).filter(isNotAboutNames))
  return [
    ...problems.map((problem) => {
      const subject = problem.path.length > 0 ? problem.path.map((step) => `/${step}`).join('') : 'The configuration'
      return report({ file, text, path: problem.path, message: `${subject} ${problem.text}.`, hint: hintFor(problem) })
    }),
    ...[...settingProblems(value), ...ownNameProblems(value)].map(({ path: keys, message, hint }) =>
      report({ file, text, path: keys, message, hint }),
    ),
    ...repeatedNames(value).map(({ path: keys, name }) =>
      report({
        file,
        text,
        path: keys,
        message: `"${name}" is there twice.`,
        hint: 'Give each one a name of its own.',
      }),
    ),
  ]
}

/** Where the names are told of by `settingProblems` and `ownNameProblems`, which know what was meant. */
const placesOfNames = ['/validation/rules', '/theme/tokens', '/components', '/sidebars', '/redirects']

function isNotAboutNames({ instancePath, keyword, propertyName }: ErrorObject): boolean {
  return !placesOfNames.includes(instancePath) || (keyword !== 'propertyNames' && propertyName === undefined)
}

/** The schema with the languages of this site: a text must be there in the default one and in no unknown one. */
function withLocales(value: unknown): object {
  const written = isRecord(value) && Array.isArray(value.locales) ? value.locales.filter(isRecord) : []
  const codes = written.map(({ code }) => code).filter((code) => typeof code === 'string')
  const [first = 'en'] = codes
  const names = { propertyNames: { enum: codes.length > 0 ? codes : [first] } }
  const { localized: text, ...others } = configSchema.$defs
  return { ...configSchema, $defs: { ...others, localized: { ...text, required: [first], ...names } } }
}

/** Languages and APIs are told apart by their names. */
function repeatedNames(value: unknown): { path: string[]; name: string }[] {
  const lists = [['locales', 'code'] as const, ['apis', 'id'] as const]
  return lists.flatMap(([list, key]) => {
    const entries: readonly unknown[] = isRecord(value) && Array.isArray(value[list]) ? value[list] : []
    const names = entries.map((entry) => (isRecord(entry) ? entry[key] : undefined))
    return names.flatMap((name, index) =>
      typeof name === 'string' && names.indexOf(name) !== index ? [{ path: [list, String(index), key], name }] : [],
    )
  })
}

function hintFor({ error: { keyword, params, parentSchema, propertyName } }: ValueProblem): string {
  const known = Object.keys(parentSchema?.properties ?? {})
  if (keyword === 'additionalProperties') {
    const near = nearestName(String(params.additionalProperty), known)
    return near ? `Did you mean "${near}"?` : `Use one of ${known.join(', ')}.`
  }
  if (propertyName !== undefined) return 'Name a language of the site.'
  const [example] = parentSchema?.examples ?? []
  return example === undefined ? 'Correct the value.' : `Write it like ${JSON.stringify(example)}.`
}

interface ConfigProblem {
  readonly file: string
  readonly text: string
  readonly path: readonly string[]
  readonly message: string
  readonly hint: string
}

function report({ file, text, path: keys, message, hint }: ConfigProblem): Diagnostic {
  return { code: 'config-invalid', severity: 'error', message, hint, file, ...findKeys(text, keys) }
}
