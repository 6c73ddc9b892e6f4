import { expect, test } from 'vitest'
import { drawFrom } from '../feed/simulator/draw.ts'
import { playBy } from '../feed/simulator/play.ts'
import { endOf, matchAt } from '../feed/simulator/timeline.ts'
import type { Match, PlayerCountKind, Side } from '../markets/match.ts'
import { newMatch } from '../markets/new-match.ts'
import { tallyOf } from '../markets/tally.ts'
import type { Distribution } from './distribution.ts'
import { chancesOf, type Rates } from './model.ts'
import type { PlayerShare } from './player-counts.ts'

/** Two sides whose shares sum to one. */
const players: readonly PlayerShare[] = (['home', 'away'] as const).flatMap((team) =>
  [0.3, 0.25, 0.2, 0.15, 0.1].map((share, place) => ({
    id: `${team}-${place + 1}`,
    team,
    share,
    plays: 1,
    homers: 0.3,
  })),
)

const baseball: Rates = { sport: 'baseball', rates: { home: 4.6, away: 4.2 }, players }

/** `share`: what the counts are of the score on average. */
const cases: readonly { by: Rates; kind: PlayerCountKind; score: string; share: number }[] = [
  {
    by: { sport: 'basketball', rates: { home: 83, away: 79 }, players },
    kind: 'points',
    score: 'score+overtime',
    share: 1,
  },
  { by: baseball, kind: 'runsBattedIn', score: 'score+overtime', share: 1 },
  { by: baseball, kind: 'homeRuns', score: 'score+overtime', share: 0.3 },
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

test.each(cases)(
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
        expect(sum - has).toBeCloseTo((mean(whole, side) - soFar) * share, 4)
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
