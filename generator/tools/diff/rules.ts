import type { ChangeClass } from './changeClass.ts'

/** How a kind of change is classed, and why. */
export interface Rule {
  readonly title: string
  /** Class where the client writes the value. */
  readonly request: ChangeClass
  /** Class where the server writes it. A change without a side has one class. */
  readonly response: ChangeClass
  readonly why: string
}

type RuleRow = readonly [title: string, classes: readonly [ChangeClass, ChangeClass?], why: string]

const b = 'breaking'
const a = 'additive'
const e = 'editorial'

/** Every kind of change by the title of its group. `docs/diff-rules.md` is made of it. */
export const ruleGroups = {
  'Parameters and fields': {
    'field-added': [
      'An optional field is new',
      [a],
      'A caller may leave it out; a reader ignores members that it does not know.',
    ],
    'required-field-added': [
      'A required field is new',
      [b, a],
      'Requests written before lack it. In what the server sends it is one more member.',
    ],
    'field-removed': [
      'A field is gone',
      [b],
      'What was sent has no effect any more or is refused; what was read never comes.',
    ],
    'field-renamed': [
      'A field has another name',
      [b],
      'The old name is gone on both sides. One went and one of the same shape came at the same place.',
    ],
    'field-moved': [
      'A field is at another place',
      [b],
      'A parameter that goes from the query to the header, or a place of a positional array, is looked for where it was.',
    ],
    'field-became-required': [
      'A field is required now',
      [b, a],
      'A caller that left it out is refused. A reader had to cope without it and now never has to.',
    ],
    'field-became-optional': [
      'A field is optional now',
      [a, b],
      'A caller may go on sending it. A reader that relied on it will miss it.',
    ],
    'default-added': [
      'A default is stated',
      [a, e],
      'Nothing was promised for a value left out. A default does not change what a server sends.',
    ],
    'default-changed': [
      'A default has changed',
      [b, e],
      'A request that leaves the value out means something else now.',
    ],
    'default-removed': [
      'A default is gone',
      [b, e],
      'A request that leaves the value out no longer means what it did.',
    ],
    'serialization-changed': [
      'A parameter is written in another way',
      [b],
      '`style` or `explode` decide how lists and objects look on the wire.',
    ],
  },
  Values: {
    'type-changed': ['The type has changed', [b], 'Neither type holds the other: `number` to `string`.'],
    'type-widened': [
      'More types are possible',
      [a, b],
      'A caller sends what it sent; a reader may meet a type that it does not expect.',
    ],
    'type-narrowed': [
      'Fewer types are possible',
      [b, a],
      'A value of a type that is gone is refused; a reader only meets what it met before.',
    ],
    'null-allowed': ['The value may be null', [a, b], 'A reader that relied on a value meets null.'],
    'null-forbidden': ['The value may not be null any more', [b, a], 'A caller that sends null is refused.'],
    'format-changed': ['The format has changed', [b], 'The same text or number is written in another way.'],
    'format-loosened': [
      'The format is wider or gone',
      [a, b],
      'A reader of `int32` overflows on `int64`; without a format nothing is promised.',
    ],
    'format-tightened': ['The format is narrower or new', [b, a], 'Values that fitted may be refused.'],
    'unit-changed': [
      'The unit has changed',
      [b],
      'The same number means something else: seconds for milliseconds, contracts for coins.',
    ],
    'unit-stated': [
      'A unit is stated or no longer stated',
      [e],
      'Only the description knows more or less than before.',
    ],
    'constraint-tightened': ['A limit is tighter', [b, a], 'Values that were taken are refused.'],
    'constraint-loosened': [
      'A limit is wider',
      [a, b],
      'A reader that made room for the old limit (a column of 32 characters, a list of 20) may lose data.',
    ],
    'constraint-changed': [
      'A limit is another one',
      [b],
      'Two patterns cannot be compared, nor steps of which none is a multiple of the other.',
    ],
    'enum-value-added': [
      'A closed list has a new value',
      [a, b],
      'A reader that knows the whole list (`enum`) has no case for the new value: an unknown state of an order is a wrong position. A list that may grow is written as `x-enum-descriptions` without `enum`.',
    ],
    'enum-value-removed': ['A value of a closed list is gone', [b, a], 'A caller that sends it is refused.'],
    'enum-closed': ['Any value became a closed list', [b, a], 'Values outside the list are refused.'],
    'enum-opened': [
      'A closed list became open',
      [a, b],
      'A reader that knows the whole list meets values that are not in it.',
    ],
    'const-changed': ['The only possible value has changed', [b], 'It is what messages are told apart by.'],
    'known-value-added': ['A list that may grow has a new value', [a], 'The list said that others may come.'],
    'known-value-removed': [
      'A value of a list that may grow is gone',
      [b, a],
      'A caller that sends it can no longer rely on it.',
    ],
    'known-values-stated': ['Known values are listed, or no longer', [e], 'The list is open before and after.'],
    'variant-added': ['One more shape is possible', [a, b], 'A reader has no case for it.'],
    'variant-removed': ['One shape less is possible', [b, a], 'A caller that sends it is refused.'],
    'variant-value-changed': [
      'A shape is named by another value',
      [b],
      'It is what the shapes are told apart by on the wire.',
    ],
    'variants-added': ['A value is one of several shapes now', [b, a], 'What had any shape must have one of these.'],
    'variants-removed': [
      'A value is no longer one of several shapes',
      [a, b],
      'A reader cannot rely on the shapes any more.',
    ],
    'discriminator-changed': [
      'Shapes are told apart in another way',
      [b],
      'The member that names the shape is another one, or several may hold at once.',
    ],
    'further-fields-forbidden': [
      'No further members are allowed',
      [b, a],
      'A caller that sends more than the description names is refused.',
    ],
    'further-fields-allowed': ['Further members are allowed', [a], 'A reader ignores members that it does not know.'],
  },
  'Bodies and statuses': {
    'body-added': ['An optional body is new', [a], 'A caller may leave it out.'],
    'required-body-added': ['A required body is new', [b], 'Requests written before lack it.'],
    'body-removed': ['The request body is gone', [b], 'What was sent has no effect any more or is refused.'],
    'media-type-added': ['One more media type', [a], 'A client goes on with the one it uses.'],
    'media-type-removed': ['A media type is gone', [b], 'A client that uses it is refused or gets something else.'],
    'success-status-added': [
      'A new status of success',
      [b],
      'A caller that takes only the statuses described treats the new one as a failure, and may send an order twice.',
    ],
    'success-status-removed': ['A status of success is gone', [b], 'What was read from that response never comes.'],
    'error-status-added': ['A new error status', [a], 'A caller has to cope with errors that it does not know.'],
    'error-status-removed': ['An error status is gone', [a], 'It is waited for in vain, which harms nobody.'],
  },
  Operations: {
    'operation-added': ['An operation is new', [a], 'Nobody calls it yet.'],
    'operation-removed': ['An operation is gone', [b], 'Callers get 404, however long it was deprecated.'],
    'method-changed': ['Another method', [b], 'Callers get 405.'],
    'path-changed': ['Another path', [b], 'Callers get 404.'],
    'path-parameter-renamed': ['A placeholder of a path or topic has another name', [e], 'Its name is not sent.'],
    'operation-id-changed': [
      'Another operation id',
      [e],
      'It is not sent. Anchors, links and generated code carry it, and the lock of addresses asks for redirects.',
    ],
    'error-code-added': [
      'An operation can fail with one more code',
      [a],
      'A caller has to cope with errors that it does not know.',
    ],
    'error-code-removed': [
      'An operation can no longer fail with a code',
      [a],
      'It is waited for in vain, which harms nobody.',
    ],
    'pagination-added': ['Pages are described', [a], 'How to ask for more is new.'],
    'pagination-removed': ['Pages are no longer described', [b], 'A client that walks the pages stops early or never.'],
    'pagination-changed': [
      'Pages are asked for in another way',
      [b],
      'A client that walks the pages loses or repeats entries.',
    ],
    'page-size-raised': ['A page may be longer', [a], 'Asking for less works as before.'],
    'page-size-lowered': [
      'A page may be only shorter',
      [b],
      'A client that asks for the old size is refused or gets less than it thinks.',
    ],
  },
  'Keys, permissions and signing': {
    'authentication-required': ['A key is needed now', [b], 'Callers without one get 401.'],
    'authentication-dropped': ['No key is needed any more', [a], 'Signed calls go on working.'],
    'security-alternative-added': ['One more way to be authorised', [a], 'The old ways go on working.'],
    'security-alternative-removed': ['A way to be authorised is gone', [b], 'Callers that use it get 401.'],
    'scope-added': ['A further scope is needed', [b], 'Tokens without it are refused.'],
    'scope-removed': ['A scope is no longer needed', [a], 'Tokens that have it go on working.'],
    'permission-required': ['A permission is needed now', [b], 'Keys without it are refused.'],
    'permission-changed': ['Another permission is needed', [b], 'Keys that have the old one are refused.'],
    'permission-dropped': ['No permission is needed any more', [a], 'Keys that have it go on working.'],
    'security-scheme-added': ['A security scheme is new', [a], 'Nothing has to use it.'],
    'security-scheme-removed': ['A security scheme is gone', [b], 'Keys of it are of no use any more.'],
    'security-scheme-changed': [
      'A security scheme works in another way',
      [b],
      'The key goes to another place or is another one.',
    ],
    'security-scheme-renamed': ['A security scheme has another name in the spec', [e], 'The name is not sent.'],
    'signing-changed': ['Requests are signed in another way', [b], 'Every signature made the old way is refused.'],
    'signing-relaxed': ['Signing allows more', [a], 'Signatures made the old way are taken.'],
    'access-restricted': ['A public channel is private now', [b], 'Connections without a login are refused.'],
    'access-opened': ['A private channel is public now', [a], 'Connections with a login go on working.'],
  },
  Limits: {
    'rate-limit-added': ['A rate limit is new', [b], 'A client that was within what was described is refused now.'],
    'rate-limit-removed': ['A rate limit is gone', [a], 'Slower is always allowed.'],
    'rate-limit-raised': ['A rate limit is higher', [a], 'Every series of calls that was allowed still is.'],
    'rate-limit-lowered': [
      'A rate limit is lower',
      [b],
      'Some series of calls that was allowed is refused, if only a burst.',
    ],
    'rate-limit-counted-differently': [
      'Calls are counted in another way',
      [b],
      'Another scope or group shares the budget with other calls.',
    ],
    'connection-limit-added': [
      'A limit of a connection is new',
      [b],
      'A client that was within what was described is refused or cut.',
    ],
    'connection-limit-removed': ['A limit of a connection is gone', [a], 'Staying below is always allowed.'],
    'connection-limit-raised': ['A limit of a connection is higher', [a], 'Staying below is always allowed.'],
    'connection-limit-lowered': [
      'A limit of a connection is lower',
      [b],
      'A client at the old limit is refused or cut.',
    ],
    'connection-limit-changed': [
      'A limit of a connection means something else',
      [b],
      'Another unit or scope, or values that are no numbers.',
    ],
  },
  'Servers and connections': {
    'server-added': ['A server is new', [a], 'The old ones go on.'],
    'server-removed': ['A server is gone', [b], 'Clients that use it no longer connect.'],
    'server-changed': ['The server has another address', [b], 'Clients of the old one no longer connect.'],
    'server-variable-changed': [
      'A variable of a server changed',
      [b],
      'An address that was built of it is another one.',
    ],
    'server-variable-value-added': ['A variable of a server takes one more value', [a], 'The old values go on.'],
    'connection-token-changed': ['The token of a connection is had in another way', [b], 'Clients no longer connect.'],
    'heartbeat-added': ['A heartbeat is needed', [b], 'A client that sends none is cut off.'],
    'heartbeat-removed': ['No heartbeat is needed any more', [a], 'One that is sent is ignored.'],
    'heartbeat-changed': ['The heartbeat is another one', [b], 'A client that keeps to the old one is cut off.'],
    'heartbeat-relaxed': ['The heartbeat may be slower', [a], 'The old pace is fast enough.'],
  },
  'Channels and messages': {
    'channel-added': ['A channel is new', [a], 'Nobody listens to it yet.'],
    'channel-removed': ['A channel is gone', [b], 'A subscription is refused, or silent, which is worse.'],
    'address-changed': ['The topic has another name', [b], 'A subscription to the old one is refused.'],
    'channel-id-changed': ['Another id of a channel in the spec', [e], 'It is not sent. Anchors and links carry it.'],
    'message-added': [
      'A message is new',
      [a, b],
      'A client need not send it. One that reads the channel gets frames it has no case for.',
    ],
    'reply-message-added': [
      'A message is new that only answers a new action',
      [a],
      'A client that does not ask never gets it.',
    ],
    'message-removed': ['A message is gone', [b], 'It is refused, or waited for in vain.'],
    'message-id-changed': ['Another id of a message in the spec', [e], 'It is not sent. Anchors and links carry it.'],
    'message-content-type-changed': ['A message is written in another format', [b], 'It cannot be parsed as before.'],
    'binding-changed': [
      'A binding has changed',
      [b],
      'The connection, or what the protocol carries beside the message, is another one.',
    ],
    'reply-address-changed': ['Replies come by another way', [b], 'A client listens where nothing comes.'],
    'correlation-changed': [
      'Requests and replies are joined by another member',
      [b],
      'A client cannot tell which request a reply is for.',
    ],
    'action-added': ['One more action on a channel', [a], 'Nobody has to use it.'],
    'action-removed': ['An action on a channel is gone', [b], 'A client that uses it is refused.'],
    'action-message-added': [
      'An action has one more message',
      [a, b],
      'A client need not send it; one that listens gets frames it has no case for.',
    ],
    'action-message-removed': ['An action has a message less', [b], 'It is refused, or waited for in vain.'],
    'reply-added': [
      'A known message may answer an action too',
      [a, b],
      'A client that waits for the replies described takes the new one for something else.',
    ],
    'reply-removed': ['A message no longer answers an action', [b], 'A client waits for it in vain.'],
    'sequence-added': ['Gaps can be noticed', [a], 'A client may check the numbers.'],
    'sequence-removed': [
      'Gaps can no longer be noticed',
      [b],
      'A client that checks the numbers resubscribes for ever, or keeps a wrong book.',
    ],
    'sequence-changed': [
      'Gaps are noticed in another way',
      [b],
      'A client that checks the old members keeps a wrong book.',
    ],
    'delivery-changed': [
      'What comes first or how often has other numbers',
      [b],
      'The texts of `x-push-frequency`, `x-snapshot` and the rule of `x-sequence` hold other numbers.',
    ],
  },
  'Error catalogue': {
    'error-added': [
      'The error catalogue has a new code',
      [a],
      'A caller has to cope with errors that it does not know.',
    ],
    'error-removed': ['A code of the error catalogue is gone', [a], 'It is waited for in vain, which harms nobody.'],
    'error-changed': [
      'A code comes with another name or HTTP status',
      [b],
      'A caller that goes by either takes the error for another one.',
    ],
  },
  Deprecation: {
    deprecated: ['Something is deprecated', [a], 'It works as before; the notice is new.'],
    undeprecated: ['Something is no longer deprecated', [a], 'It works as before.'],
    'sunset-earlier': ['Something stops working earlier', [b], 'A client that planned by the old date fails.'],
    'sunset-later': ['Something works for longer', [a], 'More time than was promised.'],
    'sunset-stated': ['A deprecated thing has a date of its end', [a], 'The notice says more.'],
    'replacement-changed': ['Another replacement is named', [e], 'Only the advice differs.'],
  },
  'Anything else': {
    unruled: [
      'Something has changed that has no rule of its own',
      [b],
      'It may matter on the wire; a rule can say that it does not.',
    ],
  },
  APIs: {
    'api-added': ['An API is new', [a], 'Nobody uses it yet.'],
    'api-removed': ['An API is gone', [b], 'All its callers fail.'],
    'version-changed': ['The version of the description has changed', [e], 'It names the description, not the wire.'],
  },
  Texts: {
    'title-changed': ['A title has changed', [e], 'Only the text differs.'],
    'text-changed': [
      'A text has changed',
      [e],
      'Only the text differs. What it says about behaviour no tool can judge.',
    ],
    'translation-changed': ['Only a translation has changed', [e], 'Only the text differs.'],
    'example-changed': ['Examples have changed', [e], 'What is allowed is the same.'],
    'page-moved': [
      'It is on another page',
      [e],
      'The address of the documentation differs, and the lock of addresses asks for a redirect.',
    ],
    'note-changed': ['A note has changed', [e], 'Dates, certainty, tags, links and the like.'],
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, RuleRow>>>>

type Groups = typeof ruleGroups
export type RuleId = { [Group in keyof Groups]: keyof Groups[Group] }[keyof Groups]

const rows: Readonly<Record<string, RuleRow>> = Object.assign({}, ...Object.values(ruleGroups))

/** The rule of an id. */
export function ruleOf(id: RuleId): Rule {
  const row = rows[id]
  if (!row) throw new Error(`there is no rule ${id}`)
  const [title, [request, response = request], why] = row
  return { title, request, response, why }
}
