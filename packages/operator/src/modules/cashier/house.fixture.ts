import { inspect } from 'node:util'
import { Refusal, type ReplyOf, type RequestInput } from '@andon/contract'
import { cashier as api } from '@andon/contract/player-api/cashier'
import { createWallet } from '@andon/operator/wallet'
import { createLocalBus } from '@andon/platform/bus'
import { manualClock } from '@andon/platform/clock'
import type { PlayerContext } from '@andon/platform/http'
import { createIds } from '@andon/platform/ids'
import type { Log } from '@andon/platform/log'
import { createOutbox } from '@andon/platform/outbox'
import { systemRandom as random } from '@andon/platform/random'
import type { Runtime } from '@andon/platform/runtime'
import { freshDatabase } from '@andon/tests/database'
import * as v from 'valibot'
import { expect } from 'vitest'
import { type CashierOptions, createCashier, createSandboxPayments, type RawRequest } from './index.ts'

export const cards = {
  approves: '4111 1111 1111 1111',
  declines: '4000 0000 0000 0002',
  noFunds: '4000 0000 0000 9995',
  confirms: '4000 0000 0000 3220',
}
export type House = Awaited<ReturnType<typeof openHouse>>
type Fields = Partial<RequestInput<typeof api.makeCCPayment>>

/** Cashier, wallet and sandbox supplier on a database of their own. Time stands still, and webhooks wait until `deliver` is called. */
export async function openHouse(options: Partial<CashierOptions> = {}) {
  const { db, ownerDb, close } = await freshDatabase({ modules: ['wallet', 'cashier', 'sandbox'] })
  const clock = manualClock()
  const lines: string[] = []
  const log = recordingLog(lines)
  const outbox = createOutbox({ db, bus: createLocalBus({ log }), log })
  const runtime: Runtime = { db, clock, random, newId: createIds({ clock, random }), outbox, log }
  const wallet = createWallet(runtime)
  const sandbox = createSandboxPayments(runtime, { signingKey: random.bytes(32), later: () => undefined })
  const build = (changes: Partial<CashierOptions> = {}) =>
    createCashier(runtime, { wallet, suppliers: [sandbox.supplier], supplierTimeoutMs: 400, ...options, ...changes })
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
    ownerDb,
    raw,
    received,
    sandbox,
    verifyLedger,
    wallet,
    webhook,
    /** Webhooks that are due reach the cashier. */
    deliver: sandbox.deliverDue,
    /** Time passes, and what hangs on it happens: late webhooks, and the question how each pending deposit stands. */
    pass: async (duration: Temporal.DurationLike) => {
      clock.advance(duration)
      await sandbox.deliverDue()
      for (const job of cashier.jobs) await job.run()
    },
    cash: async (player: { playerId: string }) => (await wallet.balances(db, player.playerId)).realCash,
    facts: (player: { playerId: string }) =>
      db
        .query<{ name: string }>(
          `select name from platform.outbox where key = $1 and name like 'cashier.%' order by id`,
          [player.playerId],
        )
        .then((rows) => rows.map(({ name }) => name)),
    history: (depositId: string) =>
      ownerDb
        .query<{ line: string }>(
          `select source || ': ' || state_before || ' → ' || state_after as line from cashier.deposit_events
           where deposit_id = $1 order by version`,
          [depositId],
        )
        .then((rows) => rows.map(({ line }) => line)),
    bank: async (redirectUrl: string | undefined, answer?: 'accept' | 'refuse') => {
      const authorisationId = new URL(redirectUrl ?? '').pathname.split('/').at(-1) ?? ''
      const [get, post] = sandbox.bankPages
      const request = { params: { authorisationId }, rawBody: Buffer.from(answer ? `answer=${answer}` : '') }
      const page = answer ? post : get
      if (!page) throw new Error('the bank has two routes')
      return page.handler(raw(request))
    },
  }
}

let keys = 0

export function createPlayer(playerId: string, cashier: ReturnType<typeof createCashier>) {
  async function call<Name extends keyof typeof api>(name: Name, fields: object): Promise<ReplyOf<(typeof api)[Name]>> {
    const handler = cashier.routes[name] as (request: unknown, context: unknown) => Promise<ReplyOf<(typeof api)[Name]>> // one of a union: the name fixes both sides
    const reply = await handler(v.parse(api[name].request, fields), contextOf(playerId))
    v.parse(api[name].reply, reply)
    return reply
  }
  return {
    playerId,
    /** 10,000 yen by a good card, unless said otherwise. */
    pay: (fields: Fields = {}) => {
      keys += 1
      const typed = { cardNumber: cards.approves, cardHolder: 'AKARI MORI', expiryMonth: '09', expiryYear: '2030' }
      return call('makeCCPayment', {
        amount: '10000',
        currency: 'JPY',
        paymentMethod: 'CREDITCARD',
        ...(fields.savedCardId ? {} : typed),
        cvv: '737',
        idempotencyKey: `key-${keys}-00000`,
        ...fields,
      })
    },
    status: (transactionId: string) => call('gettransationStatus', { transactionId }),
    methods: () => call('getAvailablePaymentMethodsLimits', {}),
  }
}

function contextOf(playerId: string): PlayerContext {
  const unused = () => {
    throw new Error('the cashier uses no cookies')
  }
  return {
    requestId: 'req_test',
    site: 'LEO',
    language: 'en',
    address: '192.0.2.1',
    userAgent: 'test',
    secure: false,
    origin: 'http://leo.localhost:4000',
    header: () => undefined,
    session: { id: 'ses_test', playerId },
    cookies: { get: unused, set: unused, clear: unused, renewAntiForgery: unused, antiForgeryHolds: unused },
  }
}

/** Keeps every line with all that hangs on it, unredacted: stricter than the real log. */
function recordingLog(lines: string[]): Log {
  const record = (...line: unknown[]) => void lines.push(inspect(line, { depth: 10 }))
  return { trace: record, debug: record, info: record, warn: record, error: record, fatal: record } as unknown as Log // all that modules call
}

export async function refusalOf(promise: Promise<unknown>) {
  try {
    await promise
  } catch (error) {
    if (error instanceof Refusal) return { code: error.code, ...error.details }
    throw error
  }
  return { code: 'none' as const }
}
