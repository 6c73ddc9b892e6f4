import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import {
  type WalletCall,
  type WalletRefusalCode,
  type WalletRequest,
  walletApiHeaders,
  walletApiPaths,
} from '@andon/contract/wallet-api'
import type { Case } from './run-kit.ts'

/**
 * Proves that an operator's wallet keeps the wallet API's promises. It uses only the wallet API, through a transport and a supplier's key, and a few
 * things that the operator arranges (players with money, logging out). Runs without a test runner.
 */
export interface WalletUnderTest {
  transport(path: string, rawBody: Buffer, headers: Readonly<Record<string, string>>): Promise<Answer>
  /** The supplier that calls, with two games of its own. */
  readonly supplier: TestSupplier
  readonly gameCode: string
  readonly secondGameCode: string
  /** Another supplier of the same operator, with one game. */
  readonly otherSupplier: TestSupplier
  readonly otherGameCode: string
  /** Money is real cash. `paced`: a player for whom the operator sets a minimum cycle. */
  newPlayer(balance: number, options?: { readonly paced?: boolean }): Promise<TestPlayer>
  /** Fails if the operator's books do not add up. */
  checkBooks(): Promise<void>
}

export interface TestSupplier {
  readonly code: string
  /** `<algorithm>=<base64>` over these bytes. */
  sign(rawBody: Buffer): string
}

export interface TestPlayer {
  readonly playerId: string
  /** A new launch token, as the player's browser would pass it to the game. */
  launch(supplier: TestSupplier, gameCode: string): Promise<string>
  logOut(): Promise<void>
  lock(): Promise<void>
  /** The most that may be staked, or lost, in 24 hours. */
  limit(limitType: 'wager' | 'loss', amount: number): Promise<void>
  /** Bonus money besides cash, to be wagered in stakes of at most `maxStake`. */
  bonus(amount: number, maxStake: number): Promise<void>
  /** Advances the operator's clock. */
  wait(duration: Temporal.DurationLike): Promise<void>
}

export interface Answer {
  readonly status: number
  readonly body: { readonly status: string; readonly balance?: number; readonly [field: string]: unknown }
}

/** The operator cannot arrange what a case needs, so the case is not run. */
export class CannotArrange extends Error {}

/** The wallet or its setup program has stopped answering, so the remaining cases cannot run. */
export class WalletGone extends Error {}

export type ConformanceCase = Case<WalletUnderTest>

/**
 * A call as it is sent; `raw` and `headers` replace the defaults. A bet before the player's minimum cycle is sent again when the operator says that it may
 * come: `callOnce` shows that refusal.
 */
export async function call(...asked: Parameters<typeof callOnce>): Promise<Answer> {
  const answer = await callOnce(...asked)
  const waitMs = Number((answer.body.params as { retryAfterMs?: unknown } | undefined)?.retryAfterMs) // NaN if there is none
  if (answer.body.status !== 'CYCLE_TOO_FAST' || !(waitMs <= longestCycleMs)) return answer
  await setTimeout(waitMs + 5)
  return call(...asked)
}

/** No jurisdiction has a longer minimum cycle. */
const longestCycleMs = 10_000

export async function callOnce(
  wallet: WalletUnderTest,
  name: WalletCall,
  request: unknown,
  sent: { supplier?: TestSupplier; raw?: Buffer; headers?: Record<string, string>; path?: string } = {},
): Promise<Answer> {
  const raw = sent.raw ?? Buffer.from(JSON.stringify(request))
  const supplier = sent.supplier ?? wallet.supplier
  const signed = {
    [walletApiHeaders.supplier]: supplier.code,
    [walletApiHeaders.signature]: supplier.sign(raw),
    ...sent.headers,
  }
  return wallet.transport(sent.path ?? walletApiPaths[name], raw, signed)
}

export function assertOk(answer: Answer): Answer['body'] {
  assert.deepEqual({ http: answer.status, status: answer.body.status }, { http: 200, status: 'OK' })
  return answer.body
}

export function assertRefused(answer: Answer, code: WalletRefusalCode): Answer['body'] {
  assert.equal(answer.body.status, code)
  assert.ok(answer.status >= 400, `a refusal has HTTP ${answer.status}`)
  return answer.body
}

/** A player with an open game session. */
export interface OpenGameSession {
  readonly player: TestPlayer
  readonly playerId: string
  readonly sessionToken: string
  bet(fields?: Partial<WalletRequest<'bet'>>): WalletRequest<'bet'>
  win(bet: WalletRequest<'bet'>, fields?: Partial<WalletRequest<'win'>>): WalletRequest<'win'>
  rollback(bet: WalletRequest<'bet'>, fields?: Partial<WalletRequest<'rollback'>>): WalletRequest<'rollback'>
  round(fields?: Partial<WalletRequest<'round'>>): WalletRequest<'round'>
  adjust(
    bet: Pick<WalletRequest<'bet'>, 'transactionId' | 'roundId'>,
    paid: number,
    fields?: Partial<WalletRequest<'adjust'>>,
  ): WalletRequest<'adjust'>
  /** Sends and demands OK. */
  ok(name: WalletCall, request: unknown): Promise<Answer['body']>
  /** Sends and demands this refusal, with `balance` in it. */
  refused(name: WalletCall, request: unknown, code: WalletRefusalCode, balance?: number): Promise<void>
  balance(): Promise<number>
}

export const newId = () => randomUUID()

export async function openGameSession(
  wallet: WalletUnderTest,
  { balance = 1000, gameCode = wallet.gameCode, paced = false } = {},
): Promise<OpenGameSession> {
  const player = await wallet.newPlayer(balance, { paced })
  const token = await player.launch(wallet.supplier, gameCode)
  const opened = assertOk(await call(wallet, 'authenticate', { token, gameCode }))
  const { playerId } = player
  const sessionToken = String(opened.sessionToken)
  const about = { playerId, gameCode, currency: 'JPY' as const }
  return {
    player,
    playerId,
    sessionToken,
    bet: (fields) => ({ ...about, transactionId: newId(), roundId: newId(), sessionToken, amount: 100, ...fields }),
    win: ({ transactionId, roundId }, fields) => {
      const of = { betTransactionId: transactionId, roundId }
      return { ...about, ...of, transactionId: newId(), amount: 250, roundClosed: true, ...fields }
    },
    rollback: ({ transactionId, roundId }, fields) => {
      return { ...about, transactionId: newId(), betTransactionId: transactionId, roundId, ...fields }
    },
    round: (fields) => {
      const ids = { transactionId: newId(), winTransactionId: newId(), roundId: newId() }
      return { ...about, ...ids, sessionToken, amount: 100, win: 250, ...fields }
    },
    adjust: ({ transactionId, roundId }, paid, fields) => {
      const of = { betTransactionId: transactionId, roundId }
      return { ...about, ...of, transactionId: newId(), paid, reason: 'resettled', ...fields }
    },
    ok: async (name, request) => assertOk(await call(wallet, name, request)),
    refused: async (name, request, code, expected) => {
      const body = assertRefused(await call(wallet, name, request), code)
      if (expected !== undefined) assert.equal(body.balance, expected, `${code} carries the balance`)
    },
    balance: async () => Number((await call(wallet, 'balance', { playerId, sessionToken })).body.balance),
  }
}

/** A case about a player with an open game session and 1,000. */
export function withSession(
  title: string,
  play: (game: OpenGameSession, wallet: WalletUnderTest) => Promise<void>,
): ConformanceCase {
  return { title, run: async (wallet) => play(await openGameSession(wallet), wallet) }
}
