import type { Specifiers } from '../specifiers.ts'
import type { Names } from './market.ts'

export interface NameContext {
  readonly specifiers: Specifiers
  readonly competitor1: Names
  readonly competitor2: Names
}

/**
 * A name in one language with its template filled: `{total}` the value, `{+hcp}` and `{-hcp}` with sign, as given and turned round,
 * `{!setnr}` an ordinal (第2 · 2nd), `{$competitor1}` and `{$competitor2}` the sides. A field without a value stays as it is written, so that a name
 * of a feed that we do not know yet still shows.
 */
export function fillName(name: Names, language: 'ja' | 'en', context: NameContext): string {
  return name[language].replaceAll(/\{([!+\-$]?)([a-z_]+[12]?)\}/g, (field, mark: string, key: string) => {
    if (mark === '$') {
      return key === 'competitor1'
        ? context.competitor1[language]
        : key === 'competitor2'
          ? context.competitor2[language]
          : field
    }
    const value = context.specifiers[key]
    if (value === undefined) return field
    if (mark === '!') return ordinal(Number(value), language)
    if (mark === '+') return signed(Number(value))
    if (mark === '-') return signed(-Number(value))
    return value
  })
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
