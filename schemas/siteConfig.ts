// Made from tests/documents/config.schema.ts by its test: vitest -u writes it. Nobody edits it.
import type { AnyCode } from '../generator/contract/diagnosticCodes.ts'
import type { FactText } from '../generator/contract/facts.ts'
import type { FactObject, ObjectKind } from '../generator/contract/objectKind.ts'
import type { CommandRun, ComponentMarkdown, OutputFiles } from '../generator/contract/pluginParts.ts'
import type { RuleCheck } from '../generator/contract/pluginRule.ts'
import type { LanguageSyntax } from '../generator/contract/sampleLanguage.ts'
import type { TransformSpec } from '../generator/contract/transformSpec.ts'

/** Configuration of a documentation site. Everything but the brand may be left to its default. */
export interface SiteConfigInput {
  /** Who publishes the site. */
  readonly brand: Brand
  /** Scheme and host the site is published under, without a path. */
  readonly origin?: string
  /** Path the site is served below. */
  readonly base?: string
  /** Languages of the site. The first one is the default: it has no path prefix and texts fall back to it. */
  readonly locales?: readonly Locale[]
  /** The documented APIs. */
  readonly apis?: readonly ApiConfig[]
  /** Folders outside of the project, relative to it, that specs, overlays and their pictures may be read from. Nothing is written there. */
  readonly reads?: readonly string[]
  /** A function that each file of a spec goes through before anything is checked: `(document, { api, file, audience }) => document`. */
  readonly transformSpec?: TransformSpec
  /** Audience of the build. Content that `x-internal` or `x-audience` of a spec, or `audience` of a guide, keeps for others is in no file of it. */
  readonly audience?: string
  /** One sidebar a section, by a name that pages and links do not show. */
  readonly sidebars?: Readonly<Record<string, SidebarConfig>>
  /** Links and menus at the top of each page. */
  readonly navbar?: Navbar
  /** Columns of links above the copyright line. */
  readonly footer?: readonly NavigationMenu[]
  /** Where readers edit pages and report problems, and where their assistants ask. */
  readonly links?: SiteLinks
  /** Other hosts that scripts of the project need. The Content-Security-Policy of each page is made from this list; none by default. */
  readonly hosts?: readonly AllowedHost[]
  /** Elements in the head of every page; none by default. The page of the console has no script of them: it holds keys. */
  readonly head?: readonly HeadTag[]
  /** A page on which readers send requests and open channels. There is none without a server. */
  readonly console?: ConsoleConfig
  /** One line above the pages, which the reader can dismiss. */
  readonly announcement?: Announcement
  /** Colours, sizes and fonts that differ from ours. */
  readonly theme?: ThemeConfig
  /** Browsers keep opened pages and the search for reading without a network. Off by default. */
  readonly offline?: boolean
  /** Texts of the interface that differ from ours, by language and id. */
  readonly messages?: Readonly<Record<string, Readonly<Record<string, string>>>>
  /** Words that translations by a command must use, by language; docs/add-a-language.md explains it. */
  readonly glossary?: Readonly<Record<string, Readonly<Record<string, readonly string[] | string>>>>
  /** Components that guides may use, by name. One of our names puts it in the place of ours. */
  readonly components?: Readonly<Record<string, string>>
  /** Plug-ins of the project; docs/plugins.md explains them. */
  readonly plugins?: readonly Plugin[]
  /** Addresses that moved: old path, with or without an anchor, to a path of the site. `*` at the end of an old path, and `:name` as a step, make a pattern; docs/releasing.md explains it. */
  readonly redirects?: Readonly<Record<string, string>>
  /** How the versions of the documentation are told apart; `npm run version:cut` makes them. */
  readonly versions?: VersionsInput
  /** How readers search. */
  readonly search?: SearchInput
  /** Languages of request samples. `x-codeSamples` of an operation brings others along. */
  readonly samples?: SamplesConfig
  /** Module of the project that gives the mock a state; `npm run new -- mock FOLDER` writes one to begin with. */
  readonly mock?: string
  /** How much diagnostics weigh in this project. */
  readonly validation?: ValidationConfig
}

