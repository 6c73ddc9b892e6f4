import type { Endpoint } from '@andon/contract'
import fc, { type Arbitrary } from 'fast-check'

/** One field of a call: its name and, where the schema allows only some values, those. */
export interface Field {
  readonly name: string
  readonly options: readonly string[]
}

export interface Body {
  readonly headers: Record<string, string>
  readonly raw: string
}

const form = 'application/x-www-form-urlencoded'
/** Values that have broken other programs, and some valid ones. */
const telling = [
  '',
  ' ',
  '\0',
  '\uffff',
  '\ud800',
  '‮abc',
  "' or 1=1 --",
  '{{7*7}}',
  '<script>alert(1)</script>',
  '../../etc/passwd',
  '__proto__',
  'constructor',
  'NaN',
  '-0',
  '1e309',
  '9007199254740993',
  '99999999999999999999',
  '１２３',
  '0x10',
  'true',
  'null',
  '[]',
  '{}',
  '[null]',
  '{"__proto__":{"a":1}}',
  `${'['.repeat(500)}${']'.repeat(500)}`,
  'JPY',
  'ja',
  'a@b.example',
  '2026-02-30',
  '2026-11-21T00:00:00Z',
  '-271821-04-20',
  'ply_00000000000000000000000000',
  'lantern-river',
  '{"range":"7Days","cursor":"AAAA","limit":1e9}',
  'x'.repeat(5_000),
  '𠮷'.repeat(300),
] as const

export function fieldsOf({ request }: Pick<Endpoint, 'request'>): Field[] {
  const { entries, pipe } = request as { entries?: object; pipe?: { entries?: object }[] } // valibot's object schemas, plain or piped
  const own = Object.entries(entries ?? pipe?.[0]?.entries ?? {}).map(([name, schema]) => ({
    name,
    options: optionsOf(schema),
  }))
  return [...own, { name: 'unknownField', options: [] }]
}

function optionsOf(schema: unknown): string[] {
  const { options, wrapped } = schema as { options?: readonly unknown[]; wrapped?: unknown } // a picklist has options, an optional wraps
  if (wrapped !== undefined) return optionsOf(wrapped)
  return (options ?? []).filter((option) => typeof option === 'string' || typeof option === 'number').map(String)
}

const anyText = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...telling) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) },
  { weight: 1, arbitrary: fc.integer().map(String) },
  { weight: 1, arbitrary: fc.json({ maxDepth: 3 }) },
)

/** Every field with a value that may well pass its schema, so that calls get past the schema. */
export function plausibleFields(fields: readonly Field[]): Arbitrary<string> {
  const pairs = fields.map(({ name, options }) =>
    (options.length > 0 ? fc.oneof(fc.constantFrom(...options), anyText) : anyText).map((value) => [name, value]),
  )
  return fc
    .tuple(...pairs)
    .map((chosen) => new URLSearchParams(chosen.map(([name = '', value = '']) => [name, value])).toString())
}

/** Fields missing, doubled, indexed and wrongly encoded. Only characters that a client may put in an address. */
export function anyQuery(fields: readonly Field[]): Arbitrary<string> {
  const name = fc.constantFrom(...fields.map((field) => field.name), '__proto__', 'a[b][]', '')
  const value = fc.oneof(
    fc.constantFrom('%', '%zz', '%E0%A4%A', '%C0%AE', '%ED%A0%80', '%00', '+', '&&==', 'x'.repeat(6_000)),
    anyText.map((text) => encodeURIComponent(text.toWellFormed())),
  )
  return fc.array(fc.tuple(name, value), { maxLength: 6 }).map((pairs) => pairs.map((pair) => pair.join('=')).join('&'))
}

/** Forms good and bad, JSON of every type, and media types that do not match their body. */
export function anyBody(fields: readonly Field[]): Arbitrary<Body> {
  const bytes = fc.string({ unit: 'binary', maxLength: 300 })
  return fc.oneof(
    { weight: 5, arbitrary: typed(form, plausibleFields(fields)) },
    { weight: 3, arbitrary: typed(form, anyQuery(fields)) },
    {
      weight: 2,
      arbitrary: anyJson(fields),
    },
    { weight: 1, arbitrary: typed('application/json', fc.oneof(fc.json(), bytes)) },
    { weight: 1, arbitrary: typed(`${form}; charset=utf-16`, bytes) },
    { weight: 2, arbitrary: multipart(fields) },
    { weight: 1, arbitrary: typed('multipart/form-data', bytes) },
    { weight: 1, arbitrary: typed('text/plain;;;', bytes) },
    { weight: 1, arbitrary: fc.constant({ headers: { 'content-type': form }, raw: `a=${'x'.repeat(70_000)}` }) },
  )
}

/** An object with fields of the call, of any JSON type. */
export function anyJson(fields: readonly Field[]): Arbitrary<Body> {
  const value = fc.oneof(
    fc.constantFrom<unknown>(...telling, 'JPY', 0, 1, -1, 100),
    fc.constant('x'.repeat(40)),
    fc.jsonValue({ maxDepth: 3 }),
  )
  const json = fc.record(Object.fromEntries(fields.map(({ name }) => [name, value])), { requiredKeys: [] })
  return typed(
    'application/json',
    json.map((sent) => JSON.stringify(sent)),
  )
}

function typed(contentType: string, raw: Arbitrary<string>): Arbitrary<Body> {
  return raw.map((text) => ({ headers: { 'content-type': contentType }, raw: text.toWellFormed() }))
}

function multipart(fields: readonly Field[]): Arbitrary<Body> {
  const name = fc.constantFrom(...fields.map((field) => field.name), 'file', '"', '')
  const part = fc.record({
    name,
    fileName: fc.option(anyText),
    type: fc.constantFrom('', 'image/png', 'x'),
    value: anyText,
  })
  const whole = fc.boolean()
  return fc.tuple(fc.array(part, { maxLength: 4 }), whole).map(([parts, ends]) => ({
    headers: { 'content-type': 'multipart/form-data; boundary=b' },
    raw: `${parts.map(partOf).join('')}${ends ? '--b--\r\n' : '--b'}`.toWellFormed(),
  }))
}

function partOf({
  name,
  fileName,
  type,
  value,
}: {
  name: string
  fileName: string | null
  type: string
  value: string
}) {
  const file = fileName === null ? '' : `; filename="${fileName}"\r\ncontent-type: ${type}`
  return `--b\r\ncontent-disposition: form-data; name="${name}"${file}\r\n\r\n${value}\r\n`
}
