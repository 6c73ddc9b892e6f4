import { createSecretKey, type KeyObject } from 'node:crypto'
import { join, resolve } from 'node:path'
import { bookmakerStaffApi } from '@andon/bookmaker/staff-api'
import type { Site } from '@andon/contract/sites'
import type { Bus } from '@andon/platform/bus'
import type { ActionToRecord, StaffPart } from '@andon/platform/http'
import { mountRealtime, noPlace, type Party } from '@andon/platform/realtime'
import type { Runtime } from '@andon/platform/runtime'
import type { Tx } from '@andon/platform/sql'
import { httpTransport, type WalletTransport } from '@andon/platform/wallet-client'
import type { FastifyInstance } from 'fastify'
import { type RunningTopics, startTopics } from '../compose/start-topics.ts'
import { mountSportsClient } from '../surfaces/sports.ts'
import type { OpenBook } from './bookmaker.ts'

const supplierCode = 'bookmaker'
const root = resolve(import.meta.dirname, '../../../..')

/** The bets of this installation, and the calls of the client. They are paid through the operator's wallet in this process where there is one, otherwise at `walletApiUrl`. */
export async function openSportsBook(
  runtime: Runtime,
  {
    book,
    signingKey,
    sportsOrigin,
    walletApiUrl,
    ownWallet,
    record,
  }: {
    book: OpenBook
    signingKey: { readonly privateKey: KeyObject; readonly publicKeyPem: string }
    sportsOrigin: string
    walletApiUrl: string | undefined
    /** With the secret that this process alone signs with. */
    ownWallet: { readonly handle: WalletTransport; readonly secret: Buffer } | undefined
    /** Adds a row to the log of actions. */
    record(tx: Tx, action: ActionToRecord): Promise<void>
  },
) {
  const { bookmakerStaffRoutes, createBookmaker, createService } = await import('@andon/bookmaker')
  const supplier = { code: supplierCode, origin: sportsOrigin, publicKeyPem: signingKey.publicKeyPem }
  const transport = ownWallet?.handle ?? (walletApiUrl && httpTransport({ baseUrl: walletApiUrl, timeoutMs: 4000 }))
  if (!transport) throw new Error('a bookmaker without an operator in its process needs walletApiUrl')
  const key = ownWallet ? createSecretKey(ownWallet.secret) : signingKey.privateKey
  const bets = createBookmaker(runtime, { supplierCode, signingKey: key, transport, book })
  const boosts = { perDay: book.boostsPerDay, record }
  const service = createService(runtime, { supplierCode, book, bets, history: book.history, ahead: book.ahead, boosts })
  return {
    plugin: service.plugin,
    stream: service.stream,
    /** For the staff's listener of this process. */
    staff: {
      api: bookmakerStaffApi,
      handlers: { bookmaker: bookmakerStaffRoutes({ clock: runtime.clock, book, supplier }) },
    } satisfies StaffPart,
    storeResults: bets.storeResults,
    start: () => {
      bets.worker.start()
      service.start()
    },
    stop: async () => {
      await service.stop()
      await bets.worker.stop()
    },
  }
}

export type SportsBook = Awaited<ReturnType<typeof openSportsBook>>

/** The sportsbook's own origin with its client, the calls that it makes and the stream that it follows. */
export async function mountSportsBook(
  http: FastifyInstance,
  { db, log }: Runtime,
  {
    sportsBook,
    book,
    bus,
    ...options
  }: {
    sportsBook: SportsBook
    book: OpenBook
    bus: Bus
    sportsOrigin: string
    sites: readonly Site[]
    sitesElsewhere: boolean
  },
): Promise<RunningTopics> {
  const bettors = sportsBook.stream
  const topics = await startTopics('sports', { db, log, bus, book, bettors })
  const token = async (sent: string): Promise<Party | null> => {
    const session = await bettors.sessionOf(sent)
    return session && { kind: 'bettor', id: session.playerId, sessionId: session.id }
  }
  await mountSportsClient(http, {
    ...options,
    folder: join(root, 'apps/sportsbook/dist'),
    calls: sportsBook.plugin,
    stream: (scope) =>
      mountRealtime(scope, topics.hub, { authenticate: { request: async () => null, token }, placeOf: noPlace }),
  })
  return topics
}