/** Who publishes the site. */
export interface Brand {
  /** Name of the product. */
  readonly name: string
  /** Title of the whole site, after the page’s own. Without it, the name. */
  readonly title?: Localized
  /** Stands in place of the name at the top of each page: one file, or one for each theme. */
  readonly logo?: Logo
  /** Icon of the site in place of the initial that it has by itself. */
  readonly favicon?: string
  /** Picture that shows where a link to a page is shared, best with 1200 × 630 pixels. */
  readonly socialImage?: string
  /** Line at the foot of each page. Without it, © and the name. */
  readonly copyright?: Localized
}

/** One text in every language of the site; the default language is always there. */
export type Localized = Readonly<Record<string, string>>

/** Stands in place of the name at the top of each page: one file, or one for each theme. */
export type Logo = ThemedLogo | string

/** One picture for each theme. */
export interface ThemedLogo {
  /** The picture by day. */
  readonly light: string
  /** The picture by night. */
  readonly dark: string
}

/** One language of the site. */
export interface Locale {
  /** Language tag as used in paths and in this configuration. */
  readonly code: string
  /** Name of the language in the language itself, as the menu shows it. */
  readonly label: string
  /** Value of the `lang` attribute: `zh-Hans` where the path says `zh`. */
  readonly lang: string
  /** Direction of writing. */
  readonly dir: 'ltr' | 'rtl'
  /** Calendar for dates, as `Intl` names it. */
  readonly calendar: string
}

/** One documented API. */
export interface ApiConfig {
  /** Stable id, used in file names, component attributes and output paths: lower-case letters, digits and hyphens. */
  readonly id: string
  /** Spec files of the API, relative to the project folder. */
  readonly specs: readonly string[]
  /** Folders, relative to the project, that the specs may refer to besides those that specs lie in. */
  readonly shared?: readonly string[]
  /** OpenAPI Overlays, relative to the project folder, that are applied to the specs in this order before anything reads them. */
  readonly overlays?: readonly string[]
  /** Where pages without an `x-page` of their own go; without it, `/<id>/`. */
  readonly path?: string
  /** One page per tag or one page per operation. Without it, one page per tag, and several for a tag that is too large. An `x-page` wins over both. */
  readonly pages?: 'tag' | 'operation'
  /** Whether named schemas that no operation and no channel leads to have pages of their own. Without it, they do. */
  readonly schemas?: 'all' | 'used'
  /** The side that its AsyncAPI 3 documents describe, whatever they say. Without it, `x-perspective` of the document tells the side, else its operations do, and a note names the assumed side. */
  readonly perspective?: 'client' | 'provider'
  /** Path of the generated overview. Without it, the path of the API, unless a guide, a redirect or another API has that path. */
  readonly overview?: string
}

/** The pages of a section, in reading order. */
export interface SidebarConfig {
  /** Name of the section. */
  readonly label: Localized
  /** Path of the page that the section opens with. */
  readonly landing: string
  /** Pages, categories and headings. */
  readonly items: readonly SidebarItem[]
  /** A script of the project, relative to its folder, that the pages of this section alone load. */
  readonly script?: string
}

/** The path of a page, a link to a part of one or to another site, a heading, all pages of an API or a tag, or a list of paths. */
export type SidebarItem = SidebarHeading | SidebarLink | SidebarListGroup | SidebarApiGroup | string

/** A heading above the pages and categories that follow, up to the next heading. */
export interface SidebarHeading {
  /** Text of the heading. */
  readonly heading: Localized
}

/** A link to a part of a page, or to another site. */
export interface SidebarLink {
  /** Text of the link. */
  readonly label: Localized
  /** Path of a page and an anchor on it, or an address on another site. */
  readonly href: string
}

/** Pages by their paths, as one category. */
export interface SidebarListGroup {
  /** Name of the category. */
  readonly label: Localized
  /** Paths of pages. */
  readonly items: readonly string[]
}

/** All pages of an API, under a heading. With a tag, those that the tag leads to, as one category, or as one entry where it is one page. */
export interface SidebarApiGroup {
  /** Name of the heading or category. */
  readonly label: Localized
  /** Id of the API. */
  readonly api: string
  /** Name of the tag; without it, the whole API. */
  readonly tag?: string
}

