import { type GameFigures, gameFigures } from '@andon/contract/games/figures'
import { languages } from '@andon/contract/languages'
import { type Currency, moneyFormat } from '@andon/money'
import type { Language } from './messages.ts'

/** Amounts of a race with play chips. */
const chipsText = (count: string, language: Language) => (language === 'ja' ? `${count}枚` : `${count} chips`)

/** Formats amounts, figures of games, other numbers and times in the player's language. */
export interface Figures extends GameFigures {
  amount(minorUnits: number): string
  /** With a sign. */
  net(minorUnits: number): string
  number(value: number): string
  instant(iso: string): string
}

export function createFigures(language: Language, currency: Currency, { chips = false } = {}): Figures {
  const money = moneyFormat(currency, language)
  const number = new Intl.NumberFormat(language)
  const time = new Intl.DateTimeFormat(languages[language].locale, { dateStyle: 'short', timeStyle: 'medium' })
  const amount = (minorUnits: number) =>
    chips ? chipsText(number.format(minorUnits), language) : money(minorUnits).replace('\u00a0', ' ') // drawn and read alike
  return {
    ...gameFigures(language),
    amount,
    net: (minorUnits) => `${minorUnits > 0 ? '+' : minorUnits < 0 ? '−' : ''}${amount(Math.abs(minorUnits))}`,
    number: (value) => number.format(value),
    instant: (iso) => time.format(new Date(iso)),
  }
}

/** Hours, minutes and seconds. */
export function clock(elapsedMs: number): string {
  const seconds = Math.max(0, Math.floor(elapsedMs / 1000))
  const two = (value: number) => String(value).padStart(2, '0')
  return `${Math.floor(seconds / 3600)}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`
}
