import { expect, test } from 'vitest'
import type { PlayerCountKind } from '../../../markets/match.ts'
import type { Rates } from '../../../pricing/model.ts'
import type { PlayerShare } from '../../../pricing/player-counts.ts'
import { drawFrom } from '../draw.ts'
import { playBy } from '../play.ts'
import { totalOf } from './recorder.ts'

const players: readonly PlayerShare[] = (['home', 'away'] as const).flatMap((team) =>
  [0.5, 0.3, 0.2].map((share, place) => ({ id: `${team}-${place + 1}`, team, share, plays: 1 })),
)
const sports: readonly (readonly [Rates & { sport: 'basketball' | 'baseball' }, PlayerCountKind])[] = [
  [{ sport: 'basketball', rates: { home: 82, away: 80 } }, 'points'],
  [{ sport: 'baseball', rates: { home: 4.5, away: 4.2 } }, 'runsBattedIn'],
]
const playOf = (by: Rates, number: number) => playBy(by, { bestOf: 3, draw: drawFrom(`credit ${number}`) })

test.each(sports)(
  '$sport: counts of players sum to the score of their side at every moment, and change it in nothing',
  (by, kind) => {
    for (let number = 0; number < 20; number++) {
      const { frames } = playOf({ ...by, players }, number)
      const plain = playOf(by, number).frames
      expect(frames.map(({ second, match }) => [second, match.periods])).toEqual(
        plain.map(({ second, match }) => [second, match.periods]),
      )
      for (const { match } of frames) {
        const score = totalOf(match)
        for (const side of ['home', 'away'] as const) {
          const own = players.filter(({ team }) => team === side)
          const points = own.reduce((sum, { id }) => sum + (match.playerCounts?.[kind]?.[id] ?? 0), 0)
          expect(points).toBe(score[side])
        }
        expect(match.appearances).toHaveLength(players.length)
      }
    }
  },
)
