/** JSON as signed calls about money carry it: one reading only, and no digit lost. */

/** Parses JSON; throws where an object has one key twice, because two readers may take different ones of them. Otherwise throws what JSON.parse throws. */
export function parseStrictJson(text: string): unknown {
  const parsed: unknown = JSON.parse(text)
  refuseRepeatedKeys(text)
  return parsed
}

/** The context that the JSON parser passes with a value, in engines since 2023. */
interface Source {
  readonly source?: string
}

/** Parses like `parseStrictJson`; whole numbers beyond the safe integers become a bigint, because an amount of money may not lose digits. */
export function parseExactJson(text: string): unknown {
  const exact = (_key: string, value: unknown, { source = '' }: Source) =>
    typeof value === 'number' && !Number.isSafeInteger(value) && /^-?\d+$/.test(source) ? BigInt(source) : value
  const parsed: unknown = JSON.parse(text, exact as (key: string, value: unknown) => unknown) // the library's types know two arguments
  refuseRepeatedKeys(text)
  return parsed
}

/** JSON with each bigint written as a number. */
export function exactJson(body: Readonly<Record<string, unknown>>): string {
  const { rawJSON } = JSON as unknown as { rawJSON(text: string): unknown } // not yet in the library's types
  return JSON.stringify(body, (_key, value) => (typeof value === 'bigint' ? rawJSON(value.toString()) : value))
}

/** Strings with the colon that makes them keys, and the brackets; everything else of a text that is JSON does not matter here. */
const tokens = /"(?:[^"\\]|\\.)*"(\s*:)?|[{}]/g

/** Throws where an object of a text that is JSON has a key twice. Keys are compared as they read, so that an escape does not hide one. */
function refuseRepeatedKeys(text: string): void {
  const open: Set<string>[] = []
  for (const [token, colon = ''] of text.matchAll(tokens)) {
    if (token === '{') open.push(new Set())
    else if (token === '}') open.pop()
    else if (colon !== '') {
      const key = String(JSON.parse(token.slice(0, -colon.length)))
      const keys = open.at(-1)
      if (keys?.has(key)) throw new SyntaxError('one key of an object is there twice')
      keys?.add(key)
    }
  }
}
