import type { Names } from '../model/names.ts'
import type { Specifiers } from '../model/specifiers.ts'

export interface NameContext {
  readonly specifiers: Specifiers
  readonly competitor1: Names
  readonly competitor2: Names
  readonly event: Names
  /** A player or a side by the id that a specifier has; null for one without a name. */
  readonly nameOf: (id: string) => Names | null
}

/** A mark, then a specifier, or in brackets one to which a number is added. */
const field =
  /\{\s*([!+\-$%]?)\s*(?:\(\s*([A-Za-z][A-Za-z0-9_]*)\s*([+-])\s*(\d{1,6})\s*\)|([A-Za-z][A-Za-z0-9_]*))\s*\}/g

/** Placeholder for a value that the line does not have. */
const missing = '?'

/**
 * A name in one language with its template filled, as a unified odds feed writes them: `{total}` the value, `{+hcp}` and `{-hcp}` with sign, as given and turned round,
 * `{!setnr}` an ordinal (第2 · 2nd), `{(minute-1)}` and `{!(inningnr+1)}` a sum, `{%player}` and `{%server}` whom the specifier names (the id where the name is not known),
 * `{$competitor1}`, `{$competitor2}` and `{$event}` the sides and the event. A name never has braces: what is no field loses them, and a value that the line has not is `?`.
 */
export function fillName(name: Names, language: 'ja' | 'en', context: NameContext): string {
  const text = name[language].replaceAll(
    field,
    (_, mark: string, base: string, sign: string, step: string, key: string) => {
      if (mark === '$') return partOf(key, context)?.[language] ?? missing
      const value = context.specifiers[base ?? key]
      if (value === undefined) return missing
      if (mark === '%')
        return value
          .split(',')
          .map((id) => context.nameOf(id)?.[language] ?? id)
          .join(', ')
      return written(base === undefined ? value : added(value, Number(`${sign}${step}`)), mark, language)
    },
  )
  return text.replaceAll(/[{}]/g, '').trim() || missing
}

function partOf(key: string, { competitor1, competitor2, event }: NameContext): Names | null {
  const parts: Readonly<Record<string, Names>> = { competitor1, competitor2, event }
  return Object.hasOwn(parts, key) ? (parts[key] ?? null) : null
}

const isNumber = (value: string) => /^[+-]?\d+(\.\d+)?$/.test(value)

const added = (value: string, step: number) => (isNumber(value) ? `${Number(value) + step}` : value)

/** A value that is no number, such as the handicap 0:1, stays as it is. */
function written(value: string, mark: string, language: 'ja' | 'en'): string {
  if (mark === '' || !isNumber(value)) return value
  if (mark === '!') return ordinal(Number(value), language)
  return signed(mark === '-' ? -Number(value) : Number(value))
}

function signed(value: number): string {
  return value > 0 ? `+${value}` : value < 0 ? `−${-value}` : '0'
}

function ordinal(value: number, language: 'ja' | 'en'): string {
  if (language === 'ja') return `第${value}`
  const teen = value % 100 >= 11 && value % 100 <= 13
  const ending = teen ? 'th' : (['th', 'st', 'nd', 'rd'][value % 10] ?? 'th')
  return `${value}${ending}`
}