/** Links and menus at the top of each page. */
export interface Navbar {
  /** Beside the brand. */
  readonly start: readonly NavigationItem[]
  /** At the far end. */
  readonly end: readonly NavigationItem[]
}

/** A link, or a menu of links. */
export type NavigationItem = NavigationMenu | NavigationLink

/** Links behind one button. */
export interface NavigationMenu {
  /** Text of the button. */
  readonly label: Localized
  /** Links of the menu. */
  readonly items: readonly NavigationLink[]
}

/** A link inside the site (`/faq`) or to another one (`https://…`). */
export interface NavigationLink {
  /** Text of the link. */
  readonly label: Localized
  /** Address of the link. */
  readonly href: string
}

/** Where readers edit pages and report problems, and where their assistants ask. */
export interface SiteLinks {
  /** Address where a source file is edited; `{file}` and `{line}` are filled in. */
  readonly edit?: string
  /** Address where a reader reports a problem; `{title}`, `{url}`, `{operation}`, `{field}`, `{language}` and `{version}` are filled in, percent-encoded. With `{field}`, each field has a link too. */
  readonly report?: string
  /** Address that “Was this helpful?” leads to; `{answer}` becomes `yes` or `no`, the others are filled in as for `report`. Without it nothing is asked. */
  readonly helpful?: string
  /** Address of the MCP server of this documentation, where you host one. `llms.txt` and the skills name it. */
  readonly mcp?: string
}

/** Another host that pages may load from. */
export interface AllowedHost {
  /** Scheme and host, with a port where it needs one. */
  readonly origin: string
  /** Kinds of resources that pages may load from it; all others stay blocked. */
  readonly for: readonly ('script' | 'connect' | 'image' | 'style' | 'font' | 'frame')[]
}

/** An element in the head of every page. */
export interface HeadTag {
  /** Name of the element. */
  readonly tag: 'script' | 'meta' | 'link'
  /** Its attributes. `src` of a script is a module of the project, or an address of a host that `hosts` allows. */
  readonly attributes: Readonly<Record<string, string>>
}

/** A page on which readers send requests and open channels. There is none without a server. */
export interface ConsoleConfig {
  /** Scheme and host of an origin that serves the console and nothing else. Without it, the console is a page of the site. */
  readonly host?: string
  /** Servers that readers may call from the console. The policy of its page names them and no other. */
  readonly servers: readonly ('page' | ConsoleServer)[]
  /** First things for readers to try, a button each: links to the console with a call, a channel or a replay. A replay bears the label. */
  readonly examples?: readonly NavigationLink[]
}

/** A server that readers may call from the console. */
export interface ConsoleServer {
  /** Scheme and host, with a port where it needs one: `http` or `https` for calls, `ws` or `wss` for channels. */
  readonly origin: string
  /** `mock` stands in for every server of the specs, on one port. `public` takes calls without a key, `account` those with one too. */
  readonly use: 'mock' | 'public' | 'account'
  /** Servers of one environment take the same keys. Without it, a server has keys of its own. */
  readonly environment?: string
}

/** One line above the pages, which the reader can dismiss. */
export interface Announcement {
  /** Name of the announcement. A dismissal holds for this id: another one shows the bar again. */
  readonly id: string
  /** One paragraph of Markdown; links to pages of the site are paths without a language. */
  readonly text: Localized
}

/** Colours, sizes and fonts that differ from ours. */
export interface ThemeConfig {
  /** Fonts of the project; `--font-body` and `--font-code` name them. */
  readonly fonts?: readonly FontFile[]
  /** Design tokens by name; site/styles/tokens.css explains them. Contrast is yours to keep. */
  readonly tokens: Readonly<Record<string, TokenValue>>
}

/** One font file of the project, which its site publishes. */
export interface FontFile {
  /** Name that `--font-body` and `--font-code` use. */
  readonly family: string
  /** File of the project. */
  readonly file: string
  /** One weight, or the first and the last of a variable font. */
  readonly weight?: string
  /** Whether it is an italic. */
  readonly style?: 'normal' | 'italic'
}

/** A design token’s value: the same in both themes, or one for each. */
export type TokenValue = ThemedToken | string

/** One value for each theme. */
export interface ThemedToken {
  /** The value by day. */
  readonly light: string
  /** The value by night. */
  readonly dark: string
}

