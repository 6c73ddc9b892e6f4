import { Refusal } from '@andon/contract'
import type { Game } from '../engines/game.ts'
import { demandOffered, type Stakes } from '../titles/stakes.ts'
import type { TableBetRow } from './store/table-bets.ts'

/** A bet counts for its player's limits as long as its stake is taken or may be. */
const goesBack: readonly TableBetRow['state'][] = ['refused', 'returning', 'returned']

type Bet = Pick<TableBetRow, 'stake' | 'choice'>

export interface RoundLimits {
  readonly stakes: Stakes
  readonly game: Pick<Game, 'offersChoice' | 'stakeOf'>
  readonly mostBets: number
  /** The law's cap on the stake of a round; null: none. */
  readonly maximumStake: number | null
}

/** Bets that one player may ask for in a round, refused ones too: each has a row. */
export const mostAskedFor = 100

/**
 * Refuses a further bet of a player in a round (TOO_MANY_BETS, STAKE_ABOVE_CAP, STAKE_OUT_OF_RANGE): all of them together keep within the limits of one. Layouts are laid on top of each other, so that a
 * spot has no more on it than its limit.
 */
export function demandTogether(
  { stakes, game, mostBets, maximumStake }: RoundLimits,
  { bet, before }: { bet: Bet; before: readonly TableBetRow[] },
): void {
  const standing = before.filter(({ state }) => !goesBack.includes(state))
  if (standing.length >= mostBets || before.length >= mostAskedFor)
    throw new Refusal('TOO_MANY_BETS', { params: { max: mostBets } })
  const bets: readonly Bet[] = [...standing, bet]
  const total = bets.reduce((sum, { stake }) => sum + stake, 0)
  if (maximumStake !== null && total > maximumStake)
    throw new Refusal('STAKE_ABOVE_CAP', { field: 'stake', params: { max: maximumStake } })
  if (standing.length === 0) return
  if (game.stakeOf(bet.choice)) {
    demandOffered(stakes, game, { stake: total, choice: laidTogether(bets) })
    return
  }
  const max = stakes.stakes.at(-1) ?? 0
  if (total > max) throw new Refusal('STAKE_OUT_OF_RANGE', { field: 'stake', params: { max, sum: total } })
}

function laidTogether(bets: readonly Bet[]): Record<string, number> {
  const laid: Record<string, number> = {}
  for (const { choice } of bets)
    for (const [spot, amount] of Object.entries(choice as Record<string, number>)) // layouts, as their stakes say
      laid[spot] = (laid[spot] ?? 0) + amount
  return laid
}
