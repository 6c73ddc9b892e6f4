/**
 * The arcade: a remote game server, a supplier like any other. It owns game sessions, seeds and rounds (schema `arcade`), and knows a player
 * only through the wallet API and the game client. Invariants:
 * - a round is drawn and written down before its stake is asked for, and what was drawn never changes;
 * - a stake taken is followed by exactly one win (0 for a lost round) or its return, however often anybody crashes;
 * - a round follows from server seed, client seed and nonce alone, and the server seed was committed to before the client seed was chosen;
 * - the figures a game publishes are exact, and the same at every stake; demo and real play run the same code.
 */
import type { KeyObject } from 'node:crypto'
import type { Job } from '@andon/platform/jobs'
import type { Runtime } from '@andon/platform/runtime'
import type { Deps } from './deps.ts'
import { gameApiPlugin } from './http/mount-game-api.ts'
import { sweepRounds } from './rounds/sweep-rounds.ts'
import { createSweeper } from './rounds/sweeper.ts'
import { forgetDemoSessions } from './store/sessions.ts'
import { createDemoWallet } from './wallet-client/demo-wallet.ts'
import { createWalletClient, type WalletTransport } from './wallet-client/wallet-client.ts'

export { publishedGames } from './titles/published-games.ts'
export { httpTransport } from './wallet-client/http-transport.ts'
export type { WalletTransport } from './wallet-client/wallet-client.ts'

export interface ArcadeOptions {
  /** Our name at the operator, sent with each call. */
  readonly supplierCode: string
  /** Ed25519 private key; the operator holds its public half. */
  readonly signingKey: KeyObject
  readonly transport: WalletTransport
  /** After so long without an answer a wallet call counts as unknown. */
  readonly walletTimeoutMs?: number
}

export type Arcade = ReturnType<typeof createArcade>

export function createArcade(
  { db, clock, random, newId, log }: Omit<Runtime, 'outbox'>,
  { supplierCode, signingKey, transport, walletTimeoutMs = 4000 }: ArcadeOptions,
) {
  const operatorWallet = createWalletClient({
    transport,
    supplier: supplierCode,
    supplierKey: signingKey,
    timeoutMs: walletTimeoutMs,
  })
  const deps: Deps = { db, clock, random, newId, log, operatorWallet, demoWallet: createDemoWallet(db) }
  const sweeper = createSweeper(deps)
  const forgetDemo: Job = {
    name: 'arcade.forget-demo-sessions',
    cron: '17 * * * *',
    run: async () => {
      await forgetDemoSessions(db, clock.now().subtract({ hours: 48 }), 5000)
    },
  }
  return {
    /** Calls of the game client, `/arcade/…`. */
    plugin: gameApiPlugin(deps),
    /** Takes up unfinished rounds now; returns how many. */
    sweep: () => sweepRounds(deps),
    /** Takes up unfinished rounds at once and then every two seconds, until stopped. */
    sweeper,
    jobs: [forgetDemo],
  }
}
