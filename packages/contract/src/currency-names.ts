import type { Currency } from '@andon/money'
import type { Language } from './languages.ts'

/** As written in the labels of fields. */
export const currencyNames: Readonly<Record<Currency, Readonly<Record<Language, string>>>> = {
  JPY: { ja: '円', en: 'yen' },
}
