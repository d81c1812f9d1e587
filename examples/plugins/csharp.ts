import { definePlugin, type NamedExpression, type RequestPlan, type SigningSyntax } from 'exchange-docs/plugin'

/** A literal; the escapes of JSON are escapes of C# too. */
function quote(text: string): string {
  return JSON.stringify(text.replaceAll(/\p{Surrogate}/gu, '\uFFFD')).replaceAll(/[^ -~]/g, escapeOf)
}

function escapeOf(character: string): string {
  return Array.from({ length: character.length }, (_, index) => character.charCodeAt(index))
    .map((code) => `\\u${code.toString(16).padStart(4, '0')}`)
    .join('')
}

function pairOf([name, value]: NamedExpression): string {
  return `Pair(${quote(name)}, ${value})`
}

/** Lines of the form `if (…) { … } else { … }`. */
const branch: SigningSyntax['branch'] = (branches) => [
  ...branches.flatMap(({ condition, lines }, index) => [
    condition === undefined ? '} else {' : `${index === 0 ? '' : '} else '}if (${condition}) {`,
    ...lines.map((line) => `    ${line}`),
  ]),
  '}',
]

function unsupported(what: string): never {
  throw new Error(`${what} is not supported by this plug-in`)
}

const dateAs = (format: string) =>
  `DateTime.UtcNow«#ahead».AddSeconds(«ahead»)«/ahead».ToString(${quote(format)}, CultureInfo.InvariantCulture)`
/** Time since 1970, made of units of 100 ns since the year 1. */
const since = (calculation: string, ahead = '') =>
  `((DateTime.UtcNow${ahead}.Ticks - 621355968000000000) ${calculation}).ToString()`
const signedAt = (calculation: string) => since(calculation, '«#ahead».AddSeconds(«ahead»)«/ahead»')

