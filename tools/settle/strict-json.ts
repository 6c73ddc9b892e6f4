import { SlipRefusal } from '@andon/bookmaker/rules'

/** Deeper than any document of the command. */
const deepest = 50

/**
 * Reads JSON as it is defined, and no key twice in one object, of which JSON.parse would keep the last. Throws SlipRefusal: for a key that stands twice with its path
 * (`legs.0.odds`), for what is no JSON with its place (`line 3, column 7`).
 */
export function readStrictJson(text: string): unknown {
  let at = 0

  const token = (pattern: RegExp): string | null => {
    pattern.lastIndex = at
    const [found = null] = pattern.exec(text) ?? []
    at += found?.length ?? 0
    return found
  }
  const skipSpace = () => token(/[ \t\r\n]*/y)
  const string = () => token(/"(?:[^"\\\p{Cc}]|\x7f|[\x80-\x9f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"/uy)

  function fail(why: string): never {
    const before = text.slice(0, at).split('\n')
    throw new SlipRefusal(`line ${before.length}, column ${(before.at(-1)?.length ?? 0) + 1}`, why)
  }

  function expect(pattern: RegExp, what: string): string {
    skipSpace()
    return token(pattern) ?? fail(at === text.length ? `ends where ${what} should stand` : `is no JSON: not ${what}`)
  }

  function value(path: readonly string[]): unknown {
    if (path.length > deepest) fail(`is nested deeper than ${deepest}`)
    skipSpace()
    if (token(/\{/y)) return object(path)
    if (token(/\[/y)) return list(path)
    const written = string() ?? token(/-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?(?![\w.])|(?:true|false|null)(?!\w)/y)
    return JSON.parse(written ?? expect(/(?!)/y, 'a value'))
  }

  function object(path: readonly string[]): unknown {
    const entries = new Map<string, unknown>()
    skipSpace()
    if (token(/\}/y)) return {}
    do {
      skipSpace()
      const key: string = JSON.parse(string() ?? expect(/(?!)/y, 'a key in quotes'))
      if (entries.has(key)) throw new SlipRefusal([...path, key].join('.'), 'stands there twice')
      expect(/:/y, 'a colon')
      entries.set(key, value([...path, key]))
    } while (expect(/[,}]/y, 'a comma or the end of the object') === ',')
    return Object.fromEntries(entries)
  }

  function list(path: readonly string[]): unknown {
    const items: unknown[] = []
    skipSpace()
    if (token(/\]/y)) return items
    do items.push(value([...path, String(items.length)]))
    while (expect(/[,\]]/y, 'a comma or the end of the list') === ',')
    return items
  }

  if (text.startsWith('\uFEFF')) fail('begins with a byte order mark, which is no part of JSON')
  skipSpace()
  if (at === text.length) {
    at = 0
    fail('is empty')
  }
  const read = value([])
  skipSpace()
  if (at < text.length) fail('is no JSON: more than one value')
  return read
}
