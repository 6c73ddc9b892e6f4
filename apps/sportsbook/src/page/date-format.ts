const made = new Map<string, Intl.DateTimeFormat>()

/** One format for each locale and options: a browser makes one more slowly than React renders a row. */
export function dateFormat(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale} ${JSON.stringify(options)}`
  const format = made.get(key) ?? new Intl.DateTimeFormat(locale, options)
  made.set(key, format) // as many as there are zones that a player looks at
  return format
}
