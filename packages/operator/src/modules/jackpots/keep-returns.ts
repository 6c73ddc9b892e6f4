import { roundClosed } from '@andon/operator/game-wallet'
import { onMany, type Subscriber, subscriber } from '@andon/platform/facts'
import type { Tx } from '@andon/platform/sql'
import {
  correctRounds,
  countRounds,
  type Game,
  keepRounds,
  lastRounds,
  type PlayedRound,
  sumRounds,
} from './store/returns.ts'
import type { RoundName } from './store/wins.ts'

/**
 * Keeps what each game returned over its last rounds, with five statements for a batch. Free rounds and sports bets do not count; a round that is
 * corrected while it is one of the last changes the sums, also to nothing.
 */
export const returnsSubscriber: Subscriber = subscriber('jackpots.returns', {
  batch: onMany(roundClosed, async (tx, facts) => {
    const rounds = facts
      .filter(({ data }) => data.category !== 'sports')
      .map(({ key, data: { supplier, roundId, gameCode, currency, stake, win } }): PlayedRound => {
        return { playerId: key, supplier, roundId, gameCode, currency, stake, win }
      })
    const newest = [...new Map(rounds.map((round) => [nameOf(round), round])).values()]
    if (newest.length > 0) await keep(tx, newest)
  }),
})

async function keep(tx: Tx, rounds: readonly PlayedRound[]): Promise<void> {
  const corrected = new Set((await correctRounds(tx, rounds)).map(nameOf))
  const fresh = rounds.filter((round) => round.stake > 0 && !corrected.has(nameOf(round)))
  if (fresh.length > 0) await add(tx, fresh)
  const touched = rounds.filter((round) => round.stake > 0 || corrected.has(nameOf(round)))
  if (touched.length > 0)
    await sumRounds(
      tx,
      [...gamesOf(touched).values()].map(({ game }) => game),
    )
}

async function add(tx: Tx, fresh: readonly PlayedRound[]): Promise<void> {
  const games = gamesOf(fresh)
  const counted = await countRounds(
    tx,
    [...games.values()].map(({ game: { gameCode, currency }, rounds }) => ({
      gameCode,
      currency,
      count: rounds.length,
    })),
  )
  const kept = counted.flatMap(({ ever, ...game }) => {
    const rounds = games.get(gameName(game))?.rounds ?? []
    const first = Number(ever) - rounds.length
    return rounds.map((round, n) => ({ ...round, slot: (first + n) % lastRounds })).slice(-lastRounds)
  })
  await keepRounds(tx, kept)
}

interface RoundsOfGame {
  readonly game: Game
  readonly rounds: PlayedRound[]
}

function gamesOf(rounds: readonly PlayedRound[]): ReadonlyMap<string, RoundsOfGame> {
  const games = new Map<string, RoundsOfGame>()
  for (const round of rounds) {
    const { gameCode, currency } = round
    const known = games.get(gameName(round))
    if (known) known.rounds.push(round)
    else games.set(gameName(round), { game: { gameCode, currency }, rounds: [round] })
  }
  return games
}

const nameOf = ({ playerId, supplier, roundId }: RoundName) => JSON.stringify([playerId, supplier, roundId])
const gameName = ({ gameCode, currency }: Game) => `${gameCode} ${currency}`
