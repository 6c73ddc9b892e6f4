/** A part of a text: its words, a value by name, or a value with its format or cases. `#` in a case stands for the value. */
type Part = string | readonly [name: string] | readonly [name: string, format: string, cases?: string | Cases]
type Cases = Readonly<Record<string, number | undefined | readonly Part[]>>
/** A text as the build compiles it from ICU MessageFormat: parts, or the words alone. */
export type CompiledText = string | readonly Part[]
export type TextValues = Readonly<Record<string, unknown>>

/** Fills a compiled text: `{name}`, `{count, number}`, `{count, plural, …}`, `{count, selectordinal, …}` and `{kind, select, …}`. A value that is not given is nothing. */
export function fillText(text: CompiledText, locale: string, values: TextValues = {}): string {
  return typeof text === 'string' ? text : text.map((part) => fillPart(part, locale, values)).join('')
}

function fillPart(part: Part, locale: string, values: TextValues): string {
  if (typeof part === 'string') return part
  const [name, format, cases] = part
  const value = values[name] ?? ''
  if (format === 'number') return numberIn(locale, value)
  if (typeof cases !== 'object') return String(value)
  if (format === 'select') return fillCase(cases[String(value)] ?? cases.other, locale, values)
  const count = Number(value) - Number(cases.offset ?? 0)
  const chosen = cases[String(value)] ?? cases[pluralOf(locale, format === 'plural', count)] ?? cases.other
  return fillCase(chosen, locale, values, numberIn(locale, count))
}

function fillCase(chosen: Cases[string], locale: string, values: TextValues, count?: string): string {
  if (typeof chosen !== 'object') return ''
  return chosen.map((part) => (part === '#' && count !== undefined ? count : fillPart(part, locale, values))).join('')
}

const numberFormats = new Map<string, Intl.NumberFormat>()
function numberIn(locale: string, value: unknown): string {
  const format = numberFormats.get(locale) ?? new Intl.NumberFormat(locale)
  numberFormats.set(locale, format)
  return format.format(Number(value))
}

const pluralRules = new Map<string, Intl.PluralRules>()
function pluralOf(locale: string, cardinal: boolean, count: number): string {
  const key = `${locale} ${cardinal}`
  const rules = pluralRules.get(key) ?? new Intl.PluralRules(locale, { type: cardinal ? 'cardinal' : 'ordinal' })
  pluralRules.set(key, rules)
  return rules.select(count)
}
