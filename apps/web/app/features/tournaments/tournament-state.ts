import type { Tournament, TournamentPrize } from '@andon/contract/player-api/tournaments'

type Times = Pick<Tournament, 'startsAt' | 'endsAt' | 'provisionalUntil' | 'cancelled' | 'rankLog'>

/** By the browser's clock: a list that was fetched before the start does not know of it. `provisional`: over, but not paid. */
export function stateAt({ startsAt, endsAt, provisionalUntil, cancelled, rankLog }: Times, nowMs: number) {
  if (cancelled) return 'cancelled'
  if (nowMs < Date.parse(startsAt)) return 'UPCOMING'
  if (nowMs < Date.parse(endsAt)) return 'RUNNING'
  return rankLog === null && nowMs < Date.parse(provisionalUntil) ? 'provisional' : 'ENDED'
}
export type ShownState = ReturnType<typeof stateAt>

/** The next instant at which the state changes by itself; undefined after the last. */
export function changesAt(tournament: Times, nowMs: number): string | undefined {
  const state = stateAt(tournament, nowMs)
  if (state === 'UPCOMING') return tournament.startsAt
  if (state === 'RUNNING') return tournament.endsAt
  return state === 'provisional' ? tournament.provisionalUntil : undefined
}

/** Running ones end first to last, upcoming ones start first to last, past ones ended last to first. */
export function arrange(tournaments: readonly Tournament[], nowMs: number) {
  const by = Map.groupBy(tournaments, (one) => {
    const state = stateAt(one, nowMs)
    return state === 'RUNNING' || state === 'UPCOMING' ? state : 'past'
  })
  const sorted = (part: 'RUNNING' | 'UPCOMING' | 'past', key: 'startsAt' | 'endsAt', sign: 1 | -1) =>
    (by.get(part) ?? []).toSorted((a, b) => sign * (Date.parse(a[key]) - Date.parse(b[key])))
  return {
    running: sorted('RUNNING', 'endsAt', 1),
    upcoming: sorted('UPCOMING', 'startsAt', 1),
    past: sorted('past', 'endsAt', -1),
  }
}

/** All cash prizes in minor units; bonus money is not cash before it is wagered. */
export const prizeTotal = (prizes: readonly TournamentPrize[]): number =>
  prizes.reduce((sum, { from, to, kind, amount }) => sum + (kind === 'cash' ? (to - from + 1) * amount : 0), 0)

export const prizeAt = (prizes: readonly TournamentPrize[], rank: number): TournamentPrize | undefined =>
  prizes.find(({ from, to }) => from <= rank && rank <= to)
