import { expect, test } from 'vitest'
import { drawFrom } from '../feed/simulator/draw.ts'
import { playBy } from '../feed/simulator/play.ts'
import { endOf, matchAt } from '../feed/simulator/timeline.ts'
import type { Match, PlayerCountKind, Side } from '../markets/match.ts'
import { newMatch } from '../markets/new-match.ts'
import { tallyOf } from '../markets/tally.ts'
import { jointChance } from './bet-builder.ts'
import type { Distribution } from './distribution.ts'
import { usualRates } from './football/football.ts'
import { chancesOf, type Rates } from './model.ts'
import type { PlayerShare } from './player-counts.ts'
import { simulateMatch } from './simulation/match.ts'

/** Two sides whose shares sum to one. */
const players: readonly PlayerShare[] = (['home', 'away'] as const).flatMap((team) =>
  [0.3, 0.25, 0.2, 0.15, 0.1].map((share, place) => ({
    id: `${team}-${place + 1}`,
    team,
    share,
    plays: 1,
    homers: 0.3,
    hits: [0.25, 0.22, 0.2, 0.18, 0.15][place] ?? 0,
    rebounds: [0.1, 0.3, 0.25, 0.2, 0.15][place] ?? 0,
    assists: [0.35, 0.25, 0.15, 0.15, 0.1][place] ?? 0,
  })),
)

const baseball: Rates = { sport: 'baseball', rates: { home: 4.6, away: 4.2 }, players }

const football: Rates = {
  sport: 'football',
  rates: { home: 1.6, away: 1.2, ...usualRates(1.6, 1.2), rho: 0, players },
}
const basketball: Rates = { sport: 'basketball', rates: { home: 83, away: 79 }, players }

/** `share`: what the counts are of the score on average; null where they do not follow from it alone. */
const cases: readonly { by: Rates; kind: PlayerCountKind; score: string; share: number | null }[] = [
  {
    by: basketball,
    kind: 'points',
    score: 'score+overtime',
    share: 1,
  },
  { by: baseball, kind: 'runsBattedIn', score: 'score+overtime', share: 1 },
  { by: baseball, kind: 'homeRuns', score: 'score+overtime', share: 0.3 },
  { by: football, kind: 'shotsOnTarget', score: 'shotsOnTarget', share: 1 },
  { by: baseball, kind: 'hits', score: 'score+overtime', share: null },
  { by: basketball, kind: 'rebounds', score: 'score+overtime', share: null },
  { by: basketball, kind: 'assists', score: 'score+overtime', share: null },
]

const mean = ({ p, home, away }: Distribution, side: Side) => {
  const counts = (side === 'home' ? home : away)[0] ?? []
  return p.reduce((sum, chance, atom) => sum + chance * (counts[atom] ?? 0), 0)
}

/** The match before the start, and at some moments of simulated ones. */
function statesOf(by: Rates): Match[] {
  const timelines = [1, 2, 3].map((number) => playBy(by, { bestOf: 3, draw: drawFrom(`counts ${number}`) }))
  const live = timelines.flatMap((timeline) =>
    [0.2, 0.5, 0.8, 0.97].flatMap((share) => matchAt(timeline, Math.floor(endOf(timeline) * share)) ?? []),
  )
  return [newMatch(by.sport), ...live]
}

test.each(cases.filter(({ share }) => share !== null))(
  '$by.sport, $kind: what the players make on average is their part of what their side makes',
  ({ by, kind, score, share }) => {
    for (const match of statesOf(by)) {
      const chances = chancesOf(match, by)
      const whole = chances.of([score])
      if (!whole) throw new Error('no score')
      for (const side of ['home', 'away'] as const) {
        const own = players.filter(({ team }) => team === side).map(({ id }) => chances.of([`${kind}:${id}`]))
        const sum = own.reduce((all, one) => all + (one ? mean(one, 'home') : Number.NaN), 0)
        const soFar = tallyOf(match, score)?.[side] ?? 0
        const has = own.reduce((all, one) => all + (one?.home[0]?.[0] ?? 0), 0)
        expect(sum - has).toBeCloseTo((mean(whole, side) - soFar) * (share ?? 1), 4)
        for (const one of own) expect(one?.p.reduce((all, chance) => all + chance, 0)).toBeCloseTo(1, 9)
      }
    }
  },
)