/** Extends the engine for a project; docs/plugins.md explains each part. */
export interface Plugin {
  /** Stands in diagnostics and before the codes of its rules. */
  readonly name: string
  /** Extensions of specs that pages and all other outputs tell. */
  readonly facts?: readonly Fact[]
  /** Checks of specs. */
  readonly rules?: readonly PluginRule[]
  /** Further files of the site. */
  readonly outputs?: readonly Output[]
  /** Further commands of the project. */
  readonly commands?: readonly PluginCommand[]
  /** Languages that samples of requests are written in. */
  readonly languages?: readonly PluginLanguage[]
  /** Components that guides may use, by name. */
  readonly components?: Readonly<Record<string, PluginComponent>>
}

/** An extension of specs, declared once for every output. */
export interface Fact {
  /** Name of the extension. */
  readonly extension: string
  /** Kinds of object of a spec that may state it; on a `schema` it is a fact of each field of it. */
  readonly objects: readonly FactObject[]
  /** JSON Schema of its value. `description` and `examples` stand in hints. */
  readonly schema: Readonly<Record<string, unknown>>
  /** Its name, before the value, by language. Without it, the text says all, and stands in the first line of a field. */
  readonly label?: Readonly<Record<string, string>>
  /** Its name in the JSON of an entry, where it is not the extension. */
  readonly name?: string
  /** Its meaning, as a sentence, by language. */
  readonly note?: Readonly<Record<string, string>>
  /** A function that tells the value in a language, `(value, locale) => text`, or a table of texts by value: `{ gold: { en: "Gold" } }`; in it, `*` is any other value, and `{value}` stands for the value. Without it, a text stands as it is and another value as JSON. */
  readonly text?: FactText
  /** Its weight in the search: as much as a name of the object, as a word of its text (by itself), or nothing. */
  readonly search?: 'name' | 'text' | 'none'
  /** Effect of a change of it on a client; `editorial` by itself. */
  readonly change?: 'breaking' | 'additive' | 'editorial'
}

/** A check of each object of some kinds, in every spec. */
export interface PluginRule {
  /** Follows the name of the plug-in in the code of a diagnostic. */
  readonly id: string
  /** How much a finding weighs; `validation.rules` changes it. */
  readonly severity: 'error' | 'warning' | 'info'
  /** Kinds of object of a spec that the rule looks at. */
  readonly objects: readonly ObjectKind[]
  /** A function that finds the problems of one object: `(object) => [{ message, hint, at }]`. */
  readonly check: RuleCheck
}

/** Further files of the site. */
export interface Output {
  /** Stands in diagnostics. */
  readonly name: string
  /** A function that makes files of the site: `(site) => [{ path, text }]`. */
  readonly files: OutputFiles
}

/** A command of the project: `npx exchange-docs NAME`. */
export interface PluginCommand {
  /** Name of the command. */
  readonly name: string
  /** Purpose of the command, for `--help`. */
  readonly does: string
  /** A function that runs it: `({ arguments, root, reference, print }) => exitCode`. */
  readonly run: CommandRun
}

/** A language as a table that programs are written from. */
export interface PluginLanguage {
  /** Its name in `samples.languages`. */
  readonly name: string
  /** Name as its users write it. */
  readonly label: string
  /** Other names that `x-codeSamples` may give it. */
  readonly aliases?: readonly string[]
  /** Grammar of highlight.js that colours it. */
  readonly grammar: string
  /** End of its files. */
  readonly extension: string
  /** A file has the name of the class in it. */
  readonly isClass?: boolean
  /** Command to run before; `{name}` is the name of a file without its extension. */
  readonly compile?: string
  /** Command that runs a file; `{name}` is its name without the extension. */
  readonly command: string
  /** Templates, each below a line `«:name»`. */
  readonly template: string
  /** How the language writes the steps of a program. */
  readonly syntax: LanguageSyntax
}

/** A component of guides, written as Markdown when the site is generated. */
export interface PluginComponent {
  /** Its attributes by name; a guide gives it no others. */
  readonly attributes?: Readonly<Record<string, ComponentAttribute>>
  /** A function that writes it: `({ attributes, content, locale, reference }) => markdown`. */
  readonly markdown: ComponentMarkdown
}

