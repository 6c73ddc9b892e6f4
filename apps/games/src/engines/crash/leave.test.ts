import { curveOf } from '@andon/arcade/engines/crash/curve'
import { drawsOf } from '@andon/arcade/rng/seed-stream'
import { title } from '@andon/arcade/titles/rising-firework/index'
import { rules } from '@andon/arcade/titles/rising-firework/rules'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { leaveOf } from './leave.ts'

const curve = curveOf(rules)
const bet = (choice: unknown, ...cashOutsMs: number[]) => ({
  choice,
  actions: cashOutsMs.map((atMs) => ({ type: 'cashOut', atMs })),
  events: [],
})

test('an automatic cash-out is shown when the server has said that the round ran beyond it, not before', () => {
  const at = curve.reaches(200)
  expect(leaveOf(bet({ auto: 200 }), curve, { ranForMs: at - 1 })).toBeNull()
  expect(leaveOf(bet({ auto: 200 }), curve, { ranForMs: at })).toEqual({ atMs: at, hundredths: 200, byAuto: true })
  expect(leaveOf(bet(null), curve, { ranForMs: 60_000 })).toBeNull()
})

test('at the end a bet has left as the server pays it', () => {
  const engine = title.shared?.engine
  if (!engine) throw new Error('rounds are shared')
  fc.assert(
    fc.property(
      fc.nat(),
      fc.option(fc.integer({ min: 101, max: 1000 })),
      fc.option(fc.integer({ min: 0, max: 20_000 })),
      (nonce, auto, cashOutMs) => {
        const round = engine.open(drawsOf({ serverSeed: 'e'.repeat(64), clientSeed: 'leave', nonce }))
        const [burst] = round.events
        if (burst?.type !== 'burst') throw new Error('a round ends with its burst')
        const placed = bet(auto === null ? null : { auto }, ...(cashOutMs === null ? [] : [cashOutMs]))
        const left = leaveOf(placed, curve, burst)
        const paid = round.leavesAt({ ...placed, stake: 100 })
        expect(left && { atMs: left.atMs, hundredths: left.hundredths }).toEqual(paid)
      },
    ),
    { numRuns: 300 },
  )
})
