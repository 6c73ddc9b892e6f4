import { accountLocked } from '@andon/operator/limits'
import type { PlayerContext } from '@andon/platform/http'
import { checkLog } from '@andon/ranking/check-log'
import { openRaces } from '../races.fixture.ts'
import { removalSubscriber } from '../remove.ts'
import { loadSeries } from '../series.ts'
import { roundResultsChanged } from './facts.ts'
import { planContests } from './plan-contests.ts'
import { tipsSubscriber } from './score-contest.ts'

type Score = readonly [home: number, away: number]
interface Stated {
  readonly state?: 'scheduled' | 'postponed' | 'live' | 'settled' | 'void'
  readonly score?: Score
  readonly startsInMinutes?: number
}

const contextOf = (playerId: string) =>
  ({ site: 'LEO', session: { id: 'ses_1', playerId, restricted: false } }) as unknown as PlayerContext // the handlers read nothing else

/** A contest on three matches, which begin one, two and three hours after the test opened. */
export async function openContest() {
  const races = await openRaces()
  const { races: tournaments, deps, clock, db } = races
  const openedAt = clock.now()
  const follower = tipsSubscriber(deps)
  let position = 0

  /** The supplier states the matches `m0`, `m1`, `m2`, which begin one, two and three hours after the opening; `atMs` by its clock. */
  const state = (
    matches: readonly (Stated | undefined)[],
    { atMs = clock.now().epochMilliseconds, round = 'r1' } = {},
  ) =>
    tournaments.sportRounds.tell('bookmaker', {
      at: atMs,
      rounds: [
        {
          roundId: round,
          leagueId: 'andon:tournament:sim-fbjp3',
          league: { ja: 'リーグ', en: 'League' },
          number: 7,
          size: 3,
          matches: matches.flatMap((match, place) => {
            if (!match) return []
            const { state: now = 'scheduled', score, startsInMinutes = 60 * (place + 1) } = match
            return {
              matchId: `${round === 'r1' ? 'm' : round}${place}`,
              home: { ja: `ホーム${place}`, en: `Home ${place}` },
              away: { ja: `アウェイ${place}`, en: `Away ${place}` },
              startsAt: openedAt.add({ minutes: startsInMinutes }).epochMilliseconds,
              state: now,
              ...(score && { score: { home: score[0], away: score[1] } }),
            }
          }),
        },
      ],
    })
  /** Delivers the fact that the statements announced, as the bus does. */
  const follow = () =>
    db.transaction(async (tx) => {
      const data = { roundId: 'r1' }
      await follower.handle(tx, [
        { ...roundResultsChanged({ key: 'bookmaker', data }), position: ++position, at: clock.now() },
      ])
    })
  const plan = () =>
    planContests(deps, { series: loadSeries(undefined).tips, sites: [{ code: 'LEO', currency: 'JPY' }] })
  const contests = async () =>
    (await tournaments.routes.getTournaments({ languageId: 'en' }, contextOf('nobody'))).tournaments
  const publish = async () => {
    await state([{}, {}, {}])
    await plan()
    const [contest] = await contests()
    if (!contest) throw new Error('nothing was published')
    return contest
  }
  let saves = 0
  const save = (
    playerId: string,
    tournamentId: string,
    scores: Readonly<Record<string, Score>>,
    idempotencyKey = `save-000${++saves}`,
  ) => {
    const tips = Object.entries(scores).map(([matchId, [home, away]]) => ({ matchId, home, away }))
    return tournaments.routes.saveTips({ tournamentId, tips, idempotencyKey }, contextOf(playerId))
  }
  const show = (playerId: string, tournamentId: string) =>
    tournaments.routes.getTips({ tournamentId, languageId: 'en' }, contextOf(playerId))
  const showOthers = (tournamentId: string, matchId: string) =>
    tournaments.routes.getMatchTips({ tournamentId, matchId }, contextOf('nobody'))
  const logOf = async (tournamentId: string) => {
    let text = ''
    for await (const piece of (await tournaments.rankLogOf({ tournamentId, site: 'LEO' }))?.pieces ?? []) text += piece
    return JSON.parse(text)
  }
  const entered = async (tournamentId: string) => {
    const playerId = await races.newPlayer()
    await races.enter(playerId, tournamentId)
    return playerId
  }
  const lock = (playerId: string) =>
    db.transaction(async (tx) => {
      const data = { kind: 'lock' as const, since: clock.now().toString(), limits: [], version: 1 }
      const fact = { ...accountLocked({ key: playerId, data }), position: ++position, at: clock.now() }
      await removalSubscriber(deps).handle(tx, [fact])
    })
  return {
    ...races,
    lock,
    openedAt,
    state,
    follow,
    plan,
    contests,
    publish,
    save,
    show,
    showOthers,
    logOf,
    entered,
    checkLog,
  }
}