/** An attribute of a component of guides. */
export interface ComponentAttribute {
  /** Its value: a text, a number in braces, none (a `flag` stands alone), or the id of an API. */
  readonly type: 'text' | 'number' | 'flag' | 'api'
  /** The only texts that it takes. */
  readonly values?: readonly string[]
  /** A tag without it is an error. */
  readonly isRequired?: boolean
}

/** How the versions of the documentation are told apart; `npm run version:cut` makes them. */
export interface VersionsInput {
  /** Name under which a browser remembers the version a reader chose. */
  readonly id?: string
  /** The version that is being written. */
  readonly current?: CurrentVersion
}

/** The version that is being written. */
export interface CurrentVersion {
  /** Its name in the menu. */
  readonly label?: Localized
  /** Page that opens it when the page at hand is not in it; without it, the landing page of the first section. */
  readonly main?: string
}

/** How readers search. */
export interface SearchInput {
  /** Source of the answers: an index published with the site, which the browser asks, or the hosted service. */
  readonly provider?: 'local' | 'algolia'
  /** The hosted index. All of it is public: the pages carry it. */
  readonly algolia?: AlgoliaConfig
  /** Groups of words and phrases that mean the same. */
  readonly synonyms?: readonly (readonly string[])[]
  /** Tools and files of the site, and absent features with their alternatives. */
  readonly entries?: readonly SearchEntry[]
  /** Questions of readers about an address, in their own words. */
  readonly questions?: readonly SearchQuestions[]
}

/** The hosted index. All of it is public: the pages carry it. */
export interface AlgoliaConfig {
  /** Id of the application. */
  readonly appId: string
  /** A key that may search and nothing else. Never one that may write. */
  readonly searchKey: string
  /** Begins the name of each language’s index: `docs` for `docs_en`, `docs_zh`. */
  readonly index: string
  /** Servers that answer queries in place of the service’s own, such as a proxy of yours. */
  readonly hosts?: readonly string[]
}

/** An answer of the search that no page is by itself. */
export interface SearchEntry {
  /** A tool, a file to download, or a feature that is not offered. */
  readonly kind: 'tool' | 'file' | 'absent'
  /** Name of the tool, file or feature. */
  readonly title: Localized
  /** Names that readers give it, with commas between them. Every language finds it by the names of the first language as well. */
  readonly asked: Localized
  /** Its purpose; for an absent feature, the alternative. */
  readonly text: Localized
  /** Page, with or without an anchor, that says more. */
  readonly href: string
}

/** Words of readers that the texts of a page, section, operation or channel do not have. */
export interface SearchQuestions {
  /** Addresses that answer. */
  readonly of: readonly string[]
  /** Words and phrases of readers, with commas between them. Every language finds it by those of the first one as well. */
  readonly asked: Localized
}

/** Languages of request samples. `x-codeSamples` of an operation brings others along. */
export interface SamplesConfig {
  /** Languages in the order of their tabs; one that is left out has no samples. `bash` is cURL. */
  readonly languages: readonly string[]
}

/** How much diagnostics weigh in this project. */
export interface ValidationConfig {
  /** Settings by the code of a diagnostic; docs/diagnostics.md explains each code. */
  readonly rules: Readonly<Partial<Record<AnyCode, readonly RuleSetting[] | RuleSetting>>>
}

/** How much a diagnostic weighs in this project. */
export interface RuleSetting {
  /** `error` stops the build; `off` drops the diagnostic. */
  readonly severity: 'off' | 'info' | 'warning' | 'error'
  /** Why it weighs less than usual; needed where it does. */
  readonly reason?: string
  /** Files and folders of the project that the setting is for; without it, all. */
  readonly for?: readonly string[]
}

/** Values of the settings that a project leaves out. */
export const defaults = {
  origin: 'http://localhost:4173',
  base: '/',
  locales: [{ code: 'en', label: 'English', lang: 'en', dir: 'ltr', calendar: 'gregory' }],
  apis: [],
  sidebars: {},
  navbar: { start: [], end: [] },
  links: {},
  redirects: {},
  versions: { id: 'default' },
  search: { provider: 'local', synonyms: [] },
  validation: { rules: {} },
} as const
