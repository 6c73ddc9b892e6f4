import type { Language } from '@andon/contract/languages'
import { captureRefusalReasons } from '@andon/contract/player-api/cashier/methods'
import { referenceOf } from '@andon/contract/reference'
import { type Currency, moneyFormat, signedMoneyFormat } from '@andon/money'
import { assert } from '@andon/platform/assert'
import { type SecurityChange, securityChanges, securityMessages } from '../identity/index.ts'
import { mailZoneOf } from './domain/month.ts'
import type { Notice } from './domain/notices-of.ts'
import { linkOf } from './domain/topics.ts'
import type { Addressee } from './index.ts'
import { type Mail, type Statement, type Values, wordsEn } from './words.en.ts'
import { wordsJa } from './words.ja.ts'

const wordsIn = { ja: wordsJa, en: wordsEn } as const satisfies Record<Language, typeof wordsEn>

/** Subject and text of a notice, in the player's language. */
export function words(
  { kind, data }: Pick<Notice, 'kind' | 'data'>,
  { language, country }: Pick<Addressee, 'language' | 'country'>,
): Mail {
  if (kind === 'securityChanged') return securityMessages[language].changed(securityChangeOf(data))
  const values: Values = {
    reference: typeof data.id === 'string' ? referenceOf(data.id) : '',
    amount: amountText(data, language),
    note: typeof data.note === 'string' ? data.note : undefined,
    refused: captureRefusalReasons.find((each) => each === data.refused),
    limitType: String(data.limitType) as Values['limitType'], // written by limits
    isRemoval: data.removal === true,
    isBreak: data.kind === 'break',
    until: data.until === undefined ? undefined : timeText(String(data.until), { language, country }),
    tournament: nameIn(data.names, language),
    mission: nameIn(data.mission, language),
    bonus: amountText({ amount: data.bonus, currency: data.currency }, language),
    spins: typeof data.spins === 'number' ? data.spins : 0,
    rank: typeof data.rank === 'number' ? data.rank : undefined,
    endsAt: data.endsAt === undefined ? '' : timeText(String(data.endsAt), { language, country }),
    ticket: typeof data.ticket === 'string' ? data.ticket : '',
    statement: statementOf(data, { language, country }),
    offer: offerOf(data, language),
    proof: data.proof === 'address' ? 'address' : 'identity',
    confirmableAt: data.confirmableAt === undefined ? '' : timeText(String(data.confirmableAt), { language, country }),
  }
  return wordsIn[language][kind](values)
}

/** The words of the inbox; a promotion has its address beside it, because it is mailed to be looked at. */
export function mailWords(
  notice: Pick<Notice, 'kind' | 'data'>,
  player: Pick<Addressee, 'language' | 'country'>,
  origin: string,
): Mail {
  const { subject, text } = words(notice, player)
  if (notice.kind !== 'offer') return { subject, text }
  const [summary = '', ...more] = text.split('\n\n')
  return { subject, text: [summary, `${origin}/${player.language}${linkOf(notice)}`, ...more].join('\n\n') }
}

function statementOf(data: Notice['data'], { language, country }: Pick<Addressee, 'language' | 'country'>): Statement {
  const { month, currency, minutes } = data
  const money = (name: string) => amountText({ amount: data[name], currency }, language)
  const [hours, left] = [Math.floor(Number(minutes) / 60), Number(minutes) % 60]
  return {
    month: month === undefined ? '' : monthText(String(month), language),
    paidIn: money('paidIn'),
    paidOut: money('paidOut'),
    net: signedText({ amount: data.net, currency }, language),
    staked: money('staked'),
    bonuses: money('bonuses'),
    prizes: money('prizes'),
    jackpots: money('jackpots'),
    time: language === 'ja' ? `${hours}時間${left}分` : `${hours} h ${left} min`,
    zone: zoneNames[mailZoneOf(country)][language],
  }
}

function monthText(month: string, language: Language): string {
  const { year, month: number } = Temporal.PlainYearMonth.from(month)
  if (language === 'ja') return `${year}年${number}月`
  return Temporal.PlainDate.from({ year, month: number, day: 1 }).toLocaleString('en-GB', {
    month: 'long',
    year: 'numeric',
  })
}

const zoneNames = {
  'Asia/Tokyo': { ja: '日本時間', en: 'Japan time' },
  UTC: { ja: '協定世界時', en: 'UTC' },
} as const

/** Written from the content store. */
function offerOf({ texts }: Notice['data'], language: Language): Values['offer'] {
  const of = typeof texts === 'object' && texts !== null ? (texts as Record<Language, Values['offer']>)[language] : null
  return of ?? { title: '', summary: '' }
}

/** Written by identity. */
function securityChangeOf({ what }: Notice['data']): SecurityChange {
  const change = securityChanges.find((each) => each === what)
  assert(change, 'identity names the change')
  return change
}

function nameIn(names: unknown, language: Language): string {
  return typeof names === 'object' && names !== null && language in names
    ? String((names as Record<Language, unknown>)[language]) // written by tournaments and missions
    : ''
}

function amountText({ amount, currency }: Notice['data'], language: Language): string {
  if (typeof amount !== 'number') return ''
  return moneyFormat(String(currency) as Currency, language)(amount) // written by cashier
}

function signedText({ amount, currency }: Notice['data'], language: Language): string {
  if (typeof amount !== 'number') return ''
  return signedMoneyFormat(String(currency) as Currency, language)(amount) // written by notices
}

/** Japan has one time zone; elsewhere the mail names it. */
function timeText(instant: string, { language, country }: Pick<Addressee, 'language' | 'country'>): string {
  const timeZone = mailZoneOf(country)
  const zoned = Temporal.Instant.from(instant).toZonedDateTimeISO(timeZone)
  const { year, month, day } = zoned
  const date =
    language === 'ja'
      ? `${year}年${month}月${day}日` // the runtime's own format has slashes
      : zoned.toPlainDate().toLocaleString('en-GB', { dateStyle: 'medium' })
  const text = `${date} ${zoned.toPlainTime().toLocaleString(language, { hour: '2-digit', minute: '2-digit' })}`
  const zone = zoneNames[timeZone][language]
  return language === 'ja' ? `${text}（${zone}）` : `${text} (${zone})`
}
