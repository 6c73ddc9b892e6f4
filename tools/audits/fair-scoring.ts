import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { histogramOf, readRound } from '@andon/arcade/engines/round-pays'
import type { RankingRules } from '@andon/ranking/rules'
import { compareEntries, scoreOf } from '@andon/ranking/score-entry'
import { type Distribution, distributionOf, drawRange, fairPoints, multipleOf } from '@andon/ranking/score-round'

const titles = join(import.meta.dirname, '../../packages/arcade/src/titles')

/** How somebody plays: the game, the stake of each round in minor units, and how many rounds. */
export interface Habit {
  readonly name: string
  readonly game: string
  readonly stake: number
  readonly rounds: number
}

/** Games from the calmest to the wildest, small and large stakes, few and many rounds. */
export const habits: readonly Habit[] = ['firefly-inn', 'koi-climb', 'thunder-drums', 'moon-rabbit'].flatMap((game) =>
  [20, 10_000].flatMap((stake) =>
    [30, 300].map((rounds) => ({ name: `${game}, ${rounds} rounds at ${stake}`, game, stake, rounds })),
  ),
)

type Method = RankingRules['scoring']['method']

/** How many players of each habit reach the top, by scoring method, in the order of `habits`. */
export type TopPlaces = Readonly<Record<string, readonly number[]>>

/**
 * Plays a race of `players` (as many of each habit) in which the first `counted` rounds count for fair scoring, and all rounds for the others. `random` is
 * uniform in [0, 1). Returns how many of each habit are among the first `top`.
 */
export function raceOf(
  { players, counted, top, random }: { players: number; counted: number; top: number; random: () => number },
  methods: readonly Method[] = ['fair', 'bestMultiple', 'sumOfMultiples', 'turnover'],
): TopPlaces {
  const games = new Map([...new Set(habits.map(({ game }) => game))].map((game) => [game, gameOf(game)]))
  const entries = Array.from({ length: players }, (_, nth) => {
    const habit = nth % habits.length
    return { entry: nth + 1, habit, scores: playedScores(habits[habit], { games, counted, random, methods }) }
  })
  return Object.fromEntries(
    methods.map((method, at) => {
      const first = entries
        .map(({ entry, habit, scores }) => ({ entry, habit, score: scores[at] ?? 0, decidedAt: 0 }))
        .sort(compareEntries)
        .slice(0, top)
      return [method, habits.map((_, habit) => first.filter((one) => one.habit === habit).length)]
    }),
  )
}

function playedScores(
  habit: Habit | undefined,
  {
    games,
    counted,
    random,
    methods,
  }: { games: ReadonlyMap<string, Game>; counted: number; random: () => number; methods: readonly Method[] },
): number[] {
  const game = habit && games.get(habit.game)
  if (!habit || !game) throw new Error('every habit has a game')
  const rounds = Array.from({ length: habit.rounds }, (_, nth) => {
    const win = winOf(game, random(), habit.stake)
    const round = { supplier: 'arcade', roundId: String(nth), stake: habit.stake, win }
    const drawn = BigInt(Math.floor(random() * Number(drawRange)))
    const fair = nth < counted ? fairPoints(game.distribution, round, drawn) : 0
    return { position: nth + 1, fair, multiple: multipleOf(round), stake: habit.stake }
  })
  return methods.map((method) => {
    const pointsOf = (round: (typeof rounds)[number]) =>
      method === 'fair' ? round.fair : method === 'turnover' ? round.stake : round.multiple
    const those = method === 'fair' ? rounds.slice(0, counted) : rounds
    return scoreOf(
      method,
      those.map((round) => ({ position: round.position, points: pointsOf(round), stake: round.stake })),
    ).score
  })
}

/** The win of a round whose place in the distribution is `share`, in whole minor units: the least of its interval, or just above. */
function winOf({ distribution: { intervals }, ends }: Game, share: number, stake: number): number {
  let [low, high] = [0, ends.length - 1]
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    if ((ends[middle] ?? 1) > share) high = middle
    else low = middle + 1
  }
  const found = intervals[low]
  if (!found) throw new Error('a histogram has an interval')
  return Number((found.win * BigInt(stake) + found.stake - 1n) / found.stake)
}

interface Game {
  readonly distribution: Distribution
  /** The share of rounds up to the end of each interval. */
  readonly ends: readonly number[]
}

function gameOf(code: string): Game {
  const pays = readRound(JSON.parse(readFileSync(join(titles, code, 'round.json'), 'utf8'))).pays
  const distribution = distributionOf(histogramOf(pays))
  const { total, intervals } = distribution
  return { distribution, ends: intervals.map(({ below, weight }) => Number(below + weight) / Number(total)) }
}

/** The greatest deviation of a habit's number of top places from its share, in standard deviations. */
export function deviationOf(places: readonly number[], { players, top }: { players: number; top: number }): number {
  const each = players / habits.length
  const mean = (top * each) / players
  const variance = mean * (1 - each / players) * ((players - top) / (players - 1))
  return Math.max(...places.map((found) => Math.abs(found - mean))) / Math.sqrt(variance)
}

/** Mulberry32: uniform in [0, 1), the same for the same seed. */
export function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
