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
    'Indentation, quotes or brackets do not fit together at this place, or a key occurs twice.',
    'Correct the text at this place; quote values that contain `: ` or start with a special character.',
  ),
  'character-unprintable': warning(
    'A character cannot be shown',
    'A control character or half of a surrogate pair stands in a text; HTML and JSON tools cannot hold it, so it is shown as U+FFFD.',
    'Take the character out of the text.',
  ),
  'yaml-ambiguous': warning(
    'YAML parsers read this differently',
    'Without quotes, `no`, `on`, `2020-01-01`, `12:30`, `0123` and `1e3` are one thing in YAML 1.2 and another in YAML 1.1.',
    'Put the value in quotes; write a merge key out.',
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
    'The input is larger than is read',
    'A file, its nesting, or what its aliases stand for exceeds a limit that protects the build.',
    'Split the file with $ref, and replace YAML aliases by $ref.',
  ),
  'remote-reference': error(
    'A reference leads to another host',
    'Nothing is fetched while building, so that the same input always gives the same site.',
    'Save a copy beside the spec and refer to that.',
  ),
  'reference-outside': error(
    'A path leads to what is no part of the project or the spec',
    'A $ref leads out of the folders of the specs, to a hidden file, into a package, or to a file that is no YAML or JSON document. So does a path in the configuration that leads out of the project.',
    'Move the file below the folder of the spec, or name its folder in `shared` of the API. What the configuration names must be in the project.',
  ),
  'missing-reference': error(
    'A reference leads nowhere',
    'The file or the place that a $ref names does not exist.',
    'Define what is missing, or correct the reference.',
  ),
  'config-not-found': error(
    'There is no configuration',
    'The project folder has no site.config.ts.',
    'Create one with `export default defineSite({ … })`, or build a bare spec with --spec FILE.',
  ),
  'config-invalid': error(
    'The configuration is not valid',
    'A field of the configuration is missing, unknown, or has a value it cannot have.',
    'Correct the field; the editor shows what it may hold.',
  ),
  'versions-invalid': error(
    'The frozen versions do not fit',
    'versions.json is damaged, names a version whose folder is not there, or a page now lies where a version is published.',
    'Restore the files that `npm run version:cut` wrote, or give the page another path.',
  ),
  'no-content': error(
    'There is nothing to build',
    'Neither a spec with operations nor a guide was found.',
    'Name a spec that has at least one path, or add a guide.',
  ),
  'unknown-format': error(
    'The document follows no known specification',
    'It has neither an `openapi:` nor an `asyncapi:` field with a version that is read.',
    'Start the document with `openapi: 3.1.0` or `asyncapi: 3.0.0`; convert Swagger 2.0 to OpenAPI 3.',
  ),
  'reference-circular': error(
    'A reference leads back to itself',
    'References follow one another in a circle and never arrive at a value.',
    'Let one of the references in the circle lead to a value.',
  ),
  'check-incomplete': warning(
    'A check gave up',
    'A checker stopped early: hundreds of schemas refer to one another in a chain, a reference leads into what holds it, or it took too much time or memory.',
    'Correct the other findings first, then check again; if it stays, shorten the chain of references.',
  ),
  'asyncapi-structure': error(
    'The AsyncAPI document is not as its specification asks',
    'The parser of AsyncAPI found something missing, misspelt or contradictory. It runs in `validate` only, and where every reference leads to a place of the spec.',
    'Compare the place with the AsyncAPI specification of the version that the document names.',
  ),
  'spec-structure': error(
    'The document breaks the grammar of its specification',
    'A field is missing, unknown, or of a wrong type for OpenAPI or AsyncAPI.',
    'Compare the object with the specification of the version that the document names.',
  ),
  'schema-invalid': error(
    'A schema cannot be used',
    'A keyword of the schema has a value that means nothing, or the schema contains itself without end.',
    'Correct the schema, so that examples can be checked against it.',
  ),
  'example-mismatch': error(
    'An example does not match its schema',
    'An example, or a default value, is not what the schema beside it allows, so one of the two misleads readers.',
    'Correct the example or the schema.',
  ),
  'circular-composition': error(
    'A schema is composed of itself',
    'A chain of allOf leads back to where it began, so the schema has no fields of its own to show.',
    'Remove one link of the chain.',
  ),
  'circular-object': warning(
    'An object contains itself',
    'A callback leads back to the path that it is called from, or a header to itself. It is not shown within itself again.',
    'Let the reference lead to something else, or take it out.',
  ),
  'method-invalid': error(
    'A method is none of HTTP',
    'A key of `additionalOperations` has characters that a method cannot have (RFC 9110, token), so no request can be made.',
    'Write the method as it is sent, such as `COPY`.',
  ),
  'header-name-invalid': error(
    'A header or cookie cannot have this name',
    'The name has characters that the name of a header or cookie cannot have (RFC 9110, token), so that programs leave it out.',
    'Write the name as it is sent, without a colon and without its value.',
  ),
  'server-invalid': error(
    'The address of a server is no address',
    'With its variables at their defaults it is no URL, or has characters that a URL cannot have, so that programs leave it out.',
    'Write scheme, host and path as they are sent; percent-encode what a URL cannot have.',
  ),
  'operation-id-missing': warning(
    'An operation has no id',
    'Anchors, samples and links are named after the operationId; without one they depend on method and path.',
    'Add an operationId that is unique in the API, such as `placeOrder`.',
  ),
  'extension-invalid': error(
    'An extension has a form that is not read',
    'The value of one of our x- fields is not what its schema allows.',
    'Write the extension as its description shows.',
  ),
  'extension-unknown': warning(
    'The name of an extension looks misspelt',
    'The x- field is not one of ours but nearly has the name of one. Other x- fields are left alone.',
    'Correct the name, or choose one that is further away.',
  ),
  'extension-misplaced': warning(
    'An extension stands where it is not read',
    'The x- field is one of ours but says nothing on this kind of object.',
    'Move it to the object it is meant for.',
  ),
  'error-code-unknown': error(
    'An error code is not in the catalogue',
    'An operation lists a code in x-errors that x-errors at the root does not explain.',
    'Add the code to x-errors at the root, or correct it on the operation.',
  ),
  'error-code-duplicate': error(
    'An error code is in the catalogue twice',
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
    'A value is described that does not exist',
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
    'The operation needs a key, and readers must guess which permissions to give it. A spec without any x-permission is told so once.',
    'Add x-permission, such as `trade`.',
  ),
  'private-without-rate-limit': warning(
    'A private operation states no rate limit',
    'Readers learn from refusals how often they may call. A spec without any x-rate-limit is told so once.',
    'Add x-rate-limit, such as `{ requests: 50, interval: 1s }`.',
  ),
  'list-without-paging': warning(
    'A list does not say how it is paged',
    'The operation takes a parameter for a part of its list, but nothing says how the next part is asked for, or how long a part is at most.',
    'Add x-pagination with `style`, the names of the parameters and `maxLimit`.',
  ),
  'header-parameter-ignored': warning(
    'OpenAPI ignores this header parameter',
    'OpenAPI ignores parameters named Accept, Content-Type and Authorization, or generators make arguments of them. Media types and security schemes say the same.',
    'Remove the parameter; state the media type of the body or answer, a security scheme, or x-request-headers.',
  ),
  'pagination-parameter-unknown': error(
    'Paging names a parameter that does not exist',
    'x-pagination names a parameter that the operation does not take.',
    'Correct the name, or add the parameter.',
  ),
  'money-not-string': note(
    'A price or an amount is a number',
    'JSON numbers become binary fractions in most languages, which do not hold every decimal. Found by x-unit, or by the last word of the name.',
    'Send a string with `format: decimal`, or say in `validation.rules` of the configuration why this API cannot.',
  ),
  'money-without-format': note(
    'A price or an amount is any text',
    'The value is a string, but nothing says how the number is written in it.',
    'Add `format: decimal`, or a pattern.',
  ),
  'id-not-string': note(
    'An id is an unbounded number',
    'JavaScript holds whole numbers exactly up to 9007199254740991; a larger id becomes another one.',
    'Send ids as strings, or bound them with `format: int32` or `maximum`.',
  ),
  'timestamp-without-unit': note(
    'A time has no unit',
    'Neither x-unit nor a word of the description says whether seconds, milliseconds or nanoseconds are counted.',
    'Add x-unit, such as `ms`; give a text a format such as `date-time`.',
  ),
  'single-letter-key-unexplained': warning(
    'A key of one letter is not explained',
    'Short keys save bytes on a socket but say nothing by themselves.',
    'Add a description.',
  ),
  'example-inconsistent': warning(
    'Examples contradict one another',
    'A range ends before it starts, more is filled than ordered, more rows come than asked for, or an answer is about another thing than the request.',
    'Correct the values, so that request and answer belong together.',
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
    'A parameter is there twice',
    'Two parameters of one operation have the same name and place.',
    'Remove one of the two.',
  ),
  'operation-summary': warning(
    'An operation has no summary',
    'The summary is the title of the operation; without it readers see the operationId.',
    'Add a summary: a short verb phrase such as `Place order`.',
  ),
  'operation-description': warning(
    'An operation has no description',
    'Nothing says what the operation does, when to use it and what to watch out for.',
    'Add a description of one to three sentences.',
  ),
  'operation-tag-defined': warning(
    'A tag is not defined',
    'Tags decide which page an operation stands on; this one is missing, or not listed in the tags at the root.',
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
    'A fixed part of one path may be the value of a parameter of the other, so readers must know which of the two a server tries first.',
    'Rename one of the paths; where the API is published already, switch the rule off and give the reason.',
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
    'No value can be both of the type and in the enum; often a number or a word such as `on` wants quotes.',
    'Write the value in the type of the schema, or correct the type.',
  ),
  'no-schema-type-mismatch': error(
    'A schema has fields of another type',
    '`items` belongs to arrays and `properties` to objects.',
    'Correct the type, or move the keyword.',
  ),
  'no-duplicated-enum-values': warning(
    'An enum has a value twice',
    'The second one says nothing.',
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
    'A server variable can have no value',
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
    'A data file of the guides is no table',
    'A file below guides/data is no JSON, or has no columns and rows.',
    'Write { "columns": [{ "key", "label" }], "rows": [{ … }] }.',
  ),
  'recipe-invalid': error(
    'A recipe of the guides is not whole',
    'A guide names a recipe that does not exist, a program includes what is not there, or what is shown has no end.',
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
    'An id that is written out, `[#id]`, is that of another heading too; links find only the first.',
    'Give one of the two an id of its own.',
  ),
  'translation-outdated': warning(
    'A translation is older than its source',
    'The guide in the default language changed after this translation was written.',
    'Bring the translation up to date, then run `npm run i18n -- --translated`.',
  ),
  typography: warning(
    'Chinese text is not set as Chinese text is',
    'Chinese and Latin characters run together, or punctuation of the wrong width stands in a Chinese sentence.',
    'Put a space between Chinese and Latin text and use full-width punctuation.',
  ),
  'text-to-fill-in': warning(
    'A text of a skeleton is not written yet',
    'It begins with "Fill in:", as `npm run new` leaves texts that only you can write.',
    'Write the text, then run `npm run i18n` to have it translated.',
  ),
  'text-not-shown': note(
    'No page shows a description',
    'A description beside a reference replaces that of the schema wherever the schema is used, or no page shows what the description belongs to. `npm run validate` alone looks for it.',
    'Say it where readers meet it, such as in the description of the field, or remove it.',
  ),
  'route-vanished': error(
    'A published address would vanish',
    'A page or anchor of the lock file is no longer made, and no redirect leads from it.',
    'Add a redirect in the configuration, bring the page back, or run `npm run generate -- --lock` when it was never published.',
  ),
  'translation-missing': warning(
    'A text is not translated',
    'The catalogue has no translation of a text, or of the text as it reads now; readers see the original.',
    'Run `npm run i18n` and translate the new entries.',
  ),
  'translation-unused': warning(
    'A translation is not used',
    'The catalogue translates a text that is nowhere in the spec any more.',
    'Run `npm run i18n` to remove it.',
  ),
  'catalog-syntax': error(
    'A translation catalogue cannot be read',
    'The file is not valid gettext PO.',
    'Correct the entry at this place; each needs `msgid` and `msgstr` in quotes.',
  ),
  'page-path-invalid': error(
    'The path of a page cannot be used',
    'The path of a guide is that of its file, and this one has a character that a URL escapes or reads as something else.',
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
    'The path of a link in a guide, in the prose of a spec or in its translation is not the path of a page of the site.',
    'Correct the link.',
  ),
  'anchor-broken': error(
    'A link leads to no heading',
    'The page exists but has no heading, operation or channel with this anchor.',
    'Correct what follows `#`.',
  ),
}
