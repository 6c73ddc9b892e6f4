import { expect, test } from 'vitest'
import { drawFrom } from '../../feed/simulator/draw.ts'
import { playBy } from '../../feed/simulator/play.ts'
import { endOf, matchAt } from '../../feed/simulator/timeline.ts'
import type { Match } from '../../markets/match.ts'
import { newMatch } from '../../markets/new-match.ts'
import { tallyOf } from '../../markets/tally.ts'
import { chancesOf, type Rates } from '../model.ts'
import type { PlayerShare } from '../player-counts.ts'

const players: readonly PlayerShare[] = (['home', 'away'] as const).flatMap((team) =>
  [0.4, 0.35, 0.25].map((share, place) => ({ id: `${team}-${place + 1}`, team, share, plays: 1 })),
)
const by: Rates = { sport: 'iceHockey', rates: { home: 3.3, away: 2.7 }, players }
const ends = Array.from({ length: 1500 }, (_, run) => playBy(by, { bestOf: 3, draw: drawFrom(`hockey ${run}`) }))

/** The chance that a count of home is at least `least`. */
function chanceOf(match: Match, scope: string, least = 1): number {
  const found = chancesOf(match, by).of([scope])
  if (!found) throw new Error(`no chances of ${scope}`)
  return found.p.reduce((sum, chance, atom) => sum + ((found.home[0]?.[atom] ?? 0) >= least ? chance : 0), 0)
}

test('scorers come as often as their chances say, overtime included', () => {
  const before = newMatch('iceHockey')
  for (const { id } of players)
    for (const [scope, least] of [
      [`goals+overtime:${id}`, 1],
      [`goals+overtime:${id}`, 2],
      [`scorer+overtime#1:${id}`, 1],
      [`scorer+overtime#4:${id}`, 1],
    ] as const) {
      const chance = chanceOf(before, scope, least)
      const came = ends.filter(({ frames }) => {
        const last = frames.at(-1)
        return last && (tallyOf(last.match, scope)?.home ?? 0) >= least
      }).length
      const error = Math.sqrt((chance * (1 - chance)) / ends.length)
      expect(Math.abs(came / ends.length - chance), `${scope} ${least}`).toBeLessThan(4 * error)
    }
})

test('who scores the next goal, and that nobody does, sum to one at any moment', () => {
  for (const timeline of ends.slice(0, 30))
    for (const share of [0, 0.3, 0.7, 0.95]) {
      const match = matchAt(timeline, Math.floor(endOf(timeline) * share)) ?? newMatch('iceHockey')
      const next = (match.goals?.length ?? 0) + 1
      const scores = players.reduce((sum, { id }) => sum + chanceOf(match, `scorer+overtime#${next}:${id}`), 0)
      const some = chancesOf(match, by).of([`scored+overtime#${next}`])
      const none = some?.p.reduce(
        (sum, chance, atom) => sum + ((some.home[0]?.[atom] ?? 0) + (some.away[0]?.[atom] ?? 0) === 0 ? chance : 0),
        0,
      )
      expect(scores + (none ?? Number.NaN)).toBeCloseTo(1, 9)
    }
})

test('every goal has a scorer of its side', () => {
  const sideOf = new Map(players.map(({ id, team }) => [id, team]))
  for (const { frames } of ends.slice(0, 100))
    for (const { match } of frames)
      for (const { player, team } of match.goals ?? []) expect(sideOf.get(player ?? '')).toBe(team)
})

test('without players a match of ice hockey has no chances of scorers', () => {
  expect(
    chancesOf(newMatch('iceHockey'), { sport: 'iceHockey', rates: by.rates }).of(['goals+overtime:home-1']),
  ).toBeNull()
  expect(chancesOf(newMatch('iceHockey'), by).of(['goals+overtime:home-1', 'score'])).toBeNull()
})
