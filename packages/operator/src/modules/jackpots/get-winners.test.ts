import { jackpots as api } from '@andon/contract/player-api/jackpots'
import { roundClosed } from '@andon/operator/game-wallet'
import type { RequestContext } from '@andon/platform/http'
import { openTestRuntime } from '@andon/tests/test-runtime'
import * as v from 'valibot'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createJackpots } from './index.ts'

type Open = Awaited<ReturnType<typeof openTestRuntime>>
let open: Open
beforeEach(async () => {
  open = await openTestRuntime({ modules: ['jackpots'] })
})
afterEach(() => open.close())

const createModule = ({ isOn = true, nicknames = {} as Record<string, string> } = {}) =>
  createJackpots(open.runtime, {
    findGames: async () => new Map(),
    nicknamesOf: async () => new Map(Object.entries(nicknames).map(([id, nickname]) => [id, { nickname }])),
    isOn: () => isOn,
  })

async function winners(options: Parameters<typeof createModule>[0] = {}) {
  const { routes } = createModule(options)
  const reply = await routes.getWinners({ languageId: 'ja' }, { site: 'LEO' } as RequestContext) // the handler reads nothing else
  return v.parse(api.getWinners.reply, reply).winners
}

type Round = Parameters<typeof roundClosed>[0]['data']
let position = 0
const settled = (key: string, changes: Partial<Round> = {}) => ({
  ...roundClosed({
    key,
    data: {
      supplier: 'arcade',
      roundId: 'rnd_1',
      gameCode: 'lantern',
      category: 'slots',
      site: 'LEO',
      currency: 'JPY',
      stake: 30,
      win: 0,
      jackpots: [],
      multiple: 0,
      replaces: null,
      ...changes,
    },
  }),
  position: ++position,
  at: Temporal.Instant.from('2026-06-01T00:00:00Z').add({ seconds: position }),
})
const follow = (...facts: ReturnType<typeof settled>[]) =>
  open.db.transaction(async (tx) => {
    for (const { handle } of createModule().subscribers) await handle(tx, facts)
  })
const daily = [{ id: 'daily', amount: 77_000 }]

test('without a win the list is empty', async () => {
  await follow(settled('ply_1'), settled('ply_2', { win: 5_000 }))
  expect(await winners()).toEqual([])
})

test('jackpots that were won are listed, the newest first, with their game and the first letter of their winner', async () => {
  await follow(settled('ply_1', { jackpots: daily }), settled('ply_2'))
  await follow(settled('ply_2', { stake: 0, multiple: null, jackpots: [{ id: 'grand', amount: 5 }] }))
  expect(await winners({ nicknames: { ply_1: '花子' } })).toMatchObject([
    { name: '…', gameCode: 'lantern', amount: 5, currency: 'JPY' },
    { name: '花…', nickname: '花…', gameCode: 'lantern', amount: 77_000, currency: 'JPY', multiple: 2566.66 },
  ])
  expect((await winners())[0]?.multiple).toBeUndefined()
})

test('a corrected round replaces what was listed of it, also within one batch', async () => {
  const before = { stake: 30, win: 0, jackpots: daily }
  await follow(settled('ply_1', { jackpots: daily }), settled('ply_2', { jackpots: daily }))
  await follow(
    settled('ply_1', { jackpots: [{ id: 'daily', amount: 70_000 }], replaces: before }),
    settled('ply_1', { jackpots: [{ id: 'daily', amount: 60_000 }], replaces: before }),
    settled('ply_2', { stake: 0, replaces: before }),
  )
  expect((await winners()).map(({ amount }) => amount)).toEqual([60_000])
})

test('a brand without jackpots lists no winners', async () => {
  await follow(settled('ply_1', { jackpots: daily }))
  expect(await winners({ isOn: false })).toEqual([])
})
