import type { BonusTerms } from '@andon/contract/bonus-terms'
import { type StakeCategory, stakeCategories } from '@andon/contract/games/categories'
import type { BonusKey } from './text.ts'

/** Amounts and names in the reader's language. */
export interface Wording {
  readonly money: (amount: number) => string
  readonly game: (gameCode: string) => string
  readonly category: (category: StakeCategory) => string
  /** The week of cashback on the site's clock. */
  readonly week: string
  readonly others: string
  readonly share: (name: string, percent: number) => string
  readonly join: (parts: readonly string[]) => string
}

export interface TermLine {
  readonly key: BonusKey & `term.${string}`
  readonly values?: Readonly<Record<string, string | number>>
}

/** The terms of a bonus as sentences. All of them: a condition that is not stated does not apply. */
export function plainTerms(terms: BonusTerms, wording: Wording): TermLine[] {
  const { reward, wagering } = terms
  if (wagering.times === 0) return [...rewardLines(terms, wording), ...cashLines(terms, wording)]
  const end: TermLine = { key: reward.kind === 'deposit-match' ? 'term.endTied' : 'term.end' }
  return [...rewardLines(terms, wording), ...wageringLines(terms, wording), end]
}

function rewardLines({ reward, wagering }: BonusTerms, { money, game, join, week }: Wording): TermLine[] {
  const deposit = (min: number): TermLine[] =>
    min > 0 ? [{ key: 'term.minDeposit', values: { min: money(min) } }] : []
  switch (reward.kind) {
    case 'deposit-match':
      return [
        { key: 'term.match', values: { percent: reward.percent, max: money(reward.maxBonus) } },
        ...deposit(reward.minDeposit),
        { key: 'term.tied' },
      ]
    case 'free-bets':
      return [{ key: 'term.freeBets', values: { amount: money(reward.amount) } }, ...deposit(reward.minDeposit)]
    case 'free-spins': {
      const { rounds, stake, games, minDeposit } = reward
      const values = { rounds, stake: money(stake), games: join(games.map(game)) }
      return [{ key: 'term.freeSpins', values }, ...deposit(minDeposit), winningsOfSpins(wagering.times)]
    }
    case 'no-deposit':
      return [{ key: 'term.noDeposit', values: { amount: money(reward.amount) } }]
    case 'cashback':
      return [
        {
          key: 'term.cashback',
          values: { percent: reward.percent, max: money(reward.maxBonus), week },
        },
        ...(reward.minLoss > 0 ? [{ key: 'term.cashbackFrom', values: { min: money(reward.minLoss) } } as const] : []),
        { key: 'term.cashbackOn' },
        ...(wagering.times > 0 ? [{ key: 'term.cashbackWaits' } as const] : []),
      ]
  }
}

const winningsOfSpins = (times: number): TermLine =>
  times === 0 ? { key: 'term.freeSpinsCash' } : { key: 'term.freeSpinsWager', values: { times } }

/** The terms without wagering. They depend on whether free spins or free bets have to be played. */
function cashLines({ reward, maxConversion, expiryDays }: BonusTerms, { money }: Wording): TermLine[] {
  const cap: TermLine[] =
    maxConversion === null ? [] : [{ key: 'term.maxConversion', values: { max: money(maxConversion) } }]
  const expiry: TermLine = { key: 'term.expiry', values: { days: expiryDays } }
  switch (reward.kind) {
    case 'free-spins':
      return [...cap, expiry, { key: 'term.endUnplayed' }]
    case 'free-bets':
      return [{ key: 'term.freeBetsCash' }, ...cap, expiry, { key: 'term.endUnplayed' }]
    default:
      return [{ key: 'term.atOnce' }, ...cap]
  }
}

function wageringLines(terms: BonusTerms, wording: Wording): TermLine[] {
  const { reward, wagering, maxStake, maxConversion, expiryDays } = terms
  const amount: TermLine = {
    key: wagering.of === 'bonus' ? 'term.wagerBonus' : 'term.wagerBoth',
    values: { times: wagering.times },
  }
  return [
    ...(reward.kind === 'free-spins' ? [] : [amount]),
    countedLine(terms, wording),
    maxStake === null ? { key: 'term.noMaxStake' } : { key: 'term.maxStake', values: { max: wording.money(maxStake) } },
    { key: 'term.expiry', values: { days: expiryDays } },
    maxConversion === null
      ? { key: 'term.noMaxConversion' }
      : { key: 'term.maxConversion', values: { max: wording.money(maxConversion) } },
  ]
}

/** In the order in which the rules apply: games, then categories, then the rest. */
function countedLine(
  { wagering: { contributions } }: BonusTerms,
  { game, category, others, share, join }: Wording,
): TermLine {
  const named = [
    ...Object.entries(contributions.games).map(([code, percent]) => share(game(code), percent)),
    ...stakeCategories.flatMap((name) => {
      const percent = contributions.categories[name]
      return percent === undefined ? [] : [share(category(name), percent)]
    }),
  ]
  if (named.length === 0) return { key: 'term.countsAll', values: { percent: contributions.otherwise } }
  return { key: 'term.counts', values: { shares: join([...named, share(others, contributions.otherwise)]) } }
}
