/** Values that distinguish the lines of a market, as `total` = `2.5` or `hcp` = `0:1`. */
export type Specifiers = Readonly<Record<string, string>>

/** The canonical spelling, `name=value` in the order of the names, joined by `|`; empty for a market with one line only. A line is (event, market, this text). */
export function writeSpecifiers(specifiers: Specifiers): string {
  const known = written.get(specifiers)
  if (known !== undefined) return known
  const text = Object.keys(specifiers)
    .toSorted()
    .map((name) => `${name}=${specifiers[name]}`)
    .join('|')
  written.set(specifiers, text)
  return text
}

/** A line keeps its specifiers, and is written with every change of its prices. */
const written = new WeakMap<Specifiers, string>()

/** Reads the spelling of any feed, in any order; names are of letters, digits and `_`, such as `gamenrX`. Null when a part is not `name=value` or a name comes twice. */
export function readSpecifiers(text: string): Specifiers | null {
  const parts = text === '' ? [] : text.split('|')
  const entries = parts.map((part) => /^([A-Za-z][A-Za-z0-9_]*)=([^=|]+)$/.exec(part)?.slice(1))
  const names = new Set(entries.map((entry) => entry?.[0]))
  if (names.has(undefined) || names.size < parts.length) return null
  return Object.fromEntries(entries.map((entry) => [String(entry?.[0]), String(entry?.[1])]))
}
