import { inspect } from 'node:util'
import { createWallet } from '@andon/operator/wallet'
import type { RawRequest } from '@andon/platform/http'
import type { Log } from '@andon/platform/log'
import { systemRandom as random } from '@andon/platform/random'
import type { Runtime } from '@andon/platform/runtime'
import { createSandboxPayments, sign, signatureHeader } from '@andon/sandbox/payments'
import { openTestRuntime } from '@andon/tests/test-runtime'
import { expect } from 'vitest'
import type { DepositLimits } from './deps.ts'
import { type CashierOptions, createCashier } from './index.ts'
import { noBonuses, noExclusions, noLimits, usualRules } from './nothing-stops.fixture.ts'
import type { PaymentSupplier } from './payment-supplier.ts'
import { createPlayer } from './player.fixture.ts'
import { openProofs, payee } from './proofs.fixture.ts'

export type CashierFixture = Awaited<ReturnType<typeof openCashier>>

interface Around {
  /** Real limits on the same database; left out: no limits. */
  readonly limits?: (runtime: Runtime) => DepositLimits
  /** Wraps the sandbox supplier. */
  readonly wrap?: (supplier: PaymentSupplier) => PaymentSupplier
}

/** Cashier, wallet and sandbox supplier on a database of their own, with a manual clock. Webhooks wait until `deliver` is called. */
export async function openCashier(options: Partial<CashierOptions> = {}, around: Around = {}) {
  const lines: string[] = []
  const { clock, close, db, facts, ownerDb, runtime } = await openTestRuntime({
    modules: ['identity', 'verification', 'wallet', 'limits', 'cashier', 'sandbox'],
    log: recordingLog(lines),
  })
  const wallet = createWallet(runtime)
  const signingKey = random.bytes(32)
  const sandbox = createSandboxPayments(runtime, {
    signingKey,
    later: () => undefined,
    pageTellsMerchant: false,
    loseReply: () => Promise.reject(new Error('the connection is lost')),
  })
  const limits = around.limits?.(runtime) ?? noLimits
  const proofs = openProofs(runtime, ownerDb)
  const build = (changes: Partial<CashierOptions> = {}) =>
    createCashier(runtime, {
      wallet,
      verification: proofs.verification,
      limits,
      bonuses: noBonuses,
      persons: noExclusions,
      suppliers: [around.wrap?.(sandbox.supplier) ?? sandbox.supplier],
      playerOf: async (_executor, id) => (id === 'ply_nobody' ? null : payee),
      ...usualRules,
      supplierTimeoutMs: 4000,
      later: () => undefined,
      ...options,
      ...changes,
    })
  const cashier = build()
  const webhook = cashier.webhookRoutes[0]
  if (!webhook) throw new Error('the sandbox has a webhook path')
  const raw = (request: Partial<RawRequest>) => ({
    rawBody: Buffer.alloc(0),
    headers: {},
    params: {},
    query: {},
    ...request,
  })
  const received: Pick<RawRequest, 'rawBody' | 'headers'>[] = []
  sandbox.deliverTo(async (delivery) => {
    received.push(delivery)
    return (await webhook.handler(raw(delivery))).status
  })

  let people = 0
  async function newPlayer() {
    people += 1
    const playerId = `ply_${String(people).padStart(26, '0')}`
    await db.transaction((tx) => wallet.openAccounts(tx, { playerId, currency: 'JPY' }))
    return createPlayer(playerId, cashier)
  }

  /** A player with verified identity and address. */
  async function newVerifiedPlayer() {
    const player = await newPlayer()
    await proofs.verify(player.playerId)
    return player
  }

  async function verifyLedger() {
    const report = await wallet.verify(ownerDb)
    expect(report.findings).toEqual([])
    return report
  }

  return {
    build,
    cashier,
    clock,
    close,
    db,
    lines,
    newPlayer,
    newVerifiedPlayer,
    setProof: proofs.setProof,
    ownerDb,
    raw,
    /** A webhook signed by the supplier, with a new id. */
    signed: (event: object) => {
      const rawBody = Buffer.from(JSON.stringify({ id: runtime.newId('evt'), at: clock.now().toString(), ...event }))
      return raw({ rawBody, headers: { [signatureHeader]: sign({ key: signingKey, rawBody, at: clock.now() }) } })
    },
    received,
    sandbox,
    verifyLedger,
    wallet,
    webhook,
    /** Delivers the webhooks that are due. */
    deliver: sandbox.deliverDue,
    /** Advances the clock, delivers due webhooks and runs the cashier's jobs. */
    pass: async (duration: Temporal.DurationLike) => {
      clock.advance(duration)
      await sandbox.deliverDue()
      for (const job of cashier.jobs) await job.run()
    },
    cash: async (player: { playerId: string }) => (await wallet.balances(db, player.playerId)).realCash,
    facts: async ({ playerId }: { playerId: string }) =>
      (await facts({ key: playerId, name: 'cashier.%' })).map(({ name }) => name),
    history: (depositId: string) =>
      ownerDb
        .query<{ line: string }>(
          `select source || ': ' || state_before || ' → ' || state_after as line from cashier.deposit_events
           where deposit_id = $1 order by version`,
          [depositId],
        )
        .then((rows) => rows.map(({ line }) => line)),
    /** A house account's balance, over all its shards. */
    books: async (holder: string) => {
      const [row] = await ownerDb.query<{ sum: number }>(
        'select coalesce(sum(real_cash), 0)::bigint as sum from wallet.accounts where holder = $1',
        [holder],
      )
      return row?.sum ?? 0
    },
    /** The supplier's page: opened, or answered with the typed fields. */
    bank: async (redirectUrl: string | undefined, answer?: 'accept' | 'refuse', typed: Record<string, string> = {}) => {
      const authorisationId = new URL(redirectUrl ?? '').pathname.split('/').at(-1) ?? ''
      const [get, post] = sandbox.bankPages
      const fields = answer ? new URLSearchParams({ answer, ...typed }).toString() : ''
      const request = { params: { authorisationId }, rawBody: Buffer.from(fields) }
      const page = answer ? post : get
      if (!page) throw new Error('the bank has two routes')
      return page.handler(raw(request))
    },
  }
}

/** Records every line in full, unredacted: stricter than the real log. */
function recordingLog(lines: string[]): Log {
  const record = (...line: unknown[]) => void lines.push(inspect(line, { depth: 10 }))
  return { trace: record, debug: record, info: record, warn: record, error: record, fatal: record } as unknown as Log // the methods that modules call
}

export { cards, createPlayer, type Player } from './player.fixture.ts'
