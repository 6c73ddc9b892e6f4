import { join, resolve } from 'node:path'
import { createArcade, httpTransport, type WalletTransport } from '@andon/arcade'
import type { Site } from '@andon/contract/sites'
import type { Runtime } from '@andon/platform/runtime'
import type { FastifyInstance } from 'fastify'
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
  }: {
    signingKey: Parameters<typeof createArcade>[1]['signingKey']
    walletApiUrl: string | undefined
    ownWallet: WalletTransport | undefined
    /** The most that one round may win, in minor units. */
    mostRoundWin: number
  },
) {
  const transport = walletApiUrl === undefined ? ownWallet : httpTransport({ baseUrl: walletApiUrl, timeoutMs: 4000 })
  if (transport === undefined) throw new Error('an arcade without an operator in its process needs walletApiUrl')
  return createArcade(runtime, { supplierCode: 'arcade', signingKey, transport, mostRoundWin })
}

export type Arcade = ReturnType<typeof openArcade>

/** The role `arcade`: the games' own origin with the game clients and the calls they make. */
export async function mountArcade(
  http: FastifyInstance,
  { arcade, ...options }: { arcade: Arcade; gamesOrigin: string; sites: readonly Site[]; sitesElsewhere: boolean },
): Promise<void> {
  const folder = join(root, 'apps/games/dist')
  await mountGames(http, { ...options, folder, arcade: arcade.plugin })
}
