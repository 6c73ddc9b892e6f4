import assert from 'node:assert/strict'
import { setTimeout } from 'node:timers/promises'
import type { WalletCall } from '@andon/contract/wallet-api'
import type { Arrange } from '../kit-setup.ts'
import type { Case, Watched } from '../run-kit.ts'
import type { Fault } from './faults.ts'
import type { Player, Rules, Transaction } from './ledger.ts'
import type { MockWallet, SupplierKey } from './mock-wallet.ts'

/** A supplier as its driver program describes it. */
export interface DescribedSupplier extends SupplierKey {
  /** A game of one stake a round. */
  readonly gameCode: string
  /** Two stakes that it offers, in minor units, the lower first. */
  readonly stakes: readonly [number, number]
}

/** What the supplier shows its player: a result, nothing because no stake was kept, or nothing yet. */
export interface Shown {
  readonly outcome: 'played' | 'refused' | 'waiting'
  /** Of a played round. */
  readonly win?: number
  readonly balance?: number
  readonly refusal?: string
}

/** A supplier that plays against the mock wallet: the kit acts as its operator, the driver program as its player. */
export interface SupplierUnderTest {
  readonly supplier: DescribedSupplier
  /** Seconds in which an interrupted round must come to its end. */
  readonly patienceSeconds: number
  newPlayer(rules?: Partial<Rules>): Player
  /** Opens the game with a launch token. */
  open(token: string): Promise<{ session?: string; refusal?: string }>
  play(session: string, stake: number): Promise<Shown>
  /** The newest round of the session. */
  state(session: string): Promise<Shown>
  /** Kills the supplier and starts it again. */
  restart(): Promise<void>
}

export type SupplierCase = Case<SupplierUnderTest>

/** The supplier for one case, and the calls of the case's players. */
export function watchedSupplier(
  wallet: MockWallet,
  arrange: Arrange,
  { supplier, patienceSeconds }: { supplier: DescribedSupplier; patienceSeconds: number },
): Watched<SupplierUnderTest> {
  const players: Player[] = []
  return {
    subject: {
      supplier,
      patienceSeconds,
      newPlayer: (rules) => {
        const player = wallet.newPlayer(rules)
        players.push(player)
        return player
      },
      open: async (token) => {
        const { session, refusal } = await arrange('open', { token, gameCode: supplier.gameCode })
        return session === undefined ? { refusal: String(refusal) } : { session: String(session) }
      },
      play: async (session, stake) => readShown(await arrange('play', { session, stake })),
      state: async (session) => readShown(await arrange('state', { session })),
      restart: async () => void (await arrange('restart')),
    },
    exchanges: () => players.flatMap(({ calls }) => calls).sort((a, b) => a.at - b.at),
  }
}

function readShown({ outcome, win, balance, refusal }: Readonly<Record<string, unknown>>): Shown {
  assert.ok(
    outcome === 'played' || outcome === 'refused' || outcome === 'waiting',
    `the driver’s outcome is ${outcome}; expected played, refused or waiting`,
  )
  return {
    outcome,
    ...(win !== undefined && { win: Number(win) }),
    ...(balance !== undefined && { balance: Number(balance) }),
    ...(refusal !== undefined && { refusal: String(refusal) }),
  }
}

/** A player with the game open. */
export interface OpenGame {
  readonly player: Player
  readonly session: string
  play(stake?: number): Promise<Shown>
  /** The calls with this name, oldest first; a round in one call is a bet and a win. */
  sent(call: WalletCall): Readonly<Record<string, unknown>>[]
  booked(call: Transaction['call']): Transaction[]
  fail(call: WalletCall, ...some: Fault[]): void
  /** Later calls do not fail any more. */
  recover(): void
  refuse(call: WalletCall, code: string, params?: object): void
  /** Waits until it holds, as long as the kit has patience; else fails with `what`. */
  until(what: string, holds: () => boolean): Promise<void>
  /** Waits until every bet was paid or returned, and checks that this is what the supplier shows. */
  settled(): Promise<Shown>
}

export async function openGame(kit: SupplierUnderTest, rules?: Partial<Rules>): Promise<OpenGame> {
  const player = kit.newPlayer(rules)
  const { session, refusal } = await kit.open(player.token)
  assert.ok(session !== undefined, `the driver opens no game: ${refusal}`)
  const booked = (call: Transaction['call']) => [...player.transactions.values()].filter((one) => one.call === call)
  const until = async (what: string, holds: () => boolean) => {
    const end = performance.now() + kit.patienceSeconds * 1000
    while (!holds()) {
      assert.ok(performance.now() < end, `${what} within ${kit.patienceSeconds} s`)
      await setTimeout(25)
    }
  }
  const [usualStake] = kit.supplier.stakes
  return {
    player,
    session,
    booked,
    until,
    play: (stake = usualStake) => kit.play(session, stake),
    sent: (call) => sentAs(player, call),
    fail: (call, ...some) => void player.faults.push(...some.map((fault) => ({ call, fault }))),
    recover: () => void player.faults.splice(0),
    refuse: (call, code, params) => void player.refusals.push({ call, code, ...(params && { params }) }),
    settled: async () => {
      await until('every stake is paid for or comes back', () => booked('bet').every(({ state }) => state !== 'taken'))
      const last = booked('bet').at(-1)
      const win = booked('win').find(({ roundId }) => roundId === last?.roundId)
      const wanted = last?.state === 'paid' ? `played, win ${win?.amount}` : 'refused'
      return shownAs(kit, session, wanted)
    },
  }
}

export function sentAs({ calls }: Player, name: WalletCall): Readonly<Record<string, unknown>>[] {
  return calls.flatMap(({ call, rawBody }) => {
    const fields = JSON.parse(rawBody.toString())
    if (call !== 'round' || (name !== 'bet' && name !== 'win')) return call === name ? [fields] : []
    const { winTransactionId, win, ...bet } = fields
    if (name === 'bet') return [bet]
    const { roundId, playerId, gameCode, currency, transactionId: betTransactionId } = bet
    const about = { betTransactionId, roundId, playerId, gameCode, currency }
    return [{ transactionId: winTransactionId, ...about, amount: win, roundClosed: true }]
  })
}

async function shownAs(kit: SupplierUnderTest, session: string, wanted: string): Promise<Shown> {
  const end = performance.now() + kit.patienceSeconds * 1000
  for (;;) {
    const shown = await kit.state(session)
    const text = shown.outcome === 'played' ? `played, win ${shown.win}` : shown.outcome
    if (text === wanted) return shown
    const isLate = performance.now() > end
    assert.ok(shown.outcome === 'waiting' && !isLate, `the supplier shows “${text}”, by the wallet it is “${wanted}”`)
    await setTimeout(50)
  }
}

/** A case about a player with an open game. At its end nothing may have been sent that a supplier must not send. */
export function withGame(
  title: string,
  run: (game: OpenGame, kit: SupplierUnderTest) => Promise<void>,
  rules?: (kit: SupplierUnderTest) => Partial<Rules>,
): SupplierCase {
  return {
    title,
    run: async (kit) => {
      const game = await openGame(kit, rules?.(kit))
      await run(game, kit)
      assert.deepEqual(game.player.breaches, [])
    },
  }
}

/** The one item of the list. */
export function only<T>(items: readonly T[], what: string): T {
  const [first] = items
  assert.ok(first !== undefined && items.length === 1, `${what}: expected one, found ${items.length}`)
  return first
}
