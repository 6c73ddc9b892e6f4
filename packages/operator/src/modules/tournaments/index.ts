import type { PlayerApi } from '@andon/contract'
import type { Currency } from '@andon/money'
import type { Handlers } from '@andon/platform/http'
import type { Job } from '@andon/platform/jobs'
import type { Runtime } from '@andon/platform/runtime'
import { boardTop, getMyTournaments, getTournamentBoard, getTournaments } from './boards.ts'
import { claim } from './claim.ts'
import type { Deps, TournamentOptions } from './deps.ts'
import { enterTournament } from './enter.ts'
import { moveTournaments } from './move.ts'
import { planSeries } from './plan-series.ts'
import { chipScoringSubscriber } from './play-chips.ts'
import { rankLogOf, seedLogOf } from './rank-log.ts'
import { removalSubscriber } from './remove.ts'
import { scoringSubscriber } from './score-rounds.ts'
import { loadSeries } from './series.ts'
import { staffRoutes } from './staff.ts'
import { latestOfSeries } from './store/tournaments.ts'
import { getMatchTips, getTips } from './tips/get-tips.ts'
import { planContests } from './tips/plan-contests.ts'
import { saveTips } from './tips/save-tips.ts'
import { tipsSubscriber } from './tips/score-contest.ts'
import { stateRounds } from './tips/state-rounds.ts'

export interface SeriesOptions {
  /** The folder of the operator's own series. */
  readonly folder?: string
  readonly sites: readonly { readonly code: string; readonly currency: Currency }[]
}

/**
 * Tournaments own their rules (frozen at the publication, with a hash), their entries, every round that counts, and what they have paid.
 * - A player enters once and pays a buy-in once. Rounds count if their first stake was accepted after the entry and the start, and before the end.
 * - Scores follow from the stored rounds; ranks are counted from the entries, so every node shows the same.
 * - All prizes of a tournament and their marks are one transaction: cash is paid once, and free spins or a bonus wait until the player takes them, once. Cancelled tournaments and removed entries return buy-ins.
 * - In a race with chips, rounds are played with the chips of the entry alone (`play-chips.ts`); no money is staked.
 * - Tipping contests: matches and results as suppliers state them, and tips that were received before the kick-off; scores follow from them.
 * - Players who are locked leave every board.
 * Locks, in this order: tournament · entries · rows of the limits · accounts. Money is in `house/tournaments/<tournament>`.
 */
export function createTournaments(runtime: Runtime, options: TournamentOptions & SeriesOptions) {
  const deps: Deps = { ...runtime, ...options }
  const series = loadSeries(options.folder)
  const routes: Handlers<PlayerApi['tournaments']> = {
    getTournaments: getTournaments(deps),
    getTournamentBoard: getTournamentBoard(deps),
    getMyTournaments: getMyTournaments(deps),
    enterTournament: enterTournament(deps),
    claim: claim(deps),
    getTips: getTips(deps),
    getMatchTips: getMatchTips(deps),
    saveTips: saveTips(deps),
  }
  const plan = () => planSeries(deps, { series: series.races, sites: options.sites })
  const jobs: readonly Job[] = [
    { name: 'tournaments.plan', cron: '* * * * *', run: plan },
    {
      name: 'tournaments.tips',
      cron: '* * * * *',
      run: () => planContests(deps, { series: series.tips, sites: options.sites }),
    },
    { name: 'tournaments.move', cron: '* * * * *', run: () => moveTournaments(deps) },
  ]
  return {
    routes,
    staffRoutes: staffRoutes(deps, options),
    jobs,
    /** Publishes the runs that are due; as soon as an installation knows its games, and then each minute. */
    plan,
    subscribers: [scoringSubscriber(deps), removalSubscriber(deps), chipScoringSubscriber(deps), tipsSubscriber(deps)],
    /** Takes the matches that suppliers state by the wallet API. */
    sportRounds: { tell: stateRounds(deps) },
    /** The run of a series that starts last. */
    latestOfSeries: (of: { series: string; site: string }) => latestOfSeries(runtime.db, of),
    boardTop: (tournamentId: string) => boardTop(deps, tournamentId),
    /** For a public address of the site. */
    rankLogOf: (named: { tournamentId: string; site: string }) => rankLogOf(deps, named),
    /** Likewise. */
    seedLogOf: (named: { tournamentId: string; site: string }) => seedLogOf(deps, named),
  }
}

export { boardChanged, entrantNotified } from './facts.ts'
export { loadSeries } from './series.ts'
