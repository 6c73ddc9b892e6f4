import * as v from 'valibot'

/** Reads what an earlier visit stored, if it still has its shape. Storage may be missing or full: the page works without it. */
export function readStored<Schema extends v.GenericSchema>(
  storage: 'localStorage' | 'sessionStorage',
  key: string,
  schema: Schema,
): v.InferOutput<Schema> | null {
  try {
    const parsed = v.safeParse(schema, JSON.parse(window[storage].getItem(key) ?? 'null'))
    return parsed.success ? parsed.output : null
  } catch {
    return null
  }
}

/** Stores a value for the next visit; null removes it. */
export function store(storage: 'localStorage' | 'sessionStorage', key: string, value: unknown): void {
  try {
    if (value === null) window[storage].removeItem(key)
    else window[storage].setItem(key, JSON.stringify(value))
  } catch {
    // it is remembered until the page closes
  }
}
