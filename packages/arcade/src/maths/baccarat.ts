import { type Fraction, fraction, one, zero } from '@andon/money/fraction'
import { type Payouts, payoutsOf } from './bet-payouts.ts'

/** Punto banco from eight decks, fresh for each hand: cards of a rank, of one rank and suit, and all. */
const cards = { ofRank: 32, ofSuit: 8, all: 416 } as const

/** `bankerFree`: without commission, pays half when the banker wins with 6. `six`: that the banker does. `sidePerfectPair`: that of one named side. */
export type BaccaratBet =
  | 'player'
  | 'banker'
  | 'bankerFree'
  | 'tie'
  | 'sidePair'
  | 'eitherPair'
  | 'sidePerfectPair'
  | 'perfectPair'
  | 'small'
  | 'big'
  | 'six'

/** To one, of a bet that is won. `perfectPair` pays more when both sides have one, `bankerFree` less with 6. */
export const baccaratPays: Readonly<Record<BaccaratBet, Fraction>> = {
  player: one,
  banker: fraction(19, 20),
  bankerFree: one,
  tie: fraction(8),
  sidePair: fraction(11),
  eitherPair: fraction(5),
  sidePerfectPair: fraction(25),
  perfectPair: fraction(25),
  small: fraction(3, 2),
  big: fraction(27, 50),
  six: fraction(12),
}
const bothPerfectPay = fraction(200)

/** The payouts of a bet, from all orders of six cards (four for pairs). `pays`: the odds to one, where they are not the usual ones. */
export function baccaratPayouts(bet: BaccaratBet, pays: Fraction = baccaratPays[bet]): Payouts {
  switch (bet) {
    case 'sidePair':
    case 'eitherPair':
    case 'sidePerfectPair':
    case 'perfectPair':
      return payoutsOfPairs(bet, pays)
    default:
      return payoutsOf(hands().map(({ hand, cases }) => ({ multiple: returnOfHand(bet, hand, returned(pays)), cases })))
  }
}

const returned = ({ numerator, denominator }: Fraction) => fraction(numerator + denominator, denominator)

interface Hand {
  readonly player: number
  readonly banker: number
  readonly cards: number
}

function returnOfHand(bet: BaccaratBet, { player, banker, cards }: Hand, won: Fraction): Fraction {
  const tie = player === banker
  const bankerWins = banker > player
  switch (bet) {
    case 'player':
      return tie ? one : bankerWins ? zero : won
    case 'banker':
      return tie ? one : bankerWins ? won : zero
    case 'bankerFree':
      if (bankerWins && banker === 6) return fraction(3, 2)
      return tie ? one : bankerWins ? won : zero
    case 'tie':
      return tie ? won : zero
    case 'six':
      return bankerWins && banker === 6 ? won : zero
    case 'small':
      return cards === 4 ? won : zero
    default:
      return cards > 4 ? won : zero
  }
}

/**
 * When the banker draws, as casinos print it: a row for each total of two cards from 0 to 9, a column for each third card of the player from 0 to 9, and the last one for a player who stands.
 */
const bankersTable = [
  'DDDDDDDDDD D',
  'DDDDDDDDDD D',
  'DDDDDDDDDD D',
  'DDDDDDDD-D D',
  '--DDDDDD-- D',
  '----DDDD-- D',
  '------DD-- -',
  '---------- -',
  '---------- -',
  '---------- -',
].map((row) => [...row].filter((sign) => sign !== ' '))

let walked: ReturnType<typeof walkDeals> | null = null
function hands(): ReturnType<typeof walkDeals> {
  walked ??= walkDeals()
  return walked
}

/** All hands by points, with the orders of six cards in which they come: a walk along the deal, card by card, on what the shoe still holds of each value. */
function walkDeals(): readonly { readonly hand: Hand; readonly cases: bigint }[] {
  const { ofRank, all } = cards
  const left = [4 * ofRank, ...Array.from({ length: 9 }, () => ofRank)]
  const found = new Map<string, { hand: Hand; cases: number }>()
  const end = (hand: Hand, cases: number) => {
    const name = `${hand.player} ${hand.banker} ${hand.cards}`
    const known = found.get(name)
    if (known) known.cases += cases
    else found.set(name, { hand, cases })
  }
  const eachCard = (cases: number, deal: (value: number, cases: number) => void) => {
    for (const [value, cards] of left.entries()) {
      left[value] = cards - 1
      deal(value, cases * cards)
      left[value] = cards
    }
  }
  const bankerGoesOn = (table: { player: number; banker: number; cards: number; third: number }, cases: number) => {
    const { third, ...hand } = table
    const draws = bankersTable[hand.banker]?.[third] === 'D'
    const undealt = 6 - hand.cards
    if (!draws) return end(hand, cases * (undealt === 2 ? (all - 4) * (all - 5) : all - 5))
    const rest = undealt === 2 ? all - 5 : 1
    eachCard(cases, (value, more) =>
      end({ ...hand, banker: (hand.banker + value) % 10, cards: hand.cards + 1 }, more * rest),
    )
  }
  eachCard(1, (p1, a) =>
    eachCard(a, (p2, b) =>
      eachCard(b, (b1, c) =>
        eachCard(c, (b2, cases) => {
          const [player, banker] = [(p1 + p2) % 10, (b1 + b2) % 10]
          if (player > 7 || banker > 7) end({ player, banker, cards: 4 }, cases * (all - 4) * (all - 5))
          else if (player > 5) bankerGoesOn({ player, banker, cards: 4, third: 10 }, cases)
          else
            eachCard(cases, (third, more) =>
              bankerGoesOn({ player: (player + third) % 10, banker, cards: 5, third }, more),
            )
        }),
      ),
    ),
  )
  return [...found.values()].map(({ hand, cases }) => ({ hand, cases: BigInt(cases) }))
}

/** In closed form, of all orders of the four first cards: of one side, and of both at once. */
function payoutsOfPairs(bet: 'sidePair' | 'eitherPair' | 'sidePerfectPair' | 'perfectPair', pays: Fraction): Payouts {
  const { ofRank, ofSuit, all } = cards
  const restOfFour = (all - 2) * (all - 3)
  const pair = all * (ofRank - 1) * restOfFour
  const perfect = all * (ofSuit - 1) * restOfFour
  const bothPairs = all * (ofRank - 1) * ((ofRank - 2) * (ofRank - 3) + (all - ofRank) * (ofRank - 1))
  const bothPerfect = all * (ofSuit - 1) * ((ofSuit - 2) * (ofSuit - 3) + (all - ofSuit) * (ofSuit - 1))
  const cases = { sidePair: pair, eitherPair: 2 * pair - bothPairs, sidePerfectPair: perfect }
  const won = bet === 'perfectPair' ? 2 * (perfect - bothPerfect) : cases[bet]
  const more = bet === 'perfectPair' ? bothPerfect : 0
  const payouts = [
    { multiple: zero, cases: BigInt(all * (all - 1) * restOfFour - won - more) },
    { multiple: returned(pays), cases: BigInt(won) },
    { multiple: returned(bothPerfectPay), cases: BigInt(more) },
  ]
  return payoutsOf(payouts.filter(({ cases }) => cases > 0n))
}
