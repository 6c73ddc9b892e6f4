import type { BonusProgramme } from '@andon/contract/bonus-terms'
import { createCashier, createSandboxPayments, type PaymentSupplier } from '@andon/operator/cashier'
import { systemRandom as random } from '@andon/platform/random'
import { programme } from '../../packages/operator/src/modules/bonuses/programme.fixture.ts'
import { createPlayer } from '../../packages/operator/src/modules/cashier/player.fixture.ts'
import { openProofs, payee } from '../../packages/operator/src/modules/cashier/proofs.fixture.ts'
import { openHouse } from '../../packages/operator/src/modules/catalogue/house.fixture.ts'
import { takeSeat } from '../../packages/operator/src/modules/catalogue/supplier-wallet/seat.fixture.ts'
import type { Offer } from './model.ts'

export const match: Offer = { percent: 100, maxBonus: 1_000, times: 5, maxStake: 500, maxConversion: 1_500, days: 7 }
export const gift: Offer = { percent: null, maxBonus: 300, times: 3, maxStake: 200, maxConversion: 400, days: 1 }

const programmes = [programmeOf('match', match), programmeOf('gift', gift)]

function programmeOf(code: string, offer: Offer): BonusProgramme {
  const { percent, maxBonus, times, maxStake, maxConversion, days: expiryDays } = offer
  const reward =
    percent === null
      ? ({ kind: 'no-deposit', amount: maxBonus } as const)
      : ({ kind: 'deposit-match', percent, maxBonus, minDeposit: 100 } as const)
  return programme({ code, wagering: { times }, terms: { reward, maxStake, maxConversion, expiryDays } })
}

export type SimulatedHouse = Awaited<ReturnType<typeof openSimulatedHouse>>

/** All that moves money, wired as the server wires it, on a database of its own, with one player at a game. Nothing happens by itself. */
export async function openSimulatedHouse() {
  const house = await openHouse({ modules: ['identity', 'verification', 'cashier', 'sandbox'] })
  const { bonuses, clock, db, limits, ownerDb, runtime, wallet } = house
  await db.transaction((tx) => bonuses.syncProgrammes(tx, 'LEO', programmes))
  const sandbox = createSandboxPayments(runtime, { signingKey: random.bytes(32), later: () => undefined })
  const proofs = openProofs(runtime, ownerDb)
  const line = { lost: false }
  const cashier = createCashier(runtime, {
    ...{ wallet, limits, bonuses, verification: proofs.verification },
    suppliers: [overLine(sandbox.supplier, line)],
    playerOf: async () => payee,
    ...{ supplierTimeoutMs: 20_000, later: () => undefined },
  })
  const [webhook] = cashier.webhookRoutes
  const [, bankAnswer] = sandbox.bankPages
  if (!webhook || !bankAnswer) throw new Error('the sandbox has a webhook path and a page to answer')
  const raw = { rawBody: Buffer.alloc(0), headers: {}, params: {}, query: {} }
  sandbox.deliverTo(async (delivery) => (await webhook.handler({ ...raw, ...delivery })).status)
  const session = await house.newPlayer()
  await proofs.verify(session.playerId)
  return {
    ...house,
    cashier,
    deliver: sandbox.deliverDue,
    line,
    player: createPlayer(session.playerId, cashier),
    playerId: session.playerId,
    seat: await takeSeat(house, session),
    runJobs: async (jobs: readonly { run(): Promise<void> }[]) => {
      for (const job of jobs) await job.run()
    },
    pass: (seconds: number) => clock.advance({ seconds }),
    /** The player answers on the supplier's page. */
    answer: (url: string, answer: 'accept' | 'refuse', typed: Record<string, string>) => {
      const params = { authorisationId: new URL(url).pathname.split('/').at(-1) ?? '' }
      return bankAnswer.handler({
        ...raw,
        params,
        rawBody: Buffer.from(new URLSearchParams({ answer, ...typed }).toString()),
      })
    },
    /** What the cashier has told of the player so far, in order. */
    facts: () =>
      db.query<{ name: string; data: Record<string, string & number> }>(
        `select name, data from platform.outbox, json_to_recordset(facts) as fact (name text, key text, data jsonb)
         where key = $1 and name like 'cashier.%' order by id`,
        [session.playerId],
      ),
  }
}

/** A line that may lose replies: what was asked for is done, and nobody hears of it. */
function overLine(supplier: PaymentSupplier, line: { lost: boolean }): PaymentSupplier {
  const lose =
    <Order, Report>(ask: (order: Order) => Promise<Report>) =>
    async (order: Order) => {
      const report = await ask(order)
      if (line.lost) throw new Error('the reply is lost')
      return report
    }
  return { ...supplier, authorise: lose(supplier.authorise), open: lose(supplier.open) }
}
