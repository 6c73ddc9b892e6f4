import type { Deps } from '../deps.ts'
import { tableBetsChanged } from '../facts.ts'
import type { BetName } from './store/table-bets.ts'
import type { RoundOfTable } from './store/table-rounds.ts'

const mostInAFact = 500

/** Says which bets of a round are in another state. */
export function announceBets(
  { announce }: Pick<Deps, 'announce'>,
  { tableId, number, bets }: RoundOfTable & { bets: readonly BetName[] },
): void {
  for (let first = 0; first < bets.length; first += mostInAFact) {
    const some = bets.slice(first, first + mostInAFact).map(({ owner, id }) => ({ owner, id }))
    announce(tableBetsChanged({ key: tableId, data: { number, bets: some } }))
  }
}
