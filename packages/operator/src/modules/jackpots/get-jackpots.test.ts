import { jackpots as api } from '@andon/contract/player-api/jackpots'
import type { JackpotSent } from '@andon/contract/wallet-api/jackpot-meters'
import type { RequestContext } from '@andon/platform/http'
import { openTestRuntime } from '@andon/tests/test-runtime'
import * as v from 'valibot'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createJackpots, jackpotMetersChanged } from './index.ts'

type Open = Awaited<ReturnType<typeof openTestRuntime>>
let open: Open
let jackpots: ReturnType<typeof createJackpots>
beforeEach(async () => {
  open = await openTestRuntime({ modules: ['jackpots'] })
  jackpots = createJackpots(open.runtime, {
    findGames: async (_, codes) => new Map(codes.map((code) => [code, { supplier: 'arcade' }])),
    playersByIds: async () => new Map(),
    showsRounds: () => false,
    isOn: ({ code }) => code === 'LEO',
    announce: (fact) => {
      if (jackpotMetersChanged.is(fact)) jackpots.meters.take(fact) // as the bus of a single node delivers it
    },
  })
})
afterEach(() => open.close())

const mini: JackpotSent = {
  jackpot: 'festival.mini',
  name: { ja: '祭りミニ', en: 'Festival Mini' },
  level: 'MINI',
  amount: 1234,
  currency: 'JPY',
  games: ['lantern'],
  mustDropAt: 9000,
  shareOfStake: '1/200',
  rtp: '1/200',
}
const nowMs = () => open.clock.now().epochMilliseconds
const listed = async (site = 'LEO', languageId: 'ja' | 'en' = 'en') => {
  const reply = await jackpots.routes.getJackpots({ languageId }, { site } as RequestContext) // the handler reads nothing else
  return v.parse(api.getJackpots.reply, reply).jackpots
}

test('jackpots are listed as their supplier states them, in the language asked for; none on a brand without jackpots', async () => {
  expect(await listed()).toEqual([])
  await jackpots.meters.tell('arcade', { at: nowMs(), jackpots: [mini] })
  expect(await listed()).toEqual([
    {
      id: 'arcade/festival.mini',
      name: 'Festival Mini',
      level: 'MINI',
      amount: 1234,
      currency: 'JPY',
      games: ['lantern'],
      mustDropAt: 9000,
      shareOfStake: '1/200',
      rtp: '1/200',
    },
  ])
  expect((await listed('LEO', 'ja')).map(({ name }) => name)).toEqual(['祭りミニ'])
  expect(await listed('BEE')).toEqual([])
})

test('a jackpot of some brands is listed and told there alone', async () => {
  const own = { ...mini, jackpot: 'own.mini', sites: ['BEE'], seed: 500, increment: '1/250', minimumStake: 100 }
  await jackpots.meters.tell('arcade', { at: nowMs(), jackpots: [mini, own] })
  expect((await listed()).map(({ id }) => id)).toEqual(['arcade/festival.mini'])
  expect(jackpots.meters.amounts('LEO').map(({ id }) => id)).toEqual(['arcade/festival.mini'])
  expect(jackpots.meters.amounts('BEE').map(({ id }) => id)).toEqual(['arcade/festival.mini', 'arcade/own.mini'])
  const shown = jackpots.meters.list('BEE', 'en').find(({ id }) => id === 'arcade/own.mini')
  expect(shown).toMatchObject({ seed: 500, increment: '1/250', minimumStake: 100 })
  expect(shown).not.toHaveProperty('sites')
})

test('what was stated last counts, and what is not renewed for a minute is forgotten', async () => {
  const at = nowMs()
  await jackpots.meters.tell('arcade', { at, jackpots: [{ ...mini, amount: 1300 }] })
  await jackpots.meters.tell('arcade', { at: at - 1000, jackpots: [{ ...mini, amount: 1200 }] })
  expect((await listed()).map(({ amount }) => amount)).toEqual([1300])
  open.clock.advance({ seconds: 61 })
  expect(await listed()).toEqual([])
})

test('games of another supplier and a clock that is wrong by more than a minute are refused', async () => {
  await expect(jackpots.meters.tell('guest', { at: nowMs(), jackpots: [mini] })).rejects.toMatchObject({
    code: 'GAME_UNKNOWN',
  })
  await expect(jackpots.meters.tell('arcade', { at: nowMs() - 61_000, jackpots: [mini] })).rejects.toMatchObject({
    code: 'MALFORMED',
  })
})
