import type { PlayerApi } from '@andon/contract'
import type { RecentPlay } from '@andon/contract/player-api/catalogue-play'
import { type Currency, currencyCodes } from '@andon/money'
import type { Handler } from '@andon/platform/http'
import type { Deps } from '../deps.ts'
import { listGames, listPausedGames } from '../list-games.ts'
import { rankingOf } from './popular.ts'
import { findSheet } from './sheets.ts'

const keepMs = 30_000
/** The listing's currency: amounts in different currencies cannot be added up. */
const [currency] = currencyCodes
/** The return of fewer rounds says nothing. */
const leastRounds = 1000
const mostWins = 8

const weekSql = `select coalesce(sum(rounds), 0)::float8 as rounds, coalesce(sum(staked), 0)::float8 as staked,
    coalesce(sum(won), 0)::float8 as won
  from catalogue.played_days where currency = $1 and day > $2::date`

const winsSql = `select game_code as "gameCode", currency, staked::float8 as staked, won::float8 as amount
  from catalogue.great_wins where at > $1::timestamptz order by at desc, won desc limit 100`

interface GreatWin extends Record<string, unknown> {
  readonly gameCode: string
  readonly currency: Currency
  readonly staked: number
  readonly amount: number
}

type Played = Omit<RecentPlay, 'open' | 'paused'>

/** The recent play at all sites, without a person in it; one read serves all requests within half a minute. */
export function getRecentPlay(deps: Deps): Handler<PlayerApi['catalogue']['getRecentPlay']> {
  let known: { readonly until: number; readonly played: Promise<Played> } | undefined
  return async (_request, { site }) => {
    const now = deps.clock.now().epochMilliseconds
    if (!known || known.until <= now) {
      const played = readPlayed(deps)
      known = { until: now + keepMs, played }
      played.catch(() => {
        known = undefined
      })
    }
    const [played, games, paused] = await Promise.all([
      known.played,
      listGames(deps, site),
      listPausedGames(deps, site),
    ])
    const listed = new Set(games.map(({ gameCode }) => gameCode))
    return {
      ...played,
      open: games.length,
      paused: paused.length,
      wins: played.wins.filter(({ gameCode }) => listed.has(gameCode)).slice(0, mostWins),
    }
  }
}

async function readPlayed(deps: Deps): Promise<Played> {
  const { db, clock, popularGames } = deps
  const now = clock.now()
  const today = now.toZonedDateTimeISO('UTC').toPlainDate()
  const [[week], codes, before, wins] = await Promise.all([
    db.query<{ rounds: number; staked: number; won: number }>(weekSql, [
      currency,
      today.subtract({ days: 7 }).toString(),
    ]),
    popularGames(),
    rankingOf(db, today.subtract({ days: 1 })),
    db.query<GreatWin>(winsSql, [now.subtract({ hours: 24 }).toString()]),
  ])
  const { rounds, staked, won } = week ?? { rounds: 0, staked: 0, won: 0 }
  return {
    rounds,
    rtp: rounds < leastRounds ? null : (won / staked) * 100,
    ranks: codes.map((gameCode) => ({ gameCode, before: placeIn(before, gameCode) })),
    wins: await withOdds(deps, wins),
  }
}

function placeIn(ranking: readonly string[], gameCode: string): number | null {
  const at = ranking.indexOf(gameCode)
  return at === -1 ? null : at + 1
}

/** How rare each win is, by the distribution that its game states; not where the player decides how to play. */
async function withOdds({ db }: Pick<Deps, 'db'>, wins: readonly GreatWin[]): Promise<RecentPlay['wins']> {
  const codes = [...new Set(wins.map(({ gameCode }) => gameCode))]
  const sheets = new Map(await Promise.all(codes.map(async (code) => [code, await findSheet(db, code)] as const)))
  return wins.map(({ gameCode, currency, staked, amount }) => {
    const round = sheets.get(gameCode)?.round
    const times = amount / staked
    const share = round && !round.playedAs ? chanceOf(round.pays, times) : 0
    return { gameCode, amount, currency, times, oneIn: share > 0 ? 1 / share : null }
  })
}

/** The chance of a round that wins this multiple of its stake or more. */
const chanceOf = (pays: readonly (readonly [number, number])[], times: number) =>
  pays.reduce((sum, [win, chance]) => (win >= times ? sum + chance : sum), 0)
