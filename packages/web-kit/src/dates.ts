const formats = new Map<string, Intl.DateTimeFormat>()

/** A format of dates, one for each locale and options: a browser makes one more slowly than React renders a row. */
export function dateFormat(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale} ${JSON.stringify(options)}`
  const format = formats.get(key) ?? new Intl.DateTimeFormat(locale, options)
  formats.set(key, format) // as many as there are zones that a player looks at
  return format
}
