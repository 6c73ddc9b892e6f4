import { hasReached, minimumAge } from '@andon/contract/age'
import type { Language } from '@andon/contract/languages'

export type BirthPart = 'year' | 'month' | 'day'
export type BirthParts = Readonly<Record<BirthPart, string>>

const yearFirst = ['year', 'month', 'day'] as const
const monthFirst = ['month', 'day', 'year'] as const
const dayFirst = ['day', 'month', 'year'] as const

/** Countries that write a date in English from the year or from the month (CLDR); the others begin with the day. */
const fromYear = new Set(['CA', 'CN', 'HU', 'JP', 'KP', 'KR', 'LT', 'MN', 'SE', 'TW'])
const fromMonth = new Set(['AS', 'FM', 'GU', 'MH', 'MP', 'PH', 'PR', 'PW', 'UM', 'US', 'VI'])

/** The order of the fields. `country` is empty while it is not chosen. */
export function birthOrder(language: Language, country: string): readonly BirthPart[] {
  if (language === 'ja' || fromYear.has(country)) return yearFirst
  return fromMonth.has(country) ? monthFirst : dayFirst
}

const longestPart: Readonly<Record<BirthPart, number>> = { year: 4, month: 2, day: 2 }

/** Digits only, also of a full-width keyboard. */
export function cleanPart(part: BirthPart, typed: string): string {
  return typed.normalize('NFKC').replace(/\D/g, '').slice(0, longestPart[part])
}

export function partsOf(value: string): BirthParts {
  const [year = '', month = '', day = ''] = value.split('-')
  return { year, month, day }
}

/** Joins the parts for the form: `1990-4-12` as typed; empty without any part. */
export function joinParts({ year, month, day }: BirthParts): string {
  return year === '' && month === '' && day === '' ? '' : `${year}-${month}-${day}`
}

export const isComplete = ({ year, month, day }: BirthParts) =>
  year.length === longestPart.year && month !== '' && day !== ''

/** Returns the date that the server takes: `1990-04-12`. */
export function isoBirthDate(value: string): string {
  const { year, month, day } = partsOf(value)
  return value === '' ? '' : [year, month.padStart(2, '0'), day.padStart(2, '0')].join('-')
}

type BirthFault = 'required' | 'BIRTH_YEAR' | 'BIRTH_MONTH' | 'BIRTH_DAY' | 'BIRTH_DATE' | 'UNDERAGE'

const firstYear = 1900

/** The fault of a date of birth as typed, or null. `today` is `YYYY-MM-DD`. */
export function birthFault(value: string, { country, today }: { country: string; today: string }): BirthFault | null {
  if (value === '') return 'required'
  const { year, month, day } = partsOf(value)
  if (!/^\d{4}$/.test(year) || Number(year) < firstYear || year > today.slice(0, 4)) return 'BIRTH_YEAR'
  if (!isWithin(month, 12)) return 'BIRTH_MONTH'
  if (!isWithin(day, 31)) return 'BIRTH_DAY'
  if (Number(day) > new Date(Date.UTC(Number(year), Number(month), 0)).getUTCDate()) return 'BIRTH_DATE'
  return hasReached({ years: minimumAge(country), born: isoBirthDate(value), today }) ? null : 'UNDERAGE'
}

const isWithin = (digits: string, most: number) =>
  /^\d{1,2}$/.test(digits) && Number(digits) >= 1 && Number(digits) <= most

const atFault: Readonly<Record<string, readonly BirthPart[]>> = {
  BIRTH_YEAR: ['year'],
  BIRTH_MONTH: ['month'],
  BIRTH_DAY: ['day'],
  BIRTH_DATE: ['day'],
}

/** The fields that an error is about. */
export function partsAtFault(error: string | undefined): readonly BirthPart[] {
  return error === undefined ? [] : (atFault[error] ?? yearFirst)
}
