import type { DiagnosticCode } from '../../contract/diagnosticCodes.ts'
import type { Severity } from '../../contract/diagnostics.ts'

/** Severity, title, cause and fix of a code, for the documentation of the checks and for hints. */
export interface CatalogEntry {
  /** How severe such a diagnostic usually is; a check that knows better says less. */
  readonly severity: Severity
  readonly title: string
  readonly cause: string
  /** As an imperative. */
  readonly fix: string
}

type Write = (title: string, cause: string, fix: string) => CatalogEntry

const error: Write = (title, cause, fix) => ({ severity: 'error', title, cause, fix })
/** A site with this problem is still of use. */
const warning: Write = (title, cause, fix) => ({ severity: 'warning', title, cause, fix })
/** Found by names and other signs, so it may be wrong. */
const note: Write = (title, cause, fix) => ({ severity: 'info', title, cause, fix })

/** Every code there is: one without an entry does not compile. */
export const diagnosticCatalog: Readonly<Record<DiagnosticCode, CatalogEntry>> = {
  'yaml-syntax': error(
    'The file is not valid YAML or JSON',
    'Indentation, quotes or brackets do not match at this place, or a key occurs twice.',
    'Correct the text at this place; quote values that contain `: ` or start with a special character.',
  ),
  'character-unprintable': warning(
    'A character cannot be shown',
    'A text has a control character or half of a surrogate pair. HTML and JSON cannot hold it, so pages show U+FFFD.',
    'Remove the character from the text.',
  ),
  'yaml-ambiguous': warning(
    'YAML parsers read this differently',
    'Without quotes, `no`, `on`, `2020-01-01`, `12:30`, `0123` and `1e3` mean different things in YAML 1.1 and 1.2.',
    'Put the value in quotes, and write a merge key out.',
  ),
  'empty-file': error(
    'The file is empty',
    'A file that is named in the configuration or in a $ref has no content.',
    'Write the document into it, or remove the reference to it.',
  ),
  'file-not-found': error(
    'There is no such file',
    'A path in the configuration or on the command line leads to no file.',
    'Correct the path: it is relative to the project folder.',
  ),
  'input-too-large': error(
    'The input is too large',
    'A file, its nesting, or its expanded aliases exceed a limit of the build.',
    'Split the file with $ref, and replace YAML aliases by $ref.',
  ),
  'remote-reference': error(
    'A reference leads to another host',
    'A build fetches nothing, so the same input always gives the same site.',
    'Save a copy beside the spec and refer to that.',
  ),
  'reference-outside': error(
    'A path leads out of the project or the spec',
    'A $ref may not leave the folders of the specs, or lead to a hidden file, a package, or a file that is not YAML or JSON. Paths in the configuration may not leave the project.',
    'Move the file below the folder of the spec, or name its folder in `shared` of the API. Files of the configuration must be in the project.',
  ),
  'missing-reference': error(
    'A reference leads nowhere',
    'The target of a $ref does not exist.',
    'Define what is missing, or correct the reference.',
  ),
  'config-not-found': error(
    'There is no configuration',
    'The project folder has no site.config.ts.',
    'Create one with `export default defineSite({ … })`, or build a bare spec with --spec FILE.',
  ),
  'config-invalid': error(
    'The configuration is not valid',
    'A field of the configuration is missing, unknown, or has an invalid value.',
    'Correct the field; the editor shows what it may hold.',
  ),
  'versions-invalid': error(
    'The frozen versions are inconsistent',
    'versions.json is damaged, the folder of a version is missing, or a page has the address of a version.',
    'Restore the files that `npm run version:cut` wrote, or give the page another path.',
  ),
  'no-content': error(
    'There is nothing to build',
    'The project has no spec with operations and no guide.',
    'Name a spec that has at least one path, or add a guide.',
  ),
  'unknown-format': error(
    'The document follows no known specification',
    'It has no `openapi:` or `asyncapi:` field with a supported version.',
    'Start the document with `openapi: 3.1.0` or `asyncapi: 3.0.0`; convert Swagger 2.0 to OpenAPI 3.',
  ),
  'reference-circular': error(
    'A reference leads back to itself',
    'References form a circle and never reach a value.',
    'Let one of the references in the circle lead to a value.',
  ),
  'check-incomplete': warning(
    'A check stopped early',
    'A long chain of references, a reference into its own parent, or a limit of time or memory stopped the check.',
    'Correct the other problems first, then check again. If this one stays, shorten the chain of references.',
  ),
  'asyncapi-structure': error(
    'The AsyncAPI document does not follow its specification',
    'The parser of AsyncAPI found something missing, misspelt or contradictory. Only `validate` runs it, and only when every reference resolves.',
    'Compare the place with the AsyncAPI specification of the version that the document names.',
  ),
  'spec-structure': error(
    'The document does not follow its specification',
    'A field is missing, unknown, or of a wrong type for OpenAPI or AsyncAPI.',
    'Compare the object with the specification of the version that the document names.',
  ),
  'schema-invalid': error(
    'A schema cannot be used',
    'A keyword of the schema has an invalid value, or the schema contains itself without end.',
    'Correct the schema, so that examples can be checked against it.',
  ),
  'example-mismatch': error(
    'An example does not match its schema',
    'An example, or a default value, is not what the schema beside it allows, so one of the two misleads readers.',
    'Correct the example or the schema.',
  ),
  'circular-composition': error(
    'A schema contains itself by allOf',
    'A chain of allOf leads back to where it began, so the schema has no fields of its own to show.',
    'Remove one link of the chain.',
  ),
  'circular-object': warning(
    'An object contains itself',
    'A callback leads back to its own path, or a header to itself. Pages do not repeat it.',
    'Change the reference or remove it.',
  ),
  'method-invalid': error(
    'A method is not an HTTP method',
    'A key of `additionalOperations` has characters that a method cannot have (RFC 9110, token), so no request can be made.',
    'Write the method as it is sent, such as `COPY`.',
  ),
  'header-name-invalid': error(
    'A header or cookie cannot have this name',
    'The name has characters that RFC 9110 does not allow (token), so samples leave it out.',
    'Write the name as it is sent, without a colon and without its value.',
  ),
  'server-invalid': error(
    'The address of a server is invalid',
    'With the defaults of its variables it is not a valid URL, so samples leave it out.',
    'Write scheme, host and path as they are sent. Percent-encode other characters.',
  ),
  'operation-id-missing': warning(
    'An operation has no id',
    'Anchors, samples and links are named after the operationId; without one they depend on method and path.',
    'Add an operationId that is unique in the API, such as `placeOrder`.',
  ),
  'extension-invalid': error(
    'An extension has an invalid form',
    'The value of an extension does not match its schema.',
    'Write the extension as its description shows.',
  ),
  'extension-unknown': warning(
    'The name of an extension looks misspelt',
    'The x- field is unknown, but its name is close to a known one. Other unknown x- fields cause no warning.',
    'Correct the name, or choose a less similar one.',
  ),
  'extension-misplaced': warning(
    'An extension is in a place where it has no effect',
    'The x- field is an extension of the engine, but has no meaning on this kind of object.',
    'Move it to the object it is meant for.',
  ),
  'error-code-unknown': error(
    'An error code is not defined',
    'An operation lists a code in x-errors that x-errors at the root does not explain.',
    'Add the code to x-errors at the root, or correct it on the operation.',
  ),
  'error-code-duplicate': error(
    'An error code is defined twice',
    'Two entries of x-errors at the root have the same code.',
    'Merge the two entries.',
  ),
  'replacement-unknown': error(
    'A replacement does not exist',
    'x-replaced-by names an operationId that the spec does not have.',
    'Correct the operationId, or leave the list empty and write a note.',
  ),
  'deprecated-without-replacement': warning(
    'A deprecated operation has no successor',
    'The operation is deprecated, but its callers are not told what to use instead.',
    'Add x-replaced-by with an operationId, or with an empty list and a note.',
  ),
  'enum-description-unknown': error(
    'A description is for a value that does not exist',
    'x-enum-descriptions has a key that is not a value of the enum.',
    'Correct the key, add the value to the enum, or remove the description.',
  ),
  'enum-value-undescribed': warning(
    'A value of an enum is not explained',
    'Neither x-enum-descriptions nor the description of the schema says what the value means.',
    'Add x-enum-descriptions with a text for each value.',
  ),
  'deprecated-without-date': warning(
    'A deprecated operation has no date',
    'The operation is deprecated, but nothing says since when, or when it will stop working.',
    'Add x-deprecated-since or x-sunset with a date.',
  ),
  'private-without-permission': warning(
    'A private operation names no permission',
    'The operation needs a key, but readers must guess its permission. A spec without any x-permission gets one note.',
    'Add x-permission, such as `trade`.',
  ),
  'private-without-rate-limit': warning(
    'A private operation states no rate limit',
    'Readers do not know how often they may call. A spec without any x-rate-limit gets one note.',
    'Add x-rate-limit, such as `{ requests: 50, interval: 1s }`.',
  ),
  'list-without-paging': warning(
    'A list has no pagination',
    'The operation takes a paging parameter, but nothing says how to get the next page, or how long a page is at most.',
    'Add x-pagination with `style`, the names of the parameters and `maxLimit`.',
  ),
  'header-parameter-ignored': warning(
    'OpenAPI ignores this header parameter',
    'OpenAPI ignores the parameters Accept, Content-Type and Authorization, and some generators turn them into arguments.',
    'Remove the parameter. Use the media type of the body or response, a security scheme, or x-request-headers instead.',
  ),
  'pagination-parameter-unknown': error(
    'Paging names a parameter that does not exist',
    'x-pagination names a parameter that the operation does not take.',
    'Correct the name, or add the parameter.',
  ),
  'money-not-string': note(
    'A price or an amount is a number',
    'Most languages read JSON numbers as binary fractions, which cannot hold every decimal. The check looks at x-unit and the last word of the name.',
    'Send a string with `format: decimal`, or say in `validation.rules` of the configuration why this API cannot.',
  ),
  'money-without-format': note(
    'A price or an amount has no format',
    'The value is a string, but nothing describes the form of its number.',
    'Add `format: decimal`, or a pattern.',
  ),
  'id-not-string': note(
    'An id is an unbounded number',
    'JavaScript holds integers exactly up to 9007199254740991. A larger id changes.',
    'Send ids as strings, or bound them with `format: int32` or `maximum`.',
  ),
  'timestamp-without-unit': note(
    'A time has no unit',
    'Neither x-unit nor the description says whether it is in seconds, milliseconds or nanoseconds.',
    'Add x-unit, such as `ms`, or for a string a format such as `date-time`.',
  ),
  'single-letter-key-unexplained': warning(
    'A key of one letter is not explained',
    'Short keys save bytes on a socket but say nothing by themselves.',
    'Add a description.',
  ),
  'example-inconsistent': warning(
    'Examples contradict one another',
    'For example, a range ends before it starts, an order is filled beyond its size, or the response does not fit the request.',
    'Correct the values so that request and response belong together.',
  ),
  'operation-operationId-unique': error(
    'Two operations have one id',
    'An operationId must name one operation: anchors and samples are made from it.',
    'Give each operation an operationId of its own.',
  ),
  'operation-operationId-url-safe': warning(
    'An operation id has characters that URLs escape',
    'The operationId becomes part of links; spaces and letters beyond ASCII are escaped there.',
    'Use letters, digits, `_`, `-` and `.` in the operationId.',
  ),
  'operation-parameters-unique': error(
    'A parameter is declared twice',
    'Two parameters of one operation have the same name and location.',
    'Remove one of the two.',
  ),
  'operation-summary': warning(
    'An operation has no summary',
    'The summary is the title of the operation; without it readers see the operationId.',
    'Add a summary: a short verb phrase such as `Place order`.',
  ),
  'operation-description': warning(
    'An operation has no description',
    'Readers need to know what the operation does and when to use it.',
    'Add a description of one to three sentences.',
  ),
  'operation-tag-defined': warning(
    'A tag is not defined',
    'Tags decide the page of an operation. This tag is missing, or not in `tags` at the root.',
    'Add the tag to `tags` at the root, with a description.',
  ),
  'tag-description': warning(
    'A tag has no description',
    'The description of a tag introduces its page.',
    'Add a description to the tag.',
  ),
  'no-duplicated-tag-names': error(
    'Two tags have one name',
    'A tag is known by its name, and pages are made by tag.',
    'Merge the two tags, or rename one.',
  ),
  'path-parameters-defined': error(
    'A path and its parameters do not agree',
    'A name in braces has no parameter with `in: path`, or a path parameter is not in the path.',
    'Declare a parameter with `in: path` for each name in braces, and no other.',
  ),
  'path-declaration-must-exist': error(
    'A path has empty braces',
    'A parameter in a path has no name.',
    'Write the name of the parameter between the braces.',
  ),
  'path-not-include-query': error(
    'A path contains a query',
    'What follows `?` is not part of a path.',
    'Declare it as parameters with `in: query`.',
  ),
  'no-identical-paths': error(
    'Two paths are the same',
    'The paths differ only in the names of their parameters, so a server cannot tell them apart.',
    'Merge the operations into one path.',
  ),
  'no-ambiguous-paths': warning(
    'Two paths match one address',
    'A fixed part of one path can be a parameter value of the other. Readers must know which one the server tries first.',
    'Rename one of the paths. If the API is published, switch the rule off and give the reason.',
  ),
  'security-defined': error(
    'A security scheme is not defined',
    'A security requirement names a scheme that components.securitySchemes does not have.',
    'Define the scheme in components.securitySchemes, or correct its name.',
  ),
  'security-scopes-defined': warning(
    'A scope is not defined',
    'A security requirement names a scope that its OAuth scheme does not list.',
    'Add the scope to the scheme, or correct its name.',
  ),
  'no-enum-type-mismatch': error(
    'A value of an enum has another type than the schema',
    'No value can have the type and be in the enum. Often a number or a word such as `on` needs quotes.',
    'Write the value in the type of the schema, or correct the type.',
  ),
  'no-schema-type-mismatch': error(
    'A schema has keywords of another type',
    '`items` belongs to arrays and `properties` to objects.',
    'Correct the type, or move the keyword.',
  ),
  'no-duplicated-enum-values': warning(
    'An enum has a value twice',
    'The second one has no effect.',
    'Remove one of the two.',
  ),
  'no-required-schema-properties-undefined': warning(
    'A required property is not described',
    '`required` names a property that `properties` does not have; often one of the two is misspelt.',
    'Add the property, or correct the name in `required`.',
  ),
  'no-undefined-server-variable': error(
    'A server variable is not defined',
    'The URL of a server has a name in braces that its variables do not have.',
    'Define the variable, with a default.',
  ),
  'no-server-variables-empty-enum': error(
    'A server variable has no possible value',
    'The enum of the variable is empty, or does not contain its default.',
    'List the values, the default among them.',
  ),
  'no-server-trailing-slash': warning(
    'The URL of a server ends in a slash',
    'Paths begin with a slash, so the address of each call gets two.',
    'Remove the slash at the end.',
  ),
  'no-example-value-and-externalValue': error(
    'An example has two values',
    '`value` and `externalValue` exclude each other.',
    'Keep one of the two.',
  ),
  'spec-components-invalid-map-name': error(
    'The name of a component cannot be referred to',
    'Names of components consist of letters, digits, `.`, `-` and `_`.',
    'Rename the component.',
  ),
  'spec-ref-siblings': warning(
    'A field beside a reference is not read',
    'Where a $ref stands, the specification ignores most fields beside it.',
    'Move the field to what the reference leads to, or wrap the reference in allOf.',
  ),
  'spec-querystring-parameters': error(
    'The query is described twice',
    'One parameter with `in: querystring` describes the whole query, so there can be no other.',
    'Keep either one querystring parameter or query parameters.',
  ),
  'spec-no-invalid-tag-parents': error(
    'The parent of a tag does not exist',
    'A tag names a parent that is not in the list of tags, or that leads back to itself.',
    'Correct the parent.',
  ),
  'guide-front-matter': error(
    'The front matter of a guide is not valid',
    'The block between `---` at the top is missing, is not valid YAML, or lacks a field.',
    'Begin the guide with `---`, `title: …`, `description: …`, `---`.',
  ),
  'guide-data-invalid': error(
    'A data file of the guides is not a table',
    'A file below guides/data is not JSON, or lacks columns and rows.',
    'Write { "columns": [{ "key", "label" }], "rows": [{ … }] }.',
  ),
  'recipe-invalid': error(
    'A recipe of the guides is incomplete',
    'The recipe does not exist, it includes a missing file, or its shown region has no end.',
    'Correct the name, or the lines `# include …`, `# region shown` and `# endregion` of the program.',
  ),
  'guide-syntax': error(
    'A guide is not valid MDX',
    'A tag is not closed, or a brace or an angle bracket is not meant as code.',
    'Close every tag, and write a literal `{` or `<` as `\\{` or `\\<` or inside code.',
  ),
  'guide-component-unknown': error(
    'A guide uses a component that does not exist',
    'Only the components of the site can be used in a guide.',
    'Correct the name of the component.',
  ),
  'guide-anchor-repeated': error(
    'Two headings of a guide have one anchor',
    'Another heading has the same id, `[#id]`. Links find only the first.',
    'Give one of them another id.',
  ),
  'translation-outdated': warning(
    'A translation is older than its source',
    'The guide in the default language changed after this translation was written.',
    'Update the translation, then run `npm run i18n -- --translated`.',
  ),
  typography: warning(
    'Chinese text breaks typographic rules',
    'A space between Chinese and Latin text is missing, or punctuation has the wrong width.',
    'Put a space between Chinese and Latin text and use full-width punctuation.',
  ),
  'text-to-fill-in': warning(
    'A text of a skeleton is missing',
    '`npm run new` writes "Fill in:" where only you can write the text.',
    'Write the text, then run `npm run i18n` to have it translated.',
  ),
  'text-not-shown': note(
    'No page shows a description',
    'Another description replaces it wherever the schema is used, or no page shows its object. Only `npm run validate` checks this.',
    'Move the text to the description of the field, or remove it.',
  ),
  'route-vanished': error(
    'A published address would vanish',
    'A page or anchor of the lock file no longer exists, and no redirect replaces it.',
    'Add a redirect in the configuration, bring the page back, or run `npm run generate -- --lock` when it was never published.',
  ),
  'translation-missing': warning(
    'A text is not translated',
    'The catalog has no translation of the current text. Readers see the original.',
    'Run `npm run i18n` and translate the new entries.',
  ),
  'translation-unused': warning(
    'A translation is not used',
    'The catalog translates a text that the spec no longer has.',
    'Run `npm run i18n` to remove it.',
  ),
  'catalog-syntax': error(
    'A translation catalog cannot be read',
    'The file is not valid gettext PO.',
    'Correct the entry at this place; each needs `msgid` and `msgstr` in quotes.',
  ),
  'page-path-invalid': error(
    'The path of a page cannot be used',
    'The path of a guide is the path of its file. This one has a character that a URL escapes or reads as something else.',
    'Rename the file: without spaces, `?`, `#`, `%`, `\\` and `..`.',
  ),
  'route-conflict': error(
    'Two pages have one path',
    'A guide and a generated page, or pages of two APIs, claim the same path.',
    'Move one of them: rename the guide, or change its x-page.',
  ),
  'sidebar-page-unknown': error(
    'A sidebar names a page that does not exist',
    'A path, an API or a tag in the sidebar leads to no page.',
    'Correct the entry, or add the page.',
  ),
  'link-broken': error(
    'A link leads to no page',
    'The link is in a guide, a spec or a translation. No page of the site has its path.',
    'Correct the link.',
  ),
  'anchor-broken': error(
    'A link leads to no heading',
    'The page exists but has no heading, operation or channel with this anchor.',
    'Correct what follows `#`.',
  ),
}
