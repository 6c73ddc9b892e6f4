import { expect, test } from 'vitest'
import { newMatch } from '../../markets/new-match.ts'
import { chancesOf, type Rates } from '../model.ts'
import { simulateMatch } from './match.ts'

const runs = 4_000

test.each([
  { sport: 'basketball', home: 82, away: 80 },
  { sport: 'basketball', home: 80, away: 0.06 },
  { sport: 'americanFootball', home: 23, away: 21 },
  { sport: 'americanFootball', home: 30, away: 1 },
  { sport: 'rugby', home: 40, away: 1 },
  { sport: 'baseball', home: 0.06, away: 0.06 },
] as const)(
  '$sport at $home to $away points ends, and home wins as often as the model says',
  ({ sport, home, away }) => {
    const by: Rates = { sport, rates: { home, away } }
    const match = newMatch(sport)
    const scope = sport === 'rugby' ? 'score' : 'score+overtime'
    const end = simulateMatch(match, by, { seed: 3, runs })?.column(scope)
    const model = chancesOf(match, by).of([scope])
    if (!end || !model) throw new Error('no score')
    let [found, expected] = [0, 0]
    for (let run = 0; run < runs; run++) if ((end.home[run] ?? 0) > (end.away[run] ?? 0)) found += 1 / runs
    model.p.forEach((p, atom) => {
      if ((model.home[0]?.[atom] ?? 0) > (model.away[0]?.[atom] ?? 0)) expected += p
    })
    expect(Math.abs(found - expected)).toBeLessThan(0.03)
  },
)

test('extra innings without any runs are an error', () => {
  const none: Rates = { sport: 'baseball', rates: { home: 0, away: 0 } }
  expect(() => simulateMatch(newMatch('baseball'), none, { seed: 3, runs: 10 })).toThrow('make no runs')
})