const signing: SigningSyntax = {
  bytes: (text) => `Encoding.UTF8.GetBytes(${text})`,
  concatenated: (parts) => `Concat(${parts.join(', ')})`,
  encoded: (bytes, encoding) =>
    `${{ hex: 'Hex', base64: 'Convert.ToBase64String', base64url: 'Base64Url' }[encoding]}(${bytes})`,
  json: () => unsupported('A JSON Web Token'),
  numberOfTime: { alone: 'timestamp', summand: 'long.Parse(timestamp)' },
  declare: (name, value) => `var ${name} = ${value};`,
  or: ' || ',
  choose: (name, choices, type) => [
    `${type === 'bytes' ? 'byte[]' : 'string'} ${name};`,
    ...branch(choices.map(({ value, ...choice }) => ({ ...choice, lines: [`${name} = ${value};`] }))),
  ],
  branch,
  time: {
    ...{ s: signedAt('/ 10000000'), ms: signedAt('/ 10000'), us: signedAt('/ 10'), ns: signedAt('* 100') },
    ...{ iso: dateAs("yyyy-MM-dd'T'HH:mm:ss.fff'Z'"), 'iso-seconds': dateAs("yyyy-MM-dd'T'HH:mm:ss'Z'") },
    ...{ 'iso-plain': dateAs("yyyy-MM-dd'T'HH:mm:ss"), 'iso-basic': dateAs("yyyyMMdd'T'HHmmss'Z'") },
  },
  nonce: {
    ...{ uuid: 'Guid.NewGuid().ToString()', hex: 'Guid.NewGuid().ToString("N")' },
    ...{ ms: since('/ 10000'), us: since('/ 10'), ns: since('* 100') },
  },
  secret: {
    text: 'Encoding.UTF8.GetBytes(Variable("API_SECRET"))',
    base64: 'Convert.FromBase64String(Variable("API_SECRET"))',
    hex: 'FromHex(Variable("API_SECRET"))',
  },
  data: { text: 'Encoding.UTF8.GetBytes(text)', bytes: 'data' },
  names: {
    ...{ method: 'method', path: 'path', host: 'new Uri(server).Authority', query: 'search', body: 'text' },
    ...{ queryString: 'Encode(query)', rawQuery: 'Join("&", query.Select(pair => pair.Key + "=" + pair.Value))' },
    ...{ bodyQuery: 'Encode(Members(text))', sortedBodyQuery: 'Encode(Sorted(Members(text)))' },
    ...{ sortedQuery: 'Encode(Sorted(signed))', timestamp: 'timestamp', nonce: 'nonce' },
    day: 'timestamp.Replace("-", "").Substring(0, 8)',
    ...{ key: 'Variable("API_KEY")', passphrase: 'Variable("API_PASSPHRASE")', account: 'Variable("API_ACCOUNT")' },
  },
  prepare: {
    sortedQuery: 'var signed = query«#parameter».Concat(new[] { Pair(«"parameter», timestamp) })«/parameter»;',
  },
  member: (path) => `MemberText(text, ${path.map(quote).join(', ')})`,
  ...{ hasBody: 'text != ""', hasQuery: 'query.Count > 0' },
  isMethod: (method) => `method == ${quote(method)}`,
  takesBody: 'new[] { "POST", "PUT", "PATCH" }.Contains(method)',
  intoQuery: (first, last) => [
    ...first.map((pair, index) => `query.Insert(${index}, ${pairOf(pair)});`),
    ...last.map((pair) => `query.Add(${pairOf(pair)});`),
  ],
  form: (pairs) => `Encode(new[] { ${pairs.map(pairOf).join(', ')} })`,
  members: (pairs) =>
    pairs.map(([name, value]) => `${quote(`${JSON.stringify(name)}:`)} + Json(${value})`).join(' + "," + '),
  bareBody: 'text.Substring(1, text.Length - 2)',
  intoBody: (parts, isJson) => {
    const joined = `Join("${isJson ? ',' : '&'}", new[] { ${parts.join(', ')} }.Where(part => part != ""))`
    return `text = ${isJson ? `"{" + ${joined} + "}"` : joined};`
  },
  search: (adding, order) => [
    ...adding,
    `${order === 'again' ? '' : 'var '}search = query.Count == 0 ? "" : "?" + Encode(query);`,
  ],
  header: (name, value) => `headers[${quote(name)}] = ${value};`,
  cookie: (start, value) => [
    `headers["Cookie"] = (headers.ContainsKey("Cookie") ? headers["Cookie"] + "; " : "") + ${start} + ${value};`,
  ],
  variable: (name) => `Variable("${name}")`,
}

/** The expression that sends a request: its query, headers and body as chained methods. */
function callOf({ method, path, query, headers, body, signing: scheme }: RequestPlan): string {
  if (body?.file !== undefined || body?.parts) unsupported('A body of files')
  if (scheme?.steps.some(({ kind }) => kind === 'sign' || kind === 'jwt'))
    unsupported('A scheme with private keys or tokens')
  const parts = [
    ...query.map(([name, value]) => `.Query(${quote(name)}, ${quote(value)})`),
    ...headers.map(([name, value]) => `.Header(${quote(name)}, ${quote(value)})`),
    ...(body ? [`.Body(${quote(body.text)})`] : []),
  ]
  const start = `new Call(${quote(method)}, ${quote(path)})`
  return parts.length === 0 ? `${start}.Send()` : [start, ...parts, '.Send()'].join('\n    ')
}

