/** What the JSON parser tells about a value beside it, in engines since 2023. */
interface Source {
  readonly source?: string
}

/** Parses JSON; whole numbers beyond the safe integers become a bigint, because an amount of money may not lose digits. Throws what JSON.parse throws. */
export function parseExactJson(text: string): unknown {
  const exact = (_key: string, value: unknown, { source = '' }: Source) =>
    typeof value === 'number' && !Number.isSafeInteger(value) && /^-?\d+$/.test(source) ? BigInt(source) : value
  return JSON.parse(text, exact as (key: string, value: unknown) => unknown) // the library's types know two arguments
}

/** JSON with each bigint written as a number. */
export function exactJson(body: Readonly<Record<string, unknown>>): string {
  const { rawJSON } = JSON as unknown as { rawJSON(text: string): unknown } // not yet in the library's types
  return JSON.stringify(body, (_key, value) => (typeof value === 'bigint' ? rawJSON(value.toString()) : value))
}
