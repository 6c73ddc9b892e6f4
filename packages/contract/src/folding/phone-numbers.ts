import { dialCodes } from '../countries.ts'
import { bareNumber } from './bare-number.ts'

/** A number by the parts of ITU E.164: digits only, the national number without its trunk prefix. */
export interface PhoneNumber {
  readonly areaCode: string
  readonly phone: string
}

interface Numbering {
  /** Dialled before a national number, and no part of it. */
  readonly trunk: string
  readonly national: RegExp
}

/**
 * Country codes whose plan is checked beyond the length (ITU-T E.164, national numbering plans). Of others, a leading zero is the trunk prefix and
 * a number has 4 to 14 digits. Numbers of Italy keep their zero.
 */
const plans: Readonly<Record<string, Numbering>> = {
  1: { trunk: '1', national: /^[2-9]\d{2}[2-9]\d{6}$/ },
  7: { trunk: '8', national: /^[3-9]\d{9}$/ },
  39: { trunk: '', national: /^\d{5,11}$/ },
  44: { trunk: '0', national: /^[1-9]\d{8,9}$/ },
  81: { trunk: '0', national: /^[1-9]\d{8,9}$/ },
}
const others: Numbering = { trunk: '0', national: /^[1-9]\d{3,13}$/ }
const longestNumber = 15
const countryCodes = new Set([...dialCodes.values()].map((code) => code.slice(1)))

/**
 * The number that a country code and a typed number make, or null if it is no number of that country. The typed number may repeat the country code
 * (`+81…`, `0081…`, `81…`) and have a trunk prefix.
 */
export function phoneNumberOf({ areaCode, phone }: PhoneNumber): PhoneNumber | null {
  const code = bareNumber(areaCode).replace(/^\+?0*/, '')
  const typed = bareNumber(phone)
  if (!countryCodes.has(code) && !/^\d{1,4}$/.test(code)) return null
  if (!/^\+?\d+$/.test(typed)) return null
  const [, stated] = /^(?:\+|00)(\d+)$/.exec(typed) ?? []
  const candidates =
    stated === undefined
      ? [typed, ...(typed.startsWith(code) ? [typed.slice(code.length)] : [])]
      : stated.startsWith(code)
        ? [stated.slice(code.length)]
        : []
  for (const candidate of candidates) {
    const national = nationalNumber(code, candidate)
    if (national !== null) return { areaCode: code, phone: national }
  }
  return null
}

/** `+819012345678`: the number to which messages go, and which one player has. */
export const e164 = ({ areaCode, phone }: PhoneNumber): string => `+${areaCode}${phone}`

/**
 * Country codes whose national numbers, those of mobile phones included, are written with a zero that E.164 leaves out (numbering plans as published by the ITU, E.129
 * forms). The others are dialled as they are (Spain, Denmark, Singapore), keep their own zero (Italy), or have another prefix (Russia) or none that people write (+1).
 */
const writtenWithZero = new Set([
  ...[
    '20',
    '27',
    '31',
    '32',
    '33',
    '40',
    '41',
    '43',
    '44',
    '46',
    '49',
    '60',
    '61',
    '62',
    '63',
    '64',
    '66',
    '81',
    '82',
    '84',
    '90',
  ],
  ...[
    '92',
    '93',
    '94',
    '95',
    '98',
    '212',
    '213',
    '218',
    '233',
    '234',
    '249',
    '251',
    '254',
    '255',
    '256',
    '260',
    '263',
    '353',
    '355',
  ],
  ...[
    '358',
    '359',
    '370',
    '373',
    '374',
    '380',
    '381',
    '382',
    '385',
    '386',
    '387',
    '389',
    '421',
    '855',
    '856',
    '880',
    '886',
    '961',
  ],
  ...['962', '963', '964', '966', '967', '970', '971', '972', '976', '994', '995', '996'],
])

/** The number as people of its country write it, digits only: `09012345678` for +81, `8912…` for +7, `612345678` for +34. `phoneNumberOf` reads it back. */
export function nationalForm({ areaCode, phone }: PhoneNumber): string {
  if (areaCode === '7') return `8${phone}`
  return writtenWithZero.has(areaCode) ? `0${phone}` : phone
}

/** Several countries share the code 1 (`1684` is American Samoa), so their numbers are checked with it. */
function nationalNumber(code: string, typed: string): string | null {
  const shared = /^1(\d{3})$/.exec(code)?.[1]
  const plan = plans[shared === undefined ? code : '1'] ?? others
  const bare = plan.trunk !== '' && typed.startsWith(plan.trunk) ? typed.slice(plan.trunk.length) : typed
  const isOf = (national: string) =>
    plan.national.test(`${shared ?? ''}${national}`) && code.length + national.length <= longestNumber
  if (isOf(bare)) return bare
  if (shared !== undefined && bare.startsWith(shared) && isOf(bare.slice(3))) return bare.slice(3)
  return plan.national.test(typed) && isOf(typed) ? typed : null
}