const template = `«:short»
var reply = «call»;
Console.WriteLine(reply);
«:program»
// «headline»
// Mono 6 or later: mcs «file». «run»
«#notes»
// «.»
«/notes»
using System;
using System.Collections.Generic;
using System.Globalization;
using System.IO;
using System.Linq;
using System.Net;
using System.Security.Cryptography;
using System.Text;
using System.Text.RegularExpressions;
using Pairs = System.Collections.Generic.IEnumerable<System.Collections.Generic.KeyValuePair<string, string>>;

«code»
«:code»
class Call
{
    static int Main(string[] arguments)
    {
        try {
«#guard»
            if (!arguments.Contains("--live") && !new[] { «"hosts» }.Contains(new Uri(Server()).Host.Trim('[', ']')))
                throw new Exception(«"before» + Server() + «"after»);
«/guard»
            «short»
            return 0;
        } catch (Exception problem) {
            Console.Error.WriteLine(problem.GetBaseException().Message);
            return 1;
        }
    }

    readonly string method, path;
    readonly List<KeyValuePair<string, string>> query = new List<KeyValuePair<string, string>>();
    readonly Dictionary<string, string> headers = new Dictionary<string, string>();
    string text = "";

    Call(string method, string path) { this.method = method; this.path = path; }
    Call Query(string name, string value) { query.Add(Pair(name, value)); return this; }
    Call Header(string name, string value) { headers[name] = value; return this; }
    Call Body(string body) { text = body; return this; }

    string Send()
    {
        var server = Server();
        «lines»
«#missing»
        if (new[] { «"texts» }.Any((path + search).Contains)) throw new Exception(«"message»);
«/missing»
        var message = (HttpWebRequest)WebRequest.Create(server + path + search);
        message.Method = method;
        message.Timeout = 10000;
        message.ServicePoint.Expect100Continue = false;
«#contentType»
        if (text != "") headers["Content-Type"] = «"contentType»;
«/contentType»
        foreach (var header in headers)
            if (header.Key.ToLowerInvariant() == "content-type") message.ContentType = header.Value;
            else message.Headers.Add(header.Key, header.Value);
        if (text != "")
            using (var sent = message.GetRequestStream()) sent.Write(Encoding.UTF8.GetBytes(text), 0, Encoding.UTF8.GetByteCount(text));
        HttpWebResponse reply;
        try { reply = (HttpWebResponse)message.GetResponse(); }
        catch (WebException problem) { if ((reply = problem.Response as HttpWebResponse) == null) throw; }
        var content = new StreamReader(reply.GetResponseStream()).ReadToEnd();
        var isRefused = (int)reply.StatusCode >= 400;
«#success»
        foreach (Match found in Regex.Matches(content, "\\"«member»\\"\\\\s*:\\\\s*\\"?([^\\",}\\\\s]+)"))
            isRefused |= found.Groups[1].Value != «"value»;
«/success»
        if (isRefused) throw new Exception((int)reply.StatusCode + ": " + content);
        return content;
    }

    static string Server() { return «#server»Environment.GetEnvironmentVariable("API_URL") ?? «"server»«/server»«^server»Variable("API_URL")«/server»; }

    static KeyValuePair<string, string> Pair(string name, string value) { return new KeyValuePair<string, string>(name, value); }
    static string Join(string separator, IEnumerable<string> parts) { return string.Join(separator, parts); }
    static string Encode(Pairs pairs) { return Join("&", pairs.Select(pair => EncodeText(pair.Key) + "=" + EncodeText(pair.Value))); }

    /** Everything but the unreserved characters of RFC 3986. */
    static string EncodeText(string text)
    {
        return string.Concat(Encoding.UTF8.GetBytes(text).Select(code =>
            code < 128 && (char.IsLetterOrDigit((char)code) || "-._~".IndexOf((char)code) >= 0) ? ((char)code).ToString() : "%" + code.ToString("X2")));
    }

    static Pairs Sorted(Pairs pairs) { return pairs.OrderBy(pair => pair.Key, StringComparer.Ordinal); }

    static string Variable(string name)
    {
        var value = Environment.GetEnvironmentVariable(name);
        if (string.IsNullOrEmpty(value)) throw new Exception("Set " + name + " in the environment.");
        return value;
    }
«#isSigned»

    static string Hex(byte[] bytes) { return Join("", bytes.Select(part => part.ToString("x2"))); }
    static string Base64Url(byte[] bytes) { return Convert.ToBase64String(bytes).TrimEnd('=').Replace('+', '-').Replace('/', '_'); }
    static byte[] FromHex(string text) { return Enumerable.Range(0, text.Length / 2).Select(at => Convert.ToByte(text.Substring(at * 2, 2), 16)).ToArray(); }
    static byte[] Concat(params byte[][] parts) { return parts.SelectMany(part => part).ToArray(); }
    static string Json(string text) { return "\\"" + text.Replace("\\\\", "\\\\\\\\").Replace("\\"", "\\\\\\"") + "\\""; }
«/isSigned»
«#readsJson»

    /** Expressions for a text and a value of JSON; a value ends at the brace or bracket that belongs to its first. */
    const string Text = "\\"(?:[^\\"\\\\\\\\]|\\\\\\\\.)*\\"";
    const string Value = Text + "|[^\\\\s\\"{}\\\\[\\\\]:,]+|[{\\\\[](?>" + Text + "|[^\\"{}\\\\[\\\\]]|(?<open>[{\\\\[])|(?<-open>[}\\\\]]))*(?(open)(?!))[}\\\\]]";

    /** The members of an object: names as texts, values as they are written. */
    static Pairs Read(string json)
    {
        return Regex.Matches(json.Substring(1), "(" + Text + ")\\\\s*:\\\\s*(" + Value + ")").Cast<Match>().Select(member => Pair(TextOf(member.Groups[1].Value), member.Groups[2].Value));
    }

    /** A text without quotation marks and escapes; another value as it is written. */
    static string TextOf(string written) { return written[0] == '"' ? Regex.Unescape(written.Substring(1, written.Length - 2)) : written; }
«/readsJson»
«#needsMembers»

    /** The members of a body, JSON or a form, as texts. */
    static List<KeyValuePair<string, string>> Members(string text)
    {
        if (!text.StartsWith("{"))
            return text.Split('&').Where(pair => pair != "").Select(pair => (pair + "=").Split('='))
                .Select(pair => Pair(Uri.UnescapeDataString(pair[0].Replace('+', ' ')), Uri.UnescapeDataString(pair[1].Replace('+', ' ')))).ToList();
        return Read(text).Select(pair => Pair(pair.Key, TextOf(Regex.Replace(pair.Value, "(" + Text + ")|\\\\s+", "$1")))).ToList();
    }
«/needsMembers»
«#needsMemberText»

    /** A member of a JSON body as a text: names in their order, each before its value, at every level. */
    static string MemberText(string text, params string[] path)
    {
        foreach (var name in path) text = text.StartsWith("{") ? Read(text).LastOrDefault(pair => pair.Key == name).Value ?? "" : "";
        return text == "" ? "" : JoinedText(text);
    }

    static string JoinedText(string json)
    {
        if (json[0] == '{') return Join("", Sorted(Read(json).Select(pair => Pair(pair.Key, JoinedText(pair.Value)))).Select(pair => pair.Key + pair.Value));
        return json[0] == '[' ? Join("", Regex.Matches(json.Substring(1), Value).Cast<Match>().Select(item => JoinedText(item.Value))) : TextOf(json);
    }
«/needsMemberText»
«#functions»

    /** «note» */
    static «#isBytes»byte[]«/isBytes»«^isBytes»string«/isBytes» «name»(«#takesKey»byte[] key, «/takesKey»«#takesBytes»byte[] data«/takesBytes»«^takesBytes»string text«/takesBytes»)
    {
        return «#encoded»«#hash»SHA«bits».Create()«/hash»«#hmac»new HMACSHA«bits»(«#takesKey»key«/takesKey»«^takesKey»«secret»«/takesKey»)«/hmac».ComputeHash(«data»)«/encoded»;
    }
«/functions»
}
`

/** Samples in C# for Mono: requests with any hash or HMAC; no private keys, no tokens, no files, no sessions. */
export const csharp = definePlugin({
  name: 'csharp',
  languages: [
    {
      name: 'csharp',
      label: 'C#',
      aliases: ['c#', 'cs'],
      grammar: 'csharp',
      extension: 'cs',
      compile: 'mcs {name}.cs',
      command: 'mono {name}.exe',
      template,
      syntax: { quote, call: callOf, signing },
    },
  ],
})
