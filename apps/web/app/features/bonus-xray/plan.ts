import type { BonusTerms } from '@andon/contract/bonus-terms'
import { rulesFor } from '@andon/contract/jurisdiction-rules'
import type { Game, GameDetails } from '@andon/contract/player-api/catalogue'
import type { BonusPlay, RoundOdds } from '@andon/money/bonus-odds'

/** A game whose exact odds are known, and the share of a stake in it that counts. */
export interface CountingGame {
  readonly game: Game
  readonly counts: number
  readonly odds: RoundOdds
}

/** A bonus that nothing has to be computed for, because nothing has to be wagered in games. */
export function inWords({ reward, wagering }: BonusTerms): 'cash' | 'cashback' | 'sports' | 'spins' | null {
  if (reward.kind === 'free-bets') return 'sports'
  if (wagering.times > 0) return null
  if (reward.kind === 'free-spins') return 'spins'
  return reward.kind === 'cashback' ? 'cashback' : 'cash'
}

/** The percentage of a stake in a game that counts, as the server's `contributionOf`. */
export function countsOf(
  { contributions }: BonusTerms['wagering'],
  { gameCode, category }: Pick<Game, 'gameCode' | 'category'>,
): number {
  return contributions.games[gameCode] ?? contributions.categories[category] ?? contributions.otherwise
}

/** The exact odds of a game's round; null where none are known, or where they depend on what the player does. */
export function oddsOf({ sheet }: Pick<GameDetails, 'sheet'>): RoundOdds | null {
  const round = sheet?.round
  if (!round?.histogram) return null
  const { total, intervals } = round.histogram
  return {
    pays: round.pays,
    intervals: intervals.map(([win, stake, weight]) => [win / stake, Number(weight) / Number(total)] as const),
  }
}

/** The amounts to choose from for the player's part of the bonus: the deposit, or the bonus where that has no fixed amount. Minor units. */
export function amountChoices({
  reward,
}: BonusTerms): { readonly of: 'deposit' | 'amount'; readonly amounts: readonly number[] } | null {
  switch (reward.kind) {
    case 'deposit-match': {
      const full = Math.ceil((reward.maxBonus * 100) / reward.percent)
      const amounts = [reward.minDeposit, Math.floor(full / 4), Math.floor(full / 2), full]
      return { of: 'deposit', amounts: unique(amounts.filter((amount) => amount >= reward.minDeposit)) }
    }
    case 'cashback':
      return {
        of: 'amount',
        amounts: unique([0.05, 0.2, 0.5, 1].map((part) => Math.max(1, Math.floor(reward.maxBonus * part)))),
      }
    default:
      return null
  }
}

/** Stakes that game and bonus allow. Minor units. */
export function stakeChoices(
  { maxStake }: BonusTerms,
  { minBet = 1, maxBet = Number.MAX_SAFE_INTEGER }: Pick<Game, 'minBet' | 'maxBet'>,
): readonly number[] {
  const most = Math.min(maxBet, maxStake ?? Number.MAX_SAFE_INTEGER)
  const usual = [10, 20, 40, 50, 100, 200, 300, 500, 1_000, 2_000, 5_000]
  const all = unique([minBet, ...usual, ...(maxStake === null ? [] : [most])]).filter(
    (stake) => stake >= minBet && stake <= most,
  )
  return all.length <= mostChoices ? all : all.slice(-mostChoices)
}

const mostChoices = 6
const unique = (amounts: readonly number[]) => [...new Set(amounts)].sort((a, b) => a - b)

export interface Chosen {
  /** The deposit, or the bonus where it has no fixed amount; minor units. */
  readonly amount: number
  readonly stake: number
  readonly counting: CountingGame
  /** The odds of the game of free spins. */
  readonly spinOdds: RoundOdds | null
}

/** The question that the calculation answers; null for a bonus of free spins in a game without exact odds. */
export function playOf(terms: BonusTerms, { amount, stake, counting, spinOdds }: Chosen): BonusPlay | null {
  const given = givenBy(terms, amount, spinOdds)
  if (given === null) return null
  const { times, of } = terms.wagering
  return {
    ...given,
    wagering: { times, of, capTimes: rulesFor('').wageringCapTimes },
    maxConversion: terms.maxConversion,
    stake,
    counts: counting.counts,
    odds: counting.odds,
  }
}

function givenBy(
  { reward }: BonusTerms,
  amount: number,
  spinOdds: RoundOdds | null,
): Pick<BonusPlay, 'deposit' | 'bonus'> | null {
  switch (reward.kind) {
    case 'deposit-match': {
      const bonus = Math.min(reward.maxBonus, Math.floor((amount * reward.percent) / 100))
      return {
        deposit: Math.min(amount, Math.ceil((reward.maxBonus * 100) / reward.percent)),
        bonus: { kind: 'money', amount: bonus },
      }
    }
    case 'no-deposit':
    case 'free-bets':
      return { deposit: 0, bonus: { kind: 'money', amount: reward.amount } }
    case 'cashback':
      return { deposit: 0, bonus: { kind: 'money', amount } }
    case 'free-spins':
      return (
        spinOdds && {
          deposit: 0,
          bonus: { kind: 'free-spins', rounds: reward.rounds, stake: reward.stake, odds: spinOdds },
        }
      )
  }
}
