import { CallRefusal, ConnectionLost } from '@andon/web-kit/client'
import { expect, test } from 'vitest'
import { streamListeners } from './follow-stream.ts'
import { createRoundChanges } from './round-changes.ts'

const id = 'rnd_00000000000000000000000001'

/** A game that has shown the round `id`, and whose balance reads as `read`. `roundIs` ends the round that is being shown or waits. */
function game({ read = 5_000 as number | Error, round = 'over' as 'shown' | 'waiting' | 'over' } = {}) {
  const seen: unknown[] = []
  const waits = new Map<() => void, boolean>()
  let now = round
  const endWaits = () => {
    for (const [go, over] of waits) if (now === 'over' || (now === 'waiting' && !over)) go()
  }
  const roundChanges = createRoundChanges()
  const listeners = streamListeners(
    {
      session: { wasShown: (roundId) => roundId === id },
      hud: { showNote: (text) => void seen.push(['note', text]) },
      controls: {
        canSpin: () => now === 'over',
        untilShown: ({ over }) =>
          new Promise((go) => {
            waits.set(go, over)
            endWaits()
          }),
      },
      failures: { show: async (error) => void seen.push((error as CallRefusal).code) },
      balance: {
        set: (amount) => void seen.push(['balance', amount]),
        read: async () => {
          if (read instanceof Error) throw read
          return read
        },
      },
      roundChanges,
    },
    () => seen.push('over'),
  )
  const roundIs = (next: typeof now) => {
    now = next
    endWaits()
  }
  return { ...listeners, roundChanges, seen, roundIs }
}
/** After what was told has had its effect. */
const settled = () => new Promise((resolve) => setImmediate(resolve))

test.each([
  ['ended', 'SESSION_EXPIRED'],
  ['replaced', 'GAME_SESSION_REPLACED'],
] as const)('a session that is %s is said so once: %s', async (state, code) => {
  const { onSession, check, seen } = game({ read: new CallRefusal('SESSION_EXPIRED', {}) })
  onSession({ state })
  check() // the topics of a session that ended are refused, too
  await settled()
  expect(seen).toEqual(['over', code])
})

test.each([
  ['ended', 'SESSION_EXPIRED', 'waiting'],
  ['replaced', 'GAME_SESSION_REPLACED', 'over'],
] as const)(
  'of a session that is %s the player is told (%s) when the round that is being shown is %s',
  async (state, code, until) => {
    const { onSession, seen, roundIs } = game({ round: 'shown' })
    onSession({ state })
    for (const next of ['waiting', 'over'] as const) {
      await settled()
      expect(seen).toEqual([])
      roundIs(next)
      if (next === until) break
    }
    await settled()
    expect(seen).toEqual(['over', code])
  },
)

test.each([
  ['the session is over', new CallRefusal('TOKEN_INVALID', {}), ['over', 'TOKEN_INVALID']],
  ['nobody can say now', new CallRefusal('UNAVAILABLE', {}), []],
  ['the reply is lost', new ConnectionLost('balance'), []],
  ['it goes on', 4_200, [['balance', 4_200]]],
])('after a gap or a refusal of the stream the arcade is asked: %s', async (_, read, expected) => {
  for (const ask of ['check', 'onSession'] as const) {
    const { seen, ...listeners } = game({ read })
    listeners[ask](null)
    await settled()
    expect(seen).toEqual(expected)
  }
})

test('money of a round that moved later shows without a further round, and the note about it goes', async () => {
  const { onRound, seen, roundIs } = game({ round: 'shown' })
  onRound({ id, status: 'settled' })
  onRound({ id: 'rnd_00000000000000000000000002', status: 'playing' })
  await settled()
  expect(seen).toEqual([])
  roundIs('over')
  await settled()
  expect(seen).toEqual([
    ['balance', 5_000],
    ['note', ''],
  ])
})

test('a round that waits for the player is left to what waits', async () => {
  const { onRound, roundChanges, seen } = game()
  const told: unknown[] = []
  roundChanges.listen((roundId) => void told.push(roundId))
  onRound({ id, status: 'settled' })
  onRound(null)
  await settled()
  expect(told).toEqual([id, null])
  expect(seen).toEqual([])
})
