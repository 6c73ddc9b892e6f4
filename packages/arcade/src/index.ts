/**
 * The arcade: a remote game server, and a supplier like any other. It owns game sessions, seeds and rounds (schema `arcade`). Its only connections to the
 * operator and the player are the wallet API and the game API. Invariants:
 * - a round is drawn and stored before its stake is requested, and what is drawn never changes; an action is stored before it has an effect;
 * - stakes that were taken are followed by exactly one win for the round (0 for a lost one) or their return, also after crashes;
 * - a round is determined by server seed, client seed, nonce, and the player's choice and actions, and the server seed was committed to before the client seed was chosen;
 * - a round of a table is one for all its players: its row exists before its first stake, its draw follows from what was bound at the lock, and one server leads it at a time;
 * - published figures are exact and the same at every stake; demo play and real play run the same code.
 */
import type { KeyObject } from 'node:crypto'
import type { Job } from '@andon/platform/jobs'
import { createLoop } from '@andon/platform/loop'
import type { Runtime } from '@andon/platform/runtime'
import { createWalletClient, type WalletTransport } from '@andon/platform/wallet-client'
import type { Deps } from './deps.ts'
import { gameApiPlugin } from './http/mount-game-api.ts'
import { createJackpotDraws } from './jackpots/draw-jackpots.ts'
import { moveOwed } from './jackpots/moves.ts'
import { pools as allPools, findPoolIn, type Pool } from './jackpots/pools.ts'
import { jackpotStaffRoutes } from './jackpots/staff.ts'
import { createMeterTeller } from './jackpots/tell-operator.ts'
import { proveRaces } from './provably-fair/prove-races.ts'
import { roundNow } from './rounds/round-view.ts'
import { sweepRounds } from './rounds/sweep-rounds.ts'
import { liveSession, sessionsNotOpen } from './sessions/stream-sessions.ts'
import { arcadeStaffApi } from './staff-api.ts'
import { forgetDemoSessions } from './store/sessions.ts'
import { forgetMessages } from './tables/chat/forget-messages.ts'
import { tableTalkNow } from './tables/chat/read-messages.ts'
import { tableChatStaffRoutes } from './tables/chat/staff.ts'
import { createTables } from './tables/create-tables.ts'
import { seatsOf } from './tables/seats.ts'
import type { TablesOptions } from './tables/table-context.ts'
import { titles as allTitles, titlesByCode } from './titles/index.ts'
import type { Title } from './titles/title.ts'
import { withinExposure } from './titles/within-exposure.ts'
import { createDemoWallet } from './wallet-client/demo-wallet.ts'

export type { WalletTransport } from '@andon/platform/wallet-client'
export { httpTransport } from '@andon/platform/wallet-client'
export { publishedGames } from './titles/published-games.ts'

const sweepEveryMs = 2_000

export interface ArcadeOptions {
  /** The arcade's code at the operator, sent with each call. */
  readonly supplierCode: string
  /** Ed25519 private key; the operator has the public key. */
  readonly signingKey: KeyObject
  readonly transport: WalletTransport
  /** After this time without a reply, the outcome of a wallet call is unknown. */
  readonly walletTimeoutMs?: number
  /** The games it offers; all unless set. */
  readonly titles?: readonly Title[]
  /** Pools of jackpots of its games; all unless set. */
  readonly pools?: readonly Pool[]
  /** The most that one round may win, in minor units: greater stakes are not offered. Null: no limit. */
  readonly mostRoundWin?: number | null
  /** Called with each of the arcade's facts (`facts.ts`) after it is stored; nothing depends on it. */
  readonly announce?: Deps['announce']
  /** The options of the tables of shared titles. Absent: there are none. Facts that are announced must come back by `tables.onFact`, at every server. */
  readonly tables?: TablesOptions
}

export type Arcade = ReturnType<typeof createArcade>

export function createArcade(
  { db, clock, random, newId, log }: Omit<Runtime, 'facts'>,
  {
    supplierCode,
    signingKey,
    transport,
    walletTimeoutMs = 4000,
    titles = allTitles,
    pools = allPools,
    mostRoundWin = null,
    announce = () => {},
    tables: tablesOptions,
  }: ArcadeOptions,
) {
  const operatorWallet = createWalletClient({
    transport,
    supplier: supplierCode,
    supplierKey: signingKey,
    timeoutMs: walletTimeoutMs,
  })
  const deps: Deps = {
    db,
    clock,
    random,
    newId,
    log,
    operatorWallet,
    titles: titlesByCode(titles.map((title) => withinExposure(title, mostRoundWin))),
    demoWallet: createDemoWallet(db),
    walletTimeoutMs,
    seatOf: seatsOf(signingKey),
    findPool: findPoolIn(pools),
    jackpots: createJackpotDraws({ db, clock, log }),
    announce,
  }
  const tables = createTables(deps, tablesOptions ? { ...tablesOptions, titles, signingKey } : null)
  const sweep = async () =>
    (await sweepRounds(deps)) + (await tables.pay()) + (await moveOwed(deps)) + (await proveRaces(deps))
  const sweeper = createLoop(sweep, { everyMs: sweepEveryMs, log, what: 'sweeping rounds' })
  const meterTeller = createMeterTeller(deps, pools)
  const forgetDemo: Job = {
    name: 'arcade.forget-demo-sessions',
    cron: '17 * * * *',
    run: async () => {
      await forgetDemoSessions(db, clock.now().subtract({ hours: 48 }), 5000)
    },
  }
  return {
    /** The game API, `/arcade/…`. */
    plugin: gameApiPlugin(deps, tables),
    tables,
    /** The calls that the stream of a game's client uses: the session of a token, and the sessions that are not open any more. */
    stream: {
      sessionOf: (token: string) => liveSession(deps, token),
      /** Where a round stands, and which of these sessions are of its game, so that their player may see it there. */
      roundNow: (name: { owner: string; id: string; sessions: readonly string[] }) => roundNow(db, name),
      sessionsNotOpen: (names: readonly { playerId: string; id: string }[]) => sessionsNotOpen(deps, names),
      /** The conversation at a table; undefined where there is no such table. */
      tableTalkNow: (tableId: string) => tableTalkNow(deps, tableId),
    },
    /** Continues unfinished rounds, pays bets at tables, moves money of jackpots and proves rounds of races now; returns how many. */
    sweep,
    /** Continues unfinished rounds at its start and every two seconds. `stop` waits for the sweep under way. */
    sweeper: { start: sweeper.start, stop: sweeper.stop },
    /** For the staff's listener of this process. */
    staff: {
      api: arcadeStaffApi,
      handlers: { tables: tableChatStaffRoutes(deps), arcadeJackpots: jackpotStaffRoutes(deps, pools) },
    },
    /** States the meters of jackpots to the operator, in `start` at once and then as they change. */
    meterTeller,
    jobs: [forgetDemo, forgetMessages(deps)],
  }
}
