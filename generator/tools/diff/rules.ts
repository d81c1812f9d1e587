import type { ChangeClass } from './changeClass.ts'

/** How a kind of change is classed, and why. */
export interface Rule {
  readonly id: string
  readonly title: string
  /** Class where the client writes the value. */
  readonly request: ChangeClass
  /** Class where the server writes it; what has no side has one class for both. */
  readonly response: ChangeClass
  readonly why: string
}

const b = 'breaking'
const a = 'additive'
const e = 'editorial'

function rule<Id extends string>(
  id: Id,
  title: string,
  [request, response = request]: readonly [ChangeClass, ChangeClass?],
  why: string,
): Rule & { readonly id: Id } {
  return { id, title, request, response, why }
}

/** Every kind of change that is told apart, by what it is about. `docs/diff-rules.md` is made of it. */
export const ruleGroups = {
  fields: [
    rule(
      'field-added',
      'An optional field is new',
      [a],
      'A caller may leave it out; a reader ignores members that it does not know.',
    ),
    rule(
      'required-field-added',
      'A required field is new',
      [b, a],
      'Requests written before lack it. In what the server sends it is one more member.',
    ),
    rule(
      'field-removed',
      'A field is gone',
      [b],
      'What was sent has no effect any more or is refused; what was read never comes.',
    ),
    rule(
      'field-renamed',
      'A field has another name',
      [b],
      'The old name is gone on both sides. One went and one of the same shape came at the same place.',
    ),
    rule(
      'field-moved',
      'A field is at another place',
      [b],
      'A parameter that goes from the query to the header, or a place of a positional array, is looked for where it was.',
    ),
    rule(
      'field-became-required',
      'A field is required now',
      [b, a],
      'A caller that left it out is refused. A reader had to cope without it and now never has to.',
    ),
    rule(
      'field-became-optional',
      'A field is optional now',
      [a, b],
      'A caller may go on sending it. A reader that relied on it will miss it.',
    ),
    rule(
      'default-added',
      'A default is stated',
      [a, e],
      'Nothing was promised for a value left out. A default does not change what a server sends.',
    ),
    rule(
      'default-changed',
      'A default has changed',
      [b, e],
      'A request that leaves the value out means something else now.',
    ),
    rule(
      'default-removed',
      'A default is gone',
      [b, e],
      'A request that leaves the value out no longer means what it did.',
    ),
    rule(
      'serialization-changed',
      'A parameter is written in another way',
      [b],
      '`style` or `explode` decide how lists and objects look on the wire.',
    ),
  ],
  values: [
    rule('type-changed', 'The type has changed', [b], 'Neither type holds the other: `number` to `string`.'),
    rule(
      'type-widened',
      'More types are possible',
      [a, b],
      'A caller sends what it sent; a reader may meet a type that it does not expect.',
    ),
    rule(
      'type-narrowed',
      'Fewer types are possible',
      [b, a],
      'A value of a type that is gone is refused; a reader only meets what it met before.',
    ),
    rule('null-allowed', 'The value may be null', [a, b], 'A reader that relied on a value meets null.'),
    rule('null-forbidden', 'The value may not be null any more', [b, a], 'A caller that sends null is refused.'),
    rule('format-changed', 'The format has changed', [b], 'The same text or number is written in another way.'),
    rule(
      'format-loosened',
      'The format is wider or gone',
      [a, b],
      'A reader of `int32` overflows on `int64`; without a format nothing is promised.',
    ),
    rule('format-tightened', 'The format is narrower or new', [b, a], 'Values that fitted may be refused.'),
    rule(
      'unit-changed',
      'The unit has changed',
      [b],
      'The same number means something else: seconds for milliseconds, contracts for coins.',
    ),
    rule(
      'unit-stated',
      'A unit is stated or no longer stated',
      [e],
      'Only the description knows more or less than before.',
    ),
    rule('constraint-tightened', 'A limit is tighter', [b, a], 'Values that were taken are refused.'),
    rule(
      'constraint-loosened',
      'A limit is wider',
      [a, b],
      'A reader that made room for the old limit (a column of 32 characters, a list of 20) may lose data.',
    ),
    rule(
      'constraint-changed',
      'A limit is another one',
      [b],
      'Two patterns cannot be compared, nor steps of which none is a multiple of the other.',
    ),
    rule(
      'enum-value-added',
      'A closed list has a new value',
      [a, b],
      'A reader that knows the whole list (`enum`) has no case for the new value: an unknown state of an order is a wrong position. A list that may grow is written as `x-enum-descriptions` without `enum`.',
    ),
    rule('enum-value-removed', 'A value of a closed list is gone', [b, a], 'A caller that sends it is refused.'),
    rule('enum-closed', 'Any value became a closed list', [b, a], 'Values outside the list are refused.'),
    rule(
      'enum-opened',
      'A closed list became open',
      [a, b],
      'A reader that knows the whole list meets values that are not in it.',
    ),
    rule('const-changed', 'The only possible value has changed', [b], 'It is what messages are told apart by.'),
    rule('known-value-added', 'A list that may grow has a new value', [a], 'The list said that others may come.'),
    rule(
      'known-value-removed',
      'A value of a list that may grow is gone',
      [b, a],
      'A caller that sends it can no longer rely on it.',
    ),
    rule('known-values-stated', 'Known values are listed, or no longer', [e], 'The list is open before and after.'),
    rule('variant-added', 'One more shape is possible', [a, b], 'A reader has no case for it.'),
    rule('variant-removed', 'One shape less is possible', [b, a], 'A caller that sends it is refused.'),
    rule(
      'variant-value-changed',
      'A shape is named by another value',
      [b],
      'It is what the shapes are told apart by on the wire.',
    ),
    rule(
      'variants-added',
      'A value is one of several shapes now',
      [b, a],
      'What had any shape must have one of these.',
    ),
    rule(
      'variants-removed',
      'A value is no longer one of several shapes',
      [a, b],
      'A reader cannot rely on the shapes any more.',
    ),
    rule(
      'discriminator-changed',
      'Shapes are told apart in another way',
      [b],
      'The member that names the shape is another one, or several may hold at once.',
    ),
    rule(
      'further-fields-forbidden',
      'No further members are allowed',
      [b, a],
      'A caller that sends more than the description names is refused.',
    ),
    rule(
      'further-fields-allowed',
      'Further members are allowed',
      [a],
      'A reader ignores members that it does not know.',
    ),
  ],
  bodies: [
    rule('body-added', 'An optional body is new', [a], 'A caller may leave it out.'),
    rule('required-body-added', 'A required body is new', [b], 'Requests written before lack it.'),
    rule('body-removed', 'The request body is gone', [b], 'What was sent has no effect any more or is refused.'),
    rule('media-type-added', 'One more media type', [a], 'A client goes on with the one it uses.'),
    rule('media-type-removed', 'A media type is gone', [b], 'A client that uses it is refused or gets something else.'),
    rule(
      'success-status-added',
      'A new status of success',
      [b],
      'A caller that takes only the statuses described treats the new one as a failure, and may send an order twice.',
    ),
    rule('success-status-removed', 'A status of success is gone', [b], 'What was read from that response never comes.'),
    rule('error-status-added', 'A new error status', [a], 'A caller has to cope with errors that it does not know.'),
    rule('error-status-removed', 'An error status is gone', [a], 'It is waited for in vain, which harms nobody.'),
  ],
  operations: [
    rule('operation-added', 'An operation is new', [a], 'Nobody calls it yet.'),
    rule('operation-removed', 'An operation is gone', [b], 'Callers get 404, however long it was deprecated.'),
    rule('method-changed', 'Another method', [b], 'Callers get 405.'),
    rule('path-changed', 'Another path', [b], 'Callers get 404.'),
    rule('path-parameter-renamed', 'A placeholder of a path or topic has another name', [e], 'Its name is not sent.'),
    rule(
      'operation-id-changed',
      'Another operation id',
      [e],
      'It is not sent. Anchors, links and generated code carry it, and the lock of addresses asks for redirects.',
    ),
    rule(
      'error-code-added',
      'An operation can fail with one more code',
      [a],
      'A caller has to cope with errors that it does not know.',
    ),
    rule(
      'error-code-removed',
      'An operation can no longer fail with a code',
      [a],
      'It is waited for in vain, which harms nobody.',
    ),
    rule('pagination-added', 'Pages are described', [a], 'How to ask for more is new.'),
    rule(
      'pagination-removed',
      'Pages are no longer described',
      [b],
      'A client that walks the pages stops early or never.',
    ),
    rule(
      'pagination-changed',
      'Pages are asked for in another way',
      [b],
      'A client that walks the pages loses or repeats entries.',
    ),
    rule('page-size-raised', 'A page may be longer', [a], 'Asking for less works as before.'),
    rule(
      'page-size-lowered',
      'A page may be only shorter',
      [b],
      'A client that asks for the old size is refused or gets less than it thinks.',
    ),
  ],
  access: [
    rule('authentication-required', 'A key is needed now', [b], 'Callers without one get 401.'),
    rule('authentication-dropped', 'No key is needed any more', [a], 'Signed calls go on working.'),
    rule('security-alternative-added', 'One more way to be authorised', [a], 'The old ways go on working.'),
    rule('security-alternative-removed', 'A way to be authorised is gone', [b], 'Callers that use it get 401.'),
    rule('scope-added', 'A further scope is needed', [b], 'Tokens without it are refused.'),
    rule('scope-removed', 'A scope is no longer needed', [a], 'Tokens that have it go on working.'),
    rule('permission-required', 'A permission is needed now', [b], 'Keys without it are refused.'),
    rule('permission-changed', 'Another permission is needed', [b], 'Keys that have the old one are refused.'),
    rule('permission-dropped', 'No permission is needed any more', [a], 'Keys that have it go on working.'),
    rule('security-scheme-added', 'A security scheme is new', [a], 'Nothing has to use it.'),
    rule('security-scheme-removed', 'A security scheme is gone', [b], 'Keys of it are of no use any more.'),
    rule(
      'security-scheme-changed',
      'A security scheme works in another way',
      [b],
      'The key goes to another place or is another one.',
    ),
    rule('security-scheme-renamed', 'A security scheme has another name in the spec', [e], 'The name is not sent.'),
    rule('signing-changed', 'Requests are signed in another way', [b], 'Every signature made the old way is refused.'),
    rule('signing-relaxed', 'Signing allows more', [a], 'Signatures made the old way are taken.'),
    rule('access-restricted', 'A public channel is private now', [b], 'Connections without a login are refused.'),
    rule('access-opened', 'A private channel is public now', [a], 'Connections with a login go on working.'),
  ],
  limits: [
    rule('rate-limit-added', 'A rate limit is new', [b], 'A client that was within what was described is refused now.'),
    rule('rate-limit-removed', 'A rate limit is gone', [a], 'Slower is always allowed.'),
    rule('rate-limit-raised', 'A rate limit is higher', [a], 'Every series of calls that was allowed still is.'),
    rule(
      'rate-limit-lowered',
      'A rate limit is lower',
      [b],
      'Some series of calls that was allowed is refused, if only a burst.',
    ),
    rule(
      'rate-limit-counted-differently',
      'Calls are counted in another way',
      [b],
      'Another scope or group shares the budget with other calls.',
    ),
    rule(
      'connection-limit-added',
      'A limit of a connection is new',
      [b],
      'A client that was within what was described is refused or cut.',
    ),
    rule('connection-limit-removed', 'A limit of a connection is gone', [a], 'Staying below is always allowed.'),
    rule('connection-limit-raised', 'A limit of a connection is higher', [a], 'Staying below is always allowed.'),
    rule(
      'connection-limit-lowered',
      'A limit of a connection is lower',
      [b],
      'A client at the old limit is refused or cut.',
    ),
    rule(
      'connection-limit-changed',
      'A limit of a connection means something else',
      [b],
      'Another unit or scope, or values that are no numbers.',
    ),
  ],
  connections: [
    rule('server-added', 'A server is new', [a], 'The old ones go on.'),
    rule('server-removed', 'A server is gone', [b], 'Clients that use it no longer connect.'),
    rule('server-changed', 'The server has another address', [b], 'Clients of the old one no longer connect.'),
    rule(
      'server-variable-changed',
      'A variable of a server changed',
      [b],
      'An address that was built of it is another one.',
    ),
    rule('server-variable-value-added', 'A variable of a server takes one more value', [a], 'The old values go on.'),
    rule(
      'connection-token-changed',
      'The token of a connection is had in another way',
      [b],
      'Clients no longer connect.',
    ),
    rule('heartbeat-added', 'A heartbeat is needed', [b], 'A client that sends none is cut off.'),
    rule('heartbeat-removed', 'No heartbeat is needed any more', [a], 'One that is sent is ignored.'),
    rule('heartbeat-changed', 'The heartbeat is another one', [b], 'A client that keeps to the old one is cut off.'),
    rule('heartbeat-relaxed', 'The heartbeat may be slower', [a], 'The old pace is fast enough.'),
  ],
  channels: [
    rule('channel-added', 'A channel is new', [a], 'Nobody listens to it yet.'),
    rule('channel-removed', 'A channel is gone', [b], 'A subscription is refused, or silent, which is worse.'),
    rule('address-changed', 'The topic has another name', [b], 'A subscription to the old one is refused.'),
    rule(
      'channel-id-changed',
      'Another id of a channel in the spec',
      [e],
      'It is not sent. Anchors and links carry it.',
    ),
    rule(
      'message-added',
      'A message is new',
      [a, b],
      'A client need not send it. One that reads the channel gets frames it has no case for.',
    ),
    rule(
      'reply-message-added',
      'A message is new that only answers a new action',
      [a],
      'A client that does not ask never gets it.',
    ),
    rule('message-removed', 'A message is gone', [b], 'It is refused, or waited for in vain.'),
    rule(
      'message-id-changed',
      'Another id of a message in the spec',
      [e],
      'It is not sent. Anchors and links carry it.',
    ),
    rule(
      'message-content-type-changed',
      'A message is written in another format',
      [b],
      'It cannot be parsed as before.',
    ),
    rule(
      'binding-changed',
      'A binding has changed',
      [b],
      'The connection, or what the protocol carries beside the message, is another one.',
    ),
    rule('reply-address-changed', 'Replies come by another way', [b], 'A client listens where nothing comes.'),
    rule(
      'correlation-changed',
      'Requests and replies are joined by another member',
      [b],
      'A client cannot tell which request a reply is for.',
    ),
    rule('action-added', 'One more action on a channel', [a], 'Nobody has to use it.'),
    rule('action-removed', 'An action on a channel is gone', [b], 'A client that uses it is refused.'),
    rule(
      'action-message-added',
      'An action has one more message',
      [a, b],
      'A client need not send it; one that listens gets frames it has no case for.',
    ),
    rule('action-message-removed', 'An action has a message less', [b], 'It is refused, or waited for in vain.'),
    rule(
      'reply-added',
      'A known message may answer an action too',
      [a, b],
      'A client that waits for the replies described takes the new one for something else.',
    ),
    rule('reply-removed', 'A message no longer answers an action', [b], 'A client waits for it in vain.'),
    rule('sequence-added', 'Gaps can be noticed', [a], 'A client may check the numbers.'),
    rule(
      'sequence-removed',
      'Gaps can no longer be noticed',
      [b],
      'A client that checks the numbers resubscribes for ever, or keeps a wrong book.',
    ),
    rule(
      'sequence-changed',
      'Gaps are noticed in another way',
      [b],
      'A client that checks the old members keeps a wrong book.',
    ),
    rule(
      'delivery-changed',
      'What comes first or how often has other numbers',
      [b],
      'The texts of `x-push-frequency`, `x-snapshot` and the rule of `x-sequence` hold other numbers.',
    ),
  ],
  errors: [
    rule(
      'error-added',
      'The error catalogue has a new code',
      [a],
      'A caller has to cope with errors that it does not know.',
    ),
    rule(
      'error-removed',
      'A code of the error catalogue is gone',
      [a],
      'It is waited for in vain, which harms nobody.',
    ),
    rule(
      'error-changed',
      'A code comes with another name or HTTP status',
      [b],
      'A caller that goes by either takes the error for another one.',
    ),
  ],
  life: [
    rule('deprecated', 'Something is deprecated', [a], 'It works as before; the notice is new.'),
    rule('undeprecated', 'Something is no longer deprecated', [a], 'It works as before.'),
    rule('sunset-earlier', 'Something stops working earlier', [b], 'A client that planned by the old date fails.'),
    rule('sunset-later', 'Something works for longer', [a], 'More time than was promised.'),
    rule('sunset-stated', 'A deprecated thing has a date of its end', [a], 'The notice says more.'),
    rule('replacement-changed', 'Another replacement is named', [e], 'Only the advice differs.'),
  ],
  others: [
    rule(
      'unruled',
      'Something has changed that has no rule of its own',
      [b],
      'It may matter on the wire; a rule can say that it does not.',
    ),
  ],
  apis: [
    rule('api-added', 'An API is new', [a], 'Nobody uses it yet.'),
    rule('api-removed', 'An API is gone', [b], 'All its callers fail.'),
    rule(
      'version-changed',
      'The version of the description has changed',
      [e],
      'It names the description, not the wire.',
    ),
  ],
  texts: [
    rule('title-changed', 'A title has changed', [e], 'Only the text differs.'),
    rule(
      'text-changed',
      'A text has changed',
      [e],
      'Only the text differs. What it says about behaviour no tool can judge.',
    ),
    rule('translation-changed', 'Only a translation has changed', [e], 'Only the text differs.'),
    rule('example-changed', 'Examples have changed', [e], 'What is allowed is the same.'),
    rule(
      'page-moved',
      'It is on another page',
      [e],
      'The address of the documentation differs, and the lock of addresses asks for a redirect.',
    ),
    rule('note-changed', 'A note has changed', [e], 'Dates, certainty, tags, links and the like.'),
  ],
} as const

export type RuleId = (typeof ruleGroups)[keyof typeof ruleGroups][number]['id']

const byId = new Map<string, Rule>(
  Object.values(ruleGroups).flatMap((rules) => rules.map((entry) => [entry.id, entry] as const)),
)

/** The rule of an id. */
export function ruleOf(id: RuleId): Rule {
  const found = byId.get(id)
  if (!found) throw new Error(`there is no rule ${id}`)
  return found
}
