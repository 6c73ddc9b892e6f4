import type { PlayerApi } from '@andon/contract'
import type { Handler } from '@andon/platform/http'
import type { Deps } from './deps.ts'
import { monthOf, yearUntil } from './domain/year.ts'
import { playSince } from './store/play.ts'

/**
 * What a player had from us in each month of a year, beside the figures of play: bonus money less what of it was taken back, prizes, jackpots. Also shown
 * during a lock and in calm mode: it praises nothing.
 */
export function getMyYear(deps: Deps): Handler<PlayerApi['loyalty']['getMyYear']> {
  return async ({ timeZone }, { session: { playerId } }) => {
    const { db, clock, wallet } = deps
    const year = yearUntil(clock.now(), timeZone)
    const [first = ''] = year.months
    const received = await wallet.receivedIn(db, { playerId, edges: year.edges })
    const { days, titles } = await playSince(db, { playerId, day: first })
    const countIn = (month: number, some: readonly string[]) =>
      some.filter((day) => monthOf(year, day) === month).length
    return {
      success: true,
      months: year.months.map((from, index) => ({
        from,
        daysPlayed: countIn(index, days),
        newTitles: countIn(
          index,
          titles.map(({ day }) => day),
        ),
        ...(received[index] ?? { bonuses: 0, prizes: 0, jackpots: 0, paidOut: 0 }),
      })),
      titles: titles.map(({ gameCode }) => gameCode),
    }
  }
}
