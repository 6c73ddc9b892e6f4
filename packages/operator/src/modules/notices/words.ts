import type { Language } from '@andon/contract/languages'
import { captureRefusalReasons } from '@andon/contract/player-api/cashier/methods'
import { referenceOf } from '@andon/contract/reference'
import { type Currency, moneyFormat } from '@andon/money'
import { assert } from '@andon/platform/assert'
import { type SecurityChange, securityChanges, securityMessages } from '../identity/index.ts'
import type { Notice } from './domain/notices-of.ts'
import type { Addressee } from './index.ts'
import { type Mail, type Values, wordsEn } from './words.en.ts'
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
    proof: data.proof === 'address' ? 'address' : 'identity',
    confirmableAt: data.confirmableAt === undefined ? '' : timeText(String(data.confirmableAt), { language, country }),
  }
  return wordsIn[language][kind](values)
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

/** Japan has one time zone; elsewhere the mail names it. */
function timeText(instant: string, { language, country }: Pick<Addressee, 'language' | 'country'>): string {
  const timeZone = country === 'JP' ? 'Asia/Tokyo' : 'UTC'
  const zoned = Temporal.Instant.from(instant).toZonedDateTimeISO(timeZone)
  const { year, month, day } = zoned
  const date =
    language === 'ja'
      ? `${year}年${month}月${day}日` // the runtime's own format has slashes
      : zoned.toPlainDate().toLocaleString('en-GB', { dateStyle: 'medium' })
  const text = `${date} ${zoned.toPlainTime().toLocaleString(language, { hour: '2-digit', minute: '2-digit' })}`
  const zone = country === 'JP' ? { ja: '日本時間', en: 'Japan time' } : { ja: '協定世界時', en: 'UTC' }
  return language === 'ja' ? `${text}（${zone.ja}）` : `${text} (${zone.en})`
}
