import type { Sport } from '../../model/sports.ts'
import type { FixturesAhead } from '../fixtures-ahead.ts'
import { fixturesBetween } from './calendar.ts'
import { describeSimulated } from './describe-event.ts'
import { leagues } from './leagues.ts'

/** A round from Friday to Monday is known whole some days before it begins. */
const aheadMs = 7 * 86_400_000

/** The matches of the next days in the leagues of these sports, by the simulator's calendar. `now` is its time, in epoch milliseconds. */
export function simulatedFixturesAhead(
  seed: string,
  { now, sports }: { now: () => number; sports: readonly Sport[] },
): FixturesAhead {
  const offered = leagues.filter(({ sport }) => sport === 'football' && sports.includes(sport))
  return {
    ids: () => fixturesBetween(now(), now() + aheadMs, seed, offered).map(({ id }) => id),
    describe: describeSimulated(seed),
  }
}
