import { messages as americanFootballEn } from './american-football/messages.en.ts'
import { messages as americanFootballJa } from './american-football/messages.ja.ts'
import { messages as baseballEn } from './baseball/messages.en.ts'
import { messages as baseballJa } from './baseball/messages.ja.ts'
import { messages as basketballEn } from './basketball/messages.en.ts'
import { messages as basketballJa } from './basketball/messages.ja.ts'
import { messages as esportsEn } from './esports/messages.en.ts'
import { messages as esportsJa } from './esports/messages.ja.ts'
import { messages as footballEn } from './football/messages.en.ts'
import { messages as footballJa } from './football/messages.ja.ts'
import { messages as iceHockeyEn } from './ice-hockey/messages.en.ts'
import { messages as iceHockeyJa } from './ice-hockey/messages.ja.ts'
import { messages as en } from './messages.en.ts'
import { messages as ja } from './messages.ja.ts'
import { messages as rugbyEn } from './rugby/messages.en.ts'
import { messages as rugbyJa } from './rugby/messages.ja.ts'
import { messages as tableTennisEn } from './table-tennis/messages.en.ts'
import { messages as tableTennisJa } from './table-tennis/messages.ja.ts'
import { messages as tennisEn } from './tennis/messages.en.ts'
import { messages as tennisJa } from './tennis/messages.ja.ts'
import { messages as volleyballEn } from './volleyball/messages.en.ts'
import { messages as volleyballJa } from './volleyball/messages.ja.ts'

/** What happens in matches and what is counted in them: each sport has a folder of its own. */
export const playText = {
  ja: {
    ...ja,
    ...americanFootballJa,
    ...baseballJa,
    ...basketballJa,
    ...footballJa,
    ...iceHockeyJa,
    ...tennisJa,
    ...esportsJa,
    ...volleyballJa,
    ...tableTennisJa,
    ...rugbyJa,
  },
  en: {
    ...en,
    ...americanFootballEn,
    ...baseballEn,
    ...basketballEn,
    ...footballEn,
    ...iceHockeyEn,
    ...tennisEn,
    ...esportsEn,
    ...volleyballEn,
    ...tableTennisEn,
    ...rugbyEn,
  },
}

export const isPlayKey = (key: string): key is keyof typeof playText.ja => Object.hasOwn(playText.ja, key)
