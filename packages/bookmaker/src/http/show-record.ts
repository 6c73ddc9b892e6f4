import { type AuthoriseDeps, authorise } from '../sessions/open-session.ts'
import type { SportsReply, SportsRequest } from '../sports-api/calls.ts'
import { type RecordRow, recordOf } from '../store/record.ts'

const days = { month: 30, year: 365, all: null }

/** Returns the results of the player's decided bets, by sport and kind, beside the results to be expected of them. */
export async function showRecord(
  deps: AuthoriseDeps,
  { sessionToken, period }: SportsRequest<'showRecord'> & { readonly sessionToken: string },
): Promise<SportsReply<'showRecord'>> {
  const { playerId } = await authorise(deps, sessionToken)
  const back = days[period]
  const since = back === null ? null : deps.clock.now().subtract({ hours: back * 24 })
  const rows = await recordOf(deps.db, playerId, since)
  return { success: true, rows: rows.map(rowOf) }
}

function rowOf({ sport, kind, bets, staked, returned, closed, closingValue, ...known }: RecordRow) {
  const { expected, variance } = known
  return {
    sport,
    kind,
    bets,
    staked,
    returned,
    expectation:
      expected === null || variance === null
        ? null
        : {
            bets: known.known,
            staked: known.knownStaked,
            returned: known.knownReturned,
            expected: Math.round(expected),
            variance,
          },
    closing: closingValue === null ? null : { bets: closed, value: closingValue },
  }
}
