import { operatorRules } from '@andon/contract/jurisdiction-rules'
import { assert, type Tx } from '@andon/platform/sql'
import { isLongForm } from '@andon/tests/long-form'
import { openTestRuntime } from '@andon/tests/test-runtime'
import type { LimitsOptions } from './deps.ts'
import { createLimits, type LimitRefusal, type Stake } from './index.ts'

/** No person has a second account. */
export const noOtherAccounts: LimitsOptions['persons'] = {
  lockPerson: async () => [],
  followLock: async () => undefined,
}
export const noOperatorLimits: LimitsOptions['operatorLimits'] = []

const mostPlayers = isLongForm ? 1300 : 120

export type LimitsFixture = Awaited<ReturnType<typeof openLimits>>

/** The limits with their own database, test players and a test clock. */
export async function openLimits({ country = 'JP', ...options }: Partial<LimitsOptions> & { country?: string } = {}) {
  const { clock, close, db, facts, ownerDb, runtime } = await openTestRuntime({ modules: ['limits'] })
  const limits = createLimits(runtime, {
    persons: noOtherAccounts,
    operatorLimits: noOperatorLimits,
    selfExclusionMinimumDays: () => operatorRules.selfExclusionMinimumDays,
    ...options,
  })
  const players = Array.from({ length: mostPlayers }, () => runtime.newId('ply'))
  await db.transaction(async (tx) => {
    for (const playerId of players) await limits.openPlayer(tx, { playerId, country, currency: 'JPY' })
  })
  const inTx = <T>(work: (tx: Tx) => Promise<T>) => db.transaction(work)

  /** Checks stakes and records the accepted ones, like the game wallet; returns the result of each. */
  function play(
    stakes: readonly Omit<Stake, 'currency'>[],
    { won = 0 } = {},
  ): Promise<readonly (LimitRefusal | null)[]> {
    return inTx(async (tx) => {
      const stakers = await limits.lockStakers(
        tx,
        stakes.map(({ playerId }) => playerId),
      )
      const answers = await limits.checkStakes(tx, {
        stakers,
        stakes: stakes.map((stake) => ({ ...stake, currency: 'JPY' as const })),
      })
      const taken = stakes.filter((_, index) => answers[index] === null)
      const at = clock.now()
      await limits.recordPlay(
        tx,
        taken.map(({ playerId, amount }) => ({ playerId, staked: amount, won, at })),
      )
      return answers
    })
  }

  const win = (playerId: string, won: number) =>
    inTx((tx) => limits.recordPlay(tx, [{ playerId, staked: 0, won, at: clock.now() }]))
  const rollBack = (playerId: string, staked: number, at: Temporal.Instant) =>
    inTx((tx) => limits.recordPlay(tx, [{ playerId, staked: -staked, won: 0, at }]))

  function newPlayer(): string {
    const playerId = players.pop()
    assert(playerId, `a test has at most ${mostPlayers} players`)
    return playerId
  }

  let deposits = 0
  /** Opens a deposit and credits it at once, unless it is to stay pending. */
  async function deposit(playerId: string, amount: number, { credit = true } = {}): Promise<string> {
    const request = { depositId: `dep_${++deposits}`, playerId, amount }
    await inTx((tx) => limits.checkDeposit(tx, request))
    if (credit) await inTx((tx) => limits.recordDeposit(tx, request))
    return request.depositId
  }

  return {
    clock,
    close,
    db,
    deposit,
    facts,
    inTx,
    limits,
    ownerDb,
    play,
    rollBack,
    runtime,
    win,
    newPlayer,
  }
}
