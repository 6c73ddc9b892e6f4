import { join, resolve } from 'node:path'
import { createArcade, httpTransport, type WalletTransport } from '@andon/arcade'
import { openTables } from '@andon/arcade/tables/open-tables'
import type { Site } from '@andon/contract/sites'
import type { Bus } from '@andon/platform/bus'
import { mountRealtime, noPlace, type Party } from '@andon/platform/realtime'
import type { Runtime } from '@andon/platform/runtime'
import type { FastifyInstance } from 'fastify'
import { type RunningTopics, startTopics } from '../compose/start-topics.ts'
import { mountGames } from '../surfaces/games.ts'

const root = resolve(import.meta.dirname, '../../../..')

/** The game server. Without `walletApiUrl` it calls the operator's wallet in this process. */
export function openArcade(
  runtime: Runtime,
  {
    signingKey,
    walletApiUrl,
    ownWallet,
    mostRoundWin,
    bus,
    tables: tablesAt,
  }: {
    bus: Bus
    signingKey: Parameters<typeof createArcade>[1]['signingKey']
    walletApiUrl: string | undefined
    ownWallet: WalletTransport | undefined
    /** The most that one round may win, in minor units. */
    mostRoundWin: number
    /** Null: this server leads no tables and answers no calls about them. */
    tables: Parameters<typeof openTables>[1] | null
  },
) {
  const transport = walletApiUrl === undefined ? ownWallet : httpTransport({ baseUrl: walletApiUrl, timeoutMs: 4000 })
  if (transport === undefined) throw new Error('an arcade without an operator in its process needs walletApiUrl')
  const opened = tablesAt && openTables(runtime, tablesAt)
  const arcade = createArcade(runtime, {
    supplierCode: 'arcade',
    signingKey,
    transport,
    mostRoundWin,
    announce: (fact) => {
      bus.publish([fact]).catch(() => undefined) // what an open page missed, its next call tells
    },
    ...(opened && { tables: opened }),
  })
  const unsubscribe = bus.subscribe({ onFact: arcade.tables.onFact, onGap: arcade.tables.onGap })
  return {
    ...arcade,
    /** Once no request is under way any more. */
    close: async () => {
      unsubscribe()
      await opened?.stop()
    },
  }
}

export type Arcade = ReturnType<typeof openArcade>

/** The role `arcade`: the games' own origin with the game clients, the calls they make and the stream they may follow. */
export async function mountArcade(
  http: FastifyInstance,
  { db, log }: Runtime,
  {
    arcade,
    bus,
    ...options
  }: { arcade: Arcade; bus: Bus; gamesOrigin: string; sites: readonly Site[]; sitesElsewhere: boolean },
): Promise<RunningTopics> {
  const topics = await startTopics('games', { db, log, bus, arcade })
  const token = async (sent: string): Promise<Party | null> => {
    const session = await arcade.stream.sessionOf(sent)
    return session && { kind: 'game', id: session.owner, sessionId: session.id }
  }
  await mountGames(http, {
    ...options,
    folder: join(root, 'apps/games/dist'),
    arcade: arcade.plugin,
    stream: (scope) =>
      mountRealtime(scope, topics.hub, { authenticate: { request: async () => null, token }, placeOf: noPlace }),
  })
  return topics
}
