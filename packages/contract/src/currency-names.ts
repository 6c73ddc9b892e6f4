import type { Currency } from '@andon/money'
import type { Language } from './languages.ts'

/** As written in the labels of fields. */
export const currencyNames = {
  JPY: { ja: '円', en: 'yen' },
} as const satisfies Record<Currency, Record<Language, string>>
