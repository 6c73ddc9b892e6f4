import assert from 'node:assert/strict'
import { createPrivateKey } from 'node:crypto'
import {
  type BetLegRequest,
  type BetRequest,
  type BettingPlayer,
  type BookmakerOptions,
  type BoostNow,
  type BuilderPrice,
  createBookmaker,
  type EachWayNow,
  type ResultMessage,
  type SelectionNow,
} from '@andon/bookmaker'
import { plainOutcome, price } from '@andon/bookmaker/rules'
import { type BoostTerms, noMultipleBoosts } from '@andon/bookmaker/testing'
import type { PlayerContext } from '@andon/platform/http'
import type { NewId } from '@andon/platform/ids'
import type { Db } from '@andon/platform/sql'
import type { WalletTransport } from '@andon/platform/wallet-client'
import { send } from '../../../packages/operator/src/modules/game-wallet/game-session.fixture.ts'
import { openGameWallet } from '../../../packages/operator/src/modules/game-wallet/game-wallet.fixture.ts'

export type TestBookmaker = Awaited<ReturnType<typeof openBookmaker>>

/** A selection of the market 1 of an event, `andon:match:1/1/1`. */
export const selectionOf = (event: number, outcome = '1', market = '1') => `andon:match:${event}/${market}/${outcome}`

const same = (text: string) => ({ ja: text, en: text })

/** The bookmaker on a database with the operator's own wallet, called as over HTTP, and a book that the test sets. */
export async function openBookmaker(options: Partial<BookmakerOptions> = {}) {
  const wallet = await openGameWallet({ modules: ['bookmaker'] })
  const secret = wallet.bookmaker.secret()
  assert(secret.algorithm === 'ed25519')
  const { clock, db, runtime } = wallet
  const offered = new Map<string, SelectionNow>()
  const joints = new Map<string, BuilderPrice>()
  const places = new Map<string, EachWayNow>()
  const boosts = new Map<string, BoostNow>()
  /** Nothing is boosted until a test sets other terms. */
  const multiples: { terms: BoostTerms } = { terms: noMultipleBoosts }
  const transport: WalletTransport = (path, rawBody, headers) => wallet.gameWallet.handle(path, rawBody, headers)
  /** Another process on the same database; a test can make it fail. */
  const createProcess = (overrides: { db?: Db; transport?: WalletTransport; newId?: NewId } = {}) =>
    createBookmaker(
      { ...runtime, db: overrides.db ?? db, newId: overrides.newId ?? runtime.newId },
      {
        ...options,
        supplierCode: wallet.bookmaker.code,
        signingKey: createPrivateKey(secret.privateKeyPem),
        transport: overrides.transport ?? transport,
        book: {
          selection: (id) => offered.get(id) ?? null,
          joint: (ids) => joints.get(ids.join(' + ')) ?? { refused: 'NO_JOINT_PRICE', part: null },
          computeJoint: async () => undefined,
          eachWay: (id) => places.get(id) ?? null,
          boost: (id) => boosts.get(id) ?? null,
          multipleBoosts: () => multiples.terms,
        },
      },
    )

  /** Puts a selection on offer, or changes what it offers. */
  function offer(selection: string, changes: Partial<SelectionNow> = {}): SelectionNow {
    const [eventId = '', marketKey = '', outcome = ''] = selection.split('/')
    const known = offered.get(selection)
    const at = changes.price === undefined ? (known?.price ?? price(2000)) : changes.price
    const now: SelectionNow = {
      selection,
      eventId,
      marketKey,
      outcome,
      open: true,
      inPlay: false,
      delayMs: 0,
      chance: 0.5,
      sequence: 1,
      minute: null,
      about: null,
      combines: { groups: [], combining: 'free' },
      names: { event: same(eventId), market: same(marketKey), outcome: same(outcome) },
      ...known,
      ...changes,
      price: at,
      state: { event: 'open', market: 'active', score: null, redCards: null, ...changes.state, price: at },
    }
    offered.set(selection, now)
    return now
  }

  const sessions = new Map<string, Awaited<ReturnType<typeof wallet.newPlayer>>>()

  /** With a session at the sportsbook. */
  async function newPlayer(balance = 100_000): Promise<BettingPlayer> {
    const session = await wallet.newPlayer(balance)
    sessions.set(session.playerId, session)
    const { authToken: token } = await wallet.call('openSportsBook', { vendorId: 'bookmaker' }, session)
    const { body } = await send(wallet, 'authenticate', { token, gameCode: 'bookmaker' }, wallet.bookmaker)
    assert('sessionToken' in body)
    return { playerId: session.playerId, walletSession: String(body.sessionToken), currency: 'JPY', language: 'ja' }
  }

  /** A limit that the player sets on what they stake in a day. */
  async function limitStakes({ playerId }: BettingPlayer, amount: number): Promise<void> {
    const context = { session: sessions.get(playerId), site: 'LEO', language: 'en' } as PlayerContext // the handler reads nothing else
    await wallet.limits.routes.setLimits({ limitType: 'wager', amount, period: 1 }, context)
  }

  /** As the page around the sportsbook does once the player has answered. */
  const answerRealityCheck = ({ playerId }: BettingPlayer) =>
    wallet.call('realityCheck', { question: 'answered' }, sessions.get(playerId))

  const balanceOf = async ({ playerId }: BettingPlayer) => (await wallet.wallet.balances(db, playerId)).realCash
  const bookmaker = createProcess()

  return {
    boosts,
    joints,
    multiples,
    places,
    answerRealityCheck,
    balanceOf,
    bookmaker,
    clock,
    createProcess,
    db,
    limitStakes,
    newPlayer,
    offer,
    ownerDb: wallet.ownerDb,
    transport,
    /** Works until nothing is due, with the time that retries take. */
    async settleDown(process = bookmaker): Promise<void> {
      for (let pass = 0; pass < 30; pass++) {
        if ((await process.work()) === 0 && pass > 0) return
        clock.advance({ seconds: 20 })
      }
      assert.fail('there is still work after 30 passes')
    },
    verify,
    /** Ends a test, verified. */
    async close(made: { deposited: ReadonlyMap<BettingPlayer, number> }): Promise<void> {
      await verify(made)
      await wallet.close()
    },
  }

  /** The ledger is sound, and agrees with the bets, and with what players owe, to the yen. */
  async function verify({ deposited }: { deposited: ReadonlyMap<BettingPlayer, number> }): Promise<void> {
    assert.deepEqual((await wallet.wallet.verify(db)).findings, [])
    for (const [player, amount] of deposited) {
      const [sums] = await db.query<{ net: string }>(
        `select coalesce(sum(paid - stake), 0) + (select coalesce(sum(owed), 0) from bookmaker.payments where player_id = $1) net
         from bookmaker.bets where player_id = $1 and status not in ('NOT_ACCEPTED', 'REPLACED')`,
        [player.playerId],
      )
      assert.equal(await balanceOf(player), amount + Number(sums?.net), 'the ledger and the bets agree')
    }
  }
}

