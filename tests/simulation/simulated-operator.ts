import { createCashier, type PaymentSupplier } from '@andon/operator/cashier'
import type { Session } from '@andon/platform/http'
import { systemRandom as random } from '@andon/platform/random'
import { createSandboxPayments } from '@andon/sandbox/payments'
import { noExclusions, usualRules } from '../../packages/operator/src/modules/cashier/nothing-stops.fixture.ts'
import { createPlayer } from '../../packages/operator/src/modules/cashier/player.fixture.ts'
import { openProofs, payee } from '../../packages/operator/src/modules/cashier/proofs.fixture.ts'
import { openGameSession } from '../../packages/operator/src/modules/game-wallet/game-session.fixture.ts'
import { openGameWallet } from '../../packages/operator/src/modules/game-wallet/game-wallet.fixture.ts'
import { contextOf } from '../../packages/operator/src/modules/limits/limit.fixture.ts'
import { programmes } from './offers.ts'

export type SimulatedOperator = Awaited<ReturnType<typeof openSimulatedOperator>>
export type SimulatedPlayer = Awaited<ReturnType<SimulatedOperator['newPlayerAtGame']>>

/** All modules that move money, composed as in the server, on a separate database. No job or timer runs by itself. */
export async function openSimulatedOperator() {
  const operator = await openGameWallet({ modules: ['identity', 'verification', 'cashier', 'sandbox'] })
  const { bonuses, clock, db, facts, limits, ownerDb, runtime, wallet } = operator
  await db.transaction((tx) => bonuses.syncProgrammes(tx, 'LEO', programmes))
  const sandbox = createSandboxPayments(runtime, { signingKey: random.bytes(32), later: () => undefined })
  const proofs = openProofs(runtime, ownerDb)
  const line = { loses: false, doubles: false, refused: [] as unknown[] }
  const cashier = createCashier(runtime, {
    wallet,
    limits,
    bonuses,
    verification: proofs.verification,
    persons: noExclusions,
    suppliers: [overLine(sandbox.supplier, line)],
    playerOf: async () => payee,
    ...usualRules,
    cancellableIn: () => true,
    supplierTimeoutMs: 20_000,
    later: () => undefined,
  })
  const [webhook] = cashier.webhookRoutes
  const [, bankAnswer] = sandbox.bankPages
  if (!webhook || !bankAnswer) throw new Error('the sandbox has a webhook path and a page to answer')
  const raw = { rawBody: Buffer.alloc(0), headers: {}, params: {}, query: {} }
  sandbox.deliverTo(async (delivery) => {
    const copies = line.doubles ? [delivery, delivery] : [delivery]
    const replies = await Promise.allSettled(copies.map((copy) => webhook.handler({ ...raw, ...copy })))
    const statuses = replies.map((reply) => (reply.status === 'fulfilled' ? reply.value.status : 500))
    line.refused.push(...replies.filter((_, copy) => statuses[copy] !== 200))
    return Math.max(...statuses)
  })

  return {
    ...operator,
    cashier,
    deliver: sandbox.deliverDue,
    line,
    runJobs: async (jobs: readonly { run(): Promise<void> }[]) => {
      for (const job of jobs) await job.run()
    },
    pass: (seconds: number) => clock.advance({ seconds }),
    /** As the page around a game does once the player has answered. */
    answerRealityCheck: ({ game }: { game: { session: Session } }) =>
      operator.call('realityCheck', { question: 'answered' }, game.session),
    /** A verified player at a game. */
    newPlayerAtGame: async () => {
      const session = await operator.newPlayer()
      const { playerId } = session
      await proofs.verify(playerId)
      const context = { ...contextOf(playerId), site: 'LEO' } as ReturnType<typeof contextOf> // what handlers of bonuses read too
      return {
        playerId,
        context,
        player: createPlayer(playerId, cashier),
        game: await openGameSession(operator, session),
      }
    },
    /** A player answers on the supplier's page. */
    answer: (url: string, answer: 'accept' | 'refuse', typed: Record<string, string>) => {
      const params = { authorisationId: new URL(url).pathname.split('/').at(-1) ?? '' }
      return bankAnswer.handler({
        ...raw,
        params,
        rawBody: Buffer.from(new URLSearchParams({ answer, ...typed }).toString()),
      })
    },
    /** The cashier's facts since then, in order. */
    factsAfter: (last: number) => facts<Record<string, string & number>>({ after: last, name: 'cashier.%' }),
  }
}

/** Calls whose replies may get lost: the supplier carries out the call, and the operator gets no reply. */
function overLine(supplier: PaymentSupplier, line: { loses: boolean }): PaymentSupplier {
  const lose =
    <Order, Report>(ask: (order: Order) => Promise<Report>) =>
    async (order: Order) => {
      const report = await ask(order)
      if (line.loses) throw new Error('the reply is lost')
      return report
    }
  return { ...supplier, authorise: lose(supplier.authorise), open: lose(supplier.open) }
}
