import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createModel } from './model.ts'
import { createPerformer } from './perform.ts'
import { openSimulatedHouse, type SimulatedHouse } from './simulated-house.ts'
import { opening, type Step, step } from './steps.ts'

/** `SIMULATION_RUNS` histories, as far as the time goes; `SIMULATION_SEED` repeats a failure, and asks for as long as it takes. */
const { SIMULATION_RUNS, SIMULATION_SEED } = process.env
const runs = Number(SIMULATION_RUNS ?? 30)
const bounded = SIMULATION_RUNS === undefined && SIMULATION_SEED === undefined
const longestMs = 45_000

test('whatever happens to a player’s money, in whatever order, ends as the plainest reading of the rules says', {
  timeout: 3_600_000,
  retry: 0,
}, async () => {
  const limits = bounded ? { interruptAfterTimeLimit: longestMs } : {}
  const repeat = SIMULATION_SEED === undefined ? {} : { seed: Number(SIMULATION_SEED) }
  await fc.assert(fc.asyncProperty(fc.array(step, { minLength: 20, maxLength: 70 }), live), {
    numRuns: runs,
    ...limits,
    ...repeat,
  })
})

async function live(history: readonly Step[]): Promise<void> {
  const house = await openSimulatedHouse()
  try {
    const model = createModel(house.clock.now().epochMilliseconds / 1000)
    const perform = createPerformer(house, model)
    for (const [place, step] of [opening, ...history].entries()) {
      const { expected, said } = await perform(step)
      const where = `step ${place}: ${JSON.stringify(step)}`
      expect(said, where).toEqual(expected)
      expect(await pocketsOf(house), where).toEqual({ ...model.pockets, freebet: 0 })
    }
    await checkEnd(house, model.owed())
  } finally {
    await house.close()
  }
}

async function pocketsOf({ db, playerId, wallet }: SimulatedHouse) {
  const { realCash, drp, wrp, crp, freebet } = await wallet.balances(db, playerId)
  const pockets = { realCash, drp, wrp, crp, freebet }
  for (const [pocket, amount] of Object.entries(pockets)) expect(amount, pocket).toBeGreaterThanOrEqual(0)
  return pockets
}

/** The ledger's own proof, what the player owes, and that nothing was staked while a lock was in force. */
async function checkEnd({ ownerDb, wallet }: SimulatedHouse, owed: number): Promise<void> {
  expect((await wallet.verify(ownerDb)).findings).toEqual([])
  const [receivable] = await ownerDb.query<{ sum: number }>(
    `select coalesce(-sum(real_cash), 0)::bigint as sum from wallet.accounts where holder = 'house/receivables/sandbox'`,
  )
  expect(receivable?.sum).toBe(owed)
  const late = await ownerDb.query(
    `select from wallet.transfers as transfer join limits.exclusions as lock
       on transfer.at > lock.at and transfer.at < coalesce(lock.until, 'infinity')
     where transfer.kind = 'stake'`,
  )
  expect(late).toEqual([])
}
