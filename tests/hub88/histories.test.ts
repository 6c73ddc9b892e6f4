import { isLongForm, runsOf } from '@andon/tests/long-form'
import { expect, test } from 'vitest'
import { checkLedger } from '../../packages/operator/src/modules/game-wallet/check-ledger.fixture.ts'
import { createChance } from '../simulation/chance.ts'
import { openAggregator } from './open-aggregator.ts'
import { playHistory, type Trouble } from './play.ts'

/** As many as fit the time limit; with `HUB88_SEED`, which repeats one, or in the long form, all of them. */
const { HUB88_SEED } = process.env
const seeds = HUB88_SEED
  ? [Number(HUB88_SEED)]
  : Array.from({ length: runsOf({ short: 300, long: 10_000 }) }, (_, place) => place + 1)

const longestMs = 30_000

test('whatever the line and the core do to calls, aggregator, operator and reference wallet agree on the balance', {
  timeout: isLongForm ? 36_000_000 : 120_000,
}, async () => {
  const trouble: Trouble = new Map()
  const opened = await openAggregator({ around: (calls) => troubled(calls, trouble) })
  try {
    const left = [...seeds]
    const begun = performance.now()
    const isTime = () => isLongForm || performance.now() - begun < longestMs
    const playOn = async () => {
      for (let seed = left.shift(); seed !== undefined && isTime(); seed = left.shift()) await play(seed)
    }
    const play = async (seed: number) => {
      const ended = await playHistory(opened, createChance(seed), trouble).catch((error: unknown) => {
        throw new Error(`HUB88_SEED=${seed}`, { cause: error })
      })
      expect(ended, `HUB88_SEED=${seed}`).toEqual({ ...ended, booked: ended.held, reference: ended.held })
    }
    await Promise.all(Array.from({ length: 8 }, playOn))
    await checkLedger(opened.operator)
  } finally {
    await opened.close()
  }
})

type Calls = Parameters<NonNullable<NonNullable<Parameters<typeof openAggregator>[0]>['around']>>[0]

/** The core's calls, which now and then fail before or after they have run. */
function troubled(calls: Calls, trouble: Trouble): Calls {
  const around =
    <Request extends { playerId: string }, Reply>(run: (supplier: string, request: Request) => Promise<Reply>) =>
    async (supplier: string, request: Request) => {
      const next = trouble.get(request.playerId)
      if (next === 'before') throw new Error('the core is not there')
      const reply = await run(supplier, request)
      if (next === 'after') throw new Error('the core is gone')
      return reply
    }
  return { ...calls, bet: around(calls.bet), win: around(calls.win), rollback: around(calls.rollback) }
}
