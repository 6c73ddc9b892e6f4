import { currencyCodes } from '@andon/money'
import * as v from 'valibot'
import { bareNumber } from './folding/bare-number.ts'
import { isEmailAddress } from './folding/email-addresses.ts'
import { visible } from './folding/fold.ts'
import { readingOf } from './folding/kana.ts'
import { languageCodes } from './languages.ts'

/** Field schemas shared by endpoints. Requests are form-encoded, so everything arrives as text. */

export const currency = v.picklist(currencyCodes)
export const language = v.picklist(languageCodes)

const folded = v.pipe(
  v.string(),
  v.transform((value) => value.normalize('NFKC').trim()),
)
/**
 * One line of text, normalised by NFKC (full-width digits, half-width kana) and trimmed. Characters that are not seen are refused (format
 * characters, Hangul fillers), except the two joiners that Persian, Indic scripts and emoji need.
 */
export const text = v.pipe(
  folded,
  v.regex(
    /^(?:[^\p{Cc}\p{Cf}\u2028\u2029\u115f\u1160\u17b4\u17b5]|[\u200c\u200d])*$/u,
    'Contains an invisible, control or line-break character',
  ),
)
export const boundedText = (max: number) =>
  v.pipe(
    text,
    v.minLength(1),
    v.check((value) => visible(value).trim() !== '', 'Contains nothing that is seen'),
    v.maxLength(max),
  )
export const paragraphs = (max: number) => v.pipe(folded, v.minLength(1), v.maxLength(max))

/** An id that carries its player's, `dep_01k8…_01m2…`; of another form it is unknown, not invalid. `prefix` is a regular expression. */
export const playersId = (prefix: string, what: string) =>
  v.pipe(text, v.regex(new RegExp(`^${prefix}_[0-9a-z_]{1,80}$`), `Not ${what}`))

/** A whole number of minor units above zero, as text or number. */
export const positiveAmount = v.pipe(
  v.union([v.pipe(v.string(), v.regex(/^\d{1,15}$/)), v.number()]),
  v.transform(Number),
  v.safeInteger(),
  v.minValue(1),
)
/** Amounts in replies: minor units, never negative. */
export const balanceAmount = v.pipe(v.number(), v.safeInteger(), v.minValue(0))

export const flag = v.pipe(
  v.union([v.boolean(), v.picklist(['true', 'false', '1', '0', 'on', 'off', ''])]),
  v.transform((value) => value === true || value === 'true' || value === '1' || value === 'on'),
)

/** A list or record sent as JSON in one form field. In a JSON body it may also be sent directly. */
export const jsonText = <S extends v.GenericSchema>(schema: S) => {
  const sent = v.union([
    v.pipe(v.string(), v.maxLength(32_000)),
    v.array(v.unknown()),
    v.record(v.string(), v.unknown()),
  ])
  insideOf.set(sent, schema)
  return v.pipe(
    sent,
    v.rawTransform(({ dataset: { value }, addIssue, NEVER }): unknown => {
      if (typeof value !== 'string') return value
      try {
        return JSON.parse(value)
      } catch {
        addIssue({ message: 'Not JSON' })
        return NEVER
      }
    }),
    schema,
  )
}
export type JsonText = string | unknown[] | Record<string, unknown>
const insideOf = new WeakMap<object, v.GenericSchema>()
/** The schema of the JSON inside a `jsonText` field; undefined for other schemas. */
export const jsonInside = (sent: object): v.GenericSchema | undefined => insideOf.get(sent)

/** One of two objects, told apart by a field that only the first has, so that a refusal names a field of the one that was meant. */
export const eitherBy = <A extends v.GenericSchema, B extends v.GenericSchema>(field: string, first: A, second: B) => {
  const either = v.lazy((sent): A | B => (typeof sent === 'object' && sent !== null && field in sent ? first : second))
  optionsOf.set(either, [first, second])
  return either
}
const optionsOf = new WeakMap<object, readonly v.GenericSchema[]>()
/** The schemas of an `eitherBy`; undefined for other schemas. */
export const eitherOptions = (schema: object): readonly v.GenericSchema[] | undefined => optionsOf.get(schema)

/** By the expression of the HTML standard, and the addresses with loose dots that two Japanese carriers gave out. */
export const email = v.pipe(text, v.maxLength(254), v.check(isEmailAddress, 'Not an e-mail address'))
export const areaCode = v.pipe(
  text,
  v.transform((value) => value.replace(/^\+/, '')),
  v.regex(/^\d{1,4}$/),
)
/** As typed, with any hyphens and spaces, with or without the country code; `folding/phone-numbers.ts` reads it. */
export const phone = v.pipe(v.string(), v.maxLength(60), v.transform(bareNumber), v.regex(/^\+?\d{4,18}$/))
/** Three to twenty letters, their marks, digits, `_` and `-`. No pile of marks, and nothing invisible. */
export const nickname = v.pipe(
  text,
  v.regex(/^(?!.*\p{M}{4})(?!.*\p{Default_Ignorable_Code_Point})[\p{L}\p{N}_-][\p{L}\p{M}\p{N}_-]{2,19}$/u),
)
export const passwordLength = { min: 10, max: 128 } as const
/** Checks the length only; `passwords/password-rules.ts` has the rest. Not trimmed. */
export const password = v.pipe(v.string(), v.minLength(passwordLength.min), v.maxLength(passwordLength.max))
/**
 * The reading of a name, optional. Hiragana and half-width kana become full-width katakana, a hyphen inside a word a long-vowel mark; anything
 * but kana and hyphens between words is refused.
 */
export const kana = v.pipe(
  text,
  v.transform((value) => readingOf(value).replace(/\s+/g, ' ')),
  v.regex(/^[ァ-ヺー・ヽヾ -]*$/),
  v.maxLength(60),
)
/** `Asia/Tokyo` */
export const timeZone = v.pipe(
  v.string(),
  v.regex(/^[A-Za-z_]{1,30}(\/[A-Za-z0-9_+-]{1,30}){0,2}$/),
  v.check(isTimeZone, 'Not a time zone'),
)

export const isoDate = v.pipe(text, v.isoDate())
export const countryCode = v.pipe(
  text,
  v.transform((value) => value.toUpperCase()),
  v.regex(/^[A-Z]{2}$/),
)
export const idempotencyKey = v.pipe(text, v.regex(/^[\w.:-]{8,100}$/))
export const gameCode = v.pipe(text, v.regex(/^[a-z0-9-]{2,40}$/))

/** Sent with every GET. */
export const languageId = { languageId: v.optional(language, languageCodes[0]) }
export const success = v.object({ success: v.literal(true) })

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}