/** A single on each selection of the list alone, or the multiple of all, of ¥1,000. */
export function requestOf(
  requestId: string,
  selections: readonly string[],
  changes: Partial<BetRequest> = {},
): BetRequest {
  const legs = selections.map((selection) => leg(selection))
  return {
    requestId,
    legs,
    system: { type: 'fold' },
    eachWay: false,
    boosts: true,
    stake: 1000,
    policy: 'none',
    freeBets: null,
    multipleBoost: 0,
    ...changes,
  }
}

export function leg(selection: string, asked: Partial<BetLegRequest['asked']> = {}): BetLegRequest {
  return {
    selection,
    together: [],
    asked: { price: price(2000), score: null, redCards: null, ...asked },
    banker: false,
    eachWay: null,
  }
}

const about = (selection: string, sequence: number) => ({
  selection,
  sequence,
  eventId: selection.split('/')[0] ?? '',
})
export const won = (selection: string, sequence: number): ResultMessage => settled(selection, sequence, 'won')
export const lost = (selection: string, sequence: number): ResultMessage => settled(selection, sequence, 'lost')
function settled(selection: string, sequence: number, result: 'won' | 'lost'): ResultMessage {
  return { ...about(selection, sequence), kind: 'settlement', outcome: plainOutcome(result), certainty: 2 }
}
export const rolledBack = (selection: string, sequence: number): ResultMessage => ({
  ...about(selection, sequence),
  kind: 'rollBack',
})
/** Another runner of its market was withdrawn. */
export const withdrawn = (
  selection: string,
  sequence: number,
  withdrawal: Extract<ResultMessage, { kind: 'withdrawal' }>['withdrawal'],
): ResultMessage => ({ ...about(selection, sequence), kind: 'withdrawal', withdrawal })
export const backIn = (selection: string, sequence: number, runner: string): ResultMessage => ({
  ...about(selection, sequence),
  kind: 'rollBackWithdrawal',
  runner,
})
export const cancelled = (
  selection: string,
  sequence: number,
  window: { fromMs: number | null; untilMs: number | null },
  kind: 'cancel' | 'rollBackCancel' = 'cancel',
): ResultMessage => ({ ...about(selection, sequence), kind, window })
