import { inEveryLanguage, type Language } from '@andon/contract/languages'
import type { PlayDetails } from '@andon/contract/play-details'
import { fraction, multiply, one, writeDecimal } from '@andon/money/fraction'
import type { Names } from '../model/names.ts'
import type { Price } from '../model/price.ts'
import type { LegOutcome } from '../settlement/leg-outcome.ts'
import { countingPercent, type MultipleBoost } from '../settlement/multiple-boost.ts'
import { linesOf } from '../settlement/slip.ts'
import { type StoredBet, slipOf } from '../store/bets.ts'
import type { LegEnd } from '../store/decision-text.ts'
import { type JoinedLeg, joinedLegs, namesOfLeg } from '../store/joined-legs.ts'

/** The wallet takes calls of 16 KiB; of them so many bytes are for the legs of the longest slip. */
const bytesOfLegs = 13_500
/** Bytes of a leg without its texts. */
const bytesOfKeys = 190
/** Bytes of one letter of a leg's four texts, in both languages. */
const bytesOfLetter = 20
const mostLetters = 60
/** Decimal odds of a whole bet are no longer than this. */
const mostOdds = 999_999_999

/** Returns a bet for the player's history, in every language; once it is settled, with the results of its legs. */
export function playDetailsOf(bet: StoredBet, endOf: (leg: JoinedLeg) => LegEnd | null = () => null): PlayDetails {
  const legs = joinedLegs(bet.legs)
  const letters = Math.min(mostLetters, Math.floor((bytesOfLegs / legs.length - bytesOfKeys) / bytesOfLetter))
  const cut = (names: Names) => inEveryLanguage((language: Language) => names[language].slice(0, letters) || '–')
  const selections = legs.map((leg) => {
    const names = namesOfLeg(leg)
    const end = endOf(leg)
    return {
      event: cut(names.event),
      market: cut(names.market),
      outcome: cut(names.outcome),
      odds: oddsText(leg.win.price),
      ...(end && { result: resultText[end.result] }),
      ...(end?.decidedBy && { decidedBy: cut(end.decidedBy) }),
    }
  })
  const product = legs.reduce((odds, { win }) => multiply(odds, fraction(win.price, 1000)), one)
  const isOneLine = legs.length > 1 && linesOf(slipOf(bet)) === 1
  const whole = isOneLine ? writeDecimal(product, 3) : null
  const label =
    bet.multipleBoost &&
    boostLabel(
      bet.multipleBoost,
      legs.filter((leg) => endOf(leg)?.result !== 'void'),
    )
  return {
    ...(label && { label }),
    ...(whole !== null && Number(whole) <= mostOdds && { odds: whole }),
    selections,
  }
}

/** Says what a multiple adds to its winnings, for the legs that are not void; null where that is nothing. */
function boostLabel(boost: MultipleBoost, counting: readonly JoinedLeg[]): Names | null {
  const percent = countingPercent(boost, counting.length)
  return percent === 0 ? null : { ja: `マルチブースト +${percent}%`, en: `Multiple boost +${percent}%` }
}

const resultText = {
  won: 'won',
  placed: 'placed',
  lost: 'lost',
  void: 'void',
  halfWon: 'half-won',
  halfLost: 'half-lost',
} as const satisfies Record<LegOutcome['result'], string>

const oddsText = (price: Price) => writeDecimal(fraction(price, 1000), 3)
