import { expect, test } from 'vitest'
import type { Rates } from '../../../pricing/model.ts'
import type { PlayerShare } from '../../../pricing/player-counts.ts'
import { drawFrom } from '../draw.ts'
import { playBy } from '../play.ts'
import { totalOf } from './recorder.ts'

const players: readonly PlayerShare[] = (['home', 'away'] as const).flatMap((team) =>
  [0.5, 0.3, 0.2].map((share, place) => ({ id: `${team}-${place + 1}`, team, share, plays: 1 })),
)
const basketball: Rates = { sport: 'basketball', rates: { home: 82, away: 80 } }
const playOf = (by: Rates, number: number) => playBy(by, { bestOf: 3, draw: drawFrom(`credit ${number}`) })

test('the points of players sum to the score of their side at every moment, and change it in nothing', () => {
  for (let number = 0; number < 20; number++) {
    const { frames } = playOf({ ...basketball, players }, number)
    const plain = playOf(basketball, number).frames
    expect(frames.map(({ second, match }) => [second, match.periods])).toEqual(
      plain.map(({ second, match }) => [second, match.periods]),
    )
    for (const { match } of frames) {
      const score = totalOf(match)
      for (const side of ['home', 'away'] as const) {
        const own = players.filter(({ team }) => team === side)
        const points = own.reduce((sum, { id }) => sum + (match.playerCounts?.points?.[id] ?? 0), 0)
        expect(points).toBe(score[side])
      }
      expect(match.appearances).toHaveLength(players.length)
    }
  }
})