test.each(cases)('$by.sport, $kind: counts of simulated matches come as often as their chances say', ({ by, kind }) => {
  const runs = 1500
  const expected = new Map(players.map(({ id }) => [id, chancesOf(newMatch(by.sport), by).of([`${kind}:${id}`])]))
  const counts = new Map<string, number[]>()
  for (let run = 0; run < runs; run++) {
    const last = playBy(by, { bestOf: 3, draw: drawFrom(`run ${run}`) }).frames.at(-1)?.match
    for (const { id } of players) {
      const of = counts.get(id) ?? []
      of.push(last?.playerCounts?.[kind]?.[id] ?? 0)
      counts.set(id, of)
    }
  }
  for (const { id } of players) {
    const found = expected.get(id)
    if (!found) throw new Error('no chances')
    for (const share of [0.2, 0.5, 0.8]) {
      const line = quantile(found, share)
      const chance = found.p.reduce((sum, one, atom) => sum + ((found.home[0]?.[atom] ?? 0) >= line ? one : 0), 0)
      const came = (counts.get(id) ?? []).filter((count) => count >= line).length / runs
      const error = Math.sqrt((chance * (1 - chance)) / runs)
      expect(Math.abs(came - chance), `${id} ${line}+ ${came} ${chance}`).toBeLessThan(4 * error)
    }
  }
})

/** The count that so large a share of the chances lies below, at least 1. */
function quantile({ p, home }: Distribution, share: number): number {
  let sum = 0
  for (const [atom, chance] of p.entries()) {
    sum += chance
    if (sum >= share) return Math.max(1, home[0]?.[atom] ?? 0)
  }
  return 1
}

test.each(cases)('$by.sport, $kind: a count is never less than what stands, and known at the end', ({ by, kind }) => {
  for (const match of statesOf(by).slice(1)) {
    const chances = chancesOf(match, by)
    for (const { id } of players) {
      const least = tallyOf(match, `${kind}:${id}`)?.home ?? 0
      expect(chances.of([`${kind}:${id}`])?.home[0]?.[0]).toBe(least)
    }
    expect(chances.of([`${kind}:home-1`, 'score'])).toBeNull()
    expect(chances.of([`${kind}:home-1`, `${kind}:home-2`])).toBeNull()
    expect(chances.of([`${kind}:nobody`])).toBeNull()
  }
})

test.each(cases)('$by.sport, $kind: in play counts come as often as their chances say', ({ by, kind }) => {
  let [strayed, variance] = [0, 0]
  for (let run = 0; run < 500; run++) {
    const timeline = playBy(by, { bestOf: 3, draw: drawFrom(`in play ${run}`) })
    const at = matchAt(timeline, Math.floor(endOf(timeline) * (0.3 + 0.3 * (run % 3))))
    const last = timeline.frames.at(-1)?.match
    if (!at || !last) throw new Error('not played')
    const chances = chancesOf(at, by)
    for (const { id } of players) {
      const found = chances.of([`${kind}:${id}`])
      if (!found) throw new Error('no chances')
      const line = Math.max(quantile(found, 0.5), (found.home[0]?.[0] ?? 0) + 1)
      const chance = found.p.reduce((sum, one, atom) => sum + ((found.home[0]?.[atom] ?? 0) >= line ? one : 0), 0)
      strayed += ((last.playerCounts?.[kind]?.[id] ?? 0) >= line ? 1 : 0) - chance
      variance += chance * (1 - chance)
    }
  }
  // players of one side stray together
  expect(Math.abs(strayed) / Math.sqrt(variance)).toBeLessThan(6)
})

test('a player and the total of the side have no joint price', () => {
  const by: Rates = { sport: 'basketball', rates: { home: 83, away: 79 }, players }
  const match = newMatch('basketball')
  const legs = [
    { market: 921, specifiers: { player: 'home-1', total: '20.5' }, outcome: '12' },
    { market: 227, specifiers: { total: '82.5' }, outcome: '12' },
  ]
  const simulate = () => simulateMatch(match, by, { seed: 1, runs: 500 })
  expect(jointChance(legs, chancesOf(match, by), { simulate })).toEqual({ refused: 'notPriced', leg: null })
})
