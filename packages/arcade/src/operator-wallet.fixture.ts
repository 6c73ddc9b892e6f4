import { type KeyObject, verify } from 'node:crypto'
import { refusals } from '@andon/contract'
import {
  type WalletCall,
  type WalletRefusalBody,
  type WalletRefusalCode,
  type WalletRequest,
  walletApi,
  walletApiPaths,
} from '@andon/contract/wallet-api'
import type { WalletTransport } from '@andon/platform/wallet-client'
import * as v from 'valibot'

/** The rules sent for a player whose jurisdiction adds nothing to the rules for slots. */
export const slotRulesOnly = { minimumCycleMs: 2500, autoplayAllowed: false, celebratesReturnOfStake: false }

/** A fault of one call. `late`: it arrives after the caller's timeout. `lostReply`: it takes effect, but no reply arrives. */
export type Fault = 'lostRequest' | 'lostReply' | 'late' | 'twice' | 'status500' | 'garbage' | 'wrongReply'
export const faults = ['lostRequest', 'lostReply', 'late', 'twice', 'status500', 'garbage', 'wrongReply'] as const

type BetState = 'open' | 'closed' | 'rolled-back'
type Contributions = NonNullable<WalletRequest<'bet'>['contributions']>
interface Reply {
  readonly status: number
  readonly body: Record<string, unknown>
}

const startBalance = 1_000_000

/** The operator's side of the wallet API, in memory, with one balance. Calls get the faults that a test has queued. */
export function createOperatorWallet(publicKey: KeyObject) {
  const bets = new Map<string, { state: BetState; stake: number; roundId: string }>()
  const closedRounds = new Set<string>()
  const shownRounds = new Map<string, string>()
  const stored = new Map<string, { body: string; reply: Reply }>()
  const freeBets = new Set<string>()
  const queuedFaults: { call: WalletCall; fault: Fault }[] = []
  const refusing: { call: WalletCall; status: WalletRefusalCode; params: WalletRefusalBody['params'] }[] = []
  const seen: { call: WalletCall; request: Record<string, unknown> }[] = []
  let balance = startBalance
  let isAsking = false
  let rules: typeof slotRulesOnly | null = slotRulesOnly
  let freeRounds: { freeRoundsId: string; stake: number; left: number } | null = null
  let refusesWinners = false
  /** The brand with jackpots. */
  let jackpotSite: string | null = null
  /** Contributions in millionths less what was returned, and what was paid, by jackpot. */
  const jackpots = new Map<string, { contributed: number; paid: number }>()
  const contributionsOfBets = new Map<string, Contributions>()
  const book = (jackpot: string, moved: { contributed?: number; paid?: number }) => {
    const { contributed, paid } = jackpots.get(jackpot) ?? { contributed: 0, paid: 0 }
    jackpots.set(jackpot, { contributed: contributed + (moved.contributed ?? 0), paid: paid + (moved.paid ?? 0) })
  }
  let late: Promise<unknown> = Promise.resolve()

  const ok = (fields: object): Reply => ({ status: 200, body: { status: 'OK', balance, currency: 'JPY', ...fields } })
  const refuse = (status: WalletRefusalCode, params?: WalletRefusalBody['params']): Reply => ({
    status: refusals[status].status,
    body: { status, message: status, balance, currency: 'JPY', ...(params && { params }) },
  })

  /** A success is decided once per transaction id and then repeated. A refusal stores nothing. */
  const once = (transactionId: string, body: string, decide: () => Reply): Reply => {
    const known = stored.get(transactionId)
    if (known) return known.body === body ? known.reply : refuse('DUPLICATE')
    const reply = decide()
    if (reply.status === 200) stored.set(transactionId, { body, reply })
    return reply
  }

  const calls: { [C in WalletCall]: (request: WalletRequest<C>, body: string) => Reply } = {
    authenticate: ({ token }) =>
      token.startsWith('launch-')
        ? ok({
            playerId: token.split('.')[1] ?? 'ply_1',
            sessionToken: 'gse_1',
            nickname: 'ほたる',
            language: 'ja',
            country: 'JP',
            ...(rules && { rules }),
            ...(freeRounds?.left ? { freeRounds } : {}),
            ...(jackpotSite === null ? {} : { jackpots: true, site: jackpotSite }),
          })
        : refuse('TOKEN_INVALID'),
    balance: () => ok(isAsking ? { realityCheckOpen: true } : {}),
    bet: ({ transactionId, roundId, amount, freeRoundsId, contributions = [] }, body) => {
      if (bets.get(transactionId)?.state === 'rolled-back') return refuse('BET_ROLLED_BACK')
      return once(transactionId, body, () => {
        if (freeRoundsId !== undefined) {
          if (amount !== 0 || freeRounds?.freeRoundsId !== freeRoundsId || freeRounds.left === 0)
            return refuse('FREE_ROUNDS_UNKNOWN')
          freeRounds = { ...freeRounds, left: freeRounds.left - 1 }
          freeBets.add(transactionId)
        }
        if (closedRounds.has(roundId)) return refuse('ROUND_CLOSED')
        if (balance < amount) return refuse('INSUFFICIENT_FUNDS')
        balance -= amount
        bets.set(transactionId, { state: 'open', stake: amount, roundId })
        contributionsOfBets.set(transactionId, contributions)
        for (const { jackpot, millionths } of contributions) book(jackpot, { contributed: millionths })
        return ok({ transactionId })
      })
    },
    win: ({ transactionId, betTransactionId, roundId, amount, jackpot }, body) =>
      once(transactionId, body, () => {
        const bet = bets.get(betTransactionId)
        if (!bet) return refuse('BET_UNKNOWN')
        if (bet.state !== 'open') return refuse(bet.state === 'closed' ? 'ROUND_CLOSED' : 'BET_ROLLED_BACK')
        closedRounds.add(roundId)
        for (const one of bets.values()) if (one.roundId === roundId && one.state === 'open') one.state = 'closed'
        balance += amount + (jackpot?.amount ?? 0)
        if (jackpot) book(jackpot.id, { paid: jackpot.amount })
        return ok({ transactionId })
      }),
    round: ({ winTransactionId, win, ...stake }, body) => {
      const bet = calls.bet(stake, body)
      if (bet.status !== 200) return bet
      const about = { transactionId: winTransactionId, betTransactionId: stake.transactionId, roundClosed: true }
      const paid = calls.win({ ...stake, ...about, amount: win }, body)
      const { transactionId } = stake
      return { ...paid, body: { ...paid.body, transactionId, balanceAfterStake: bet.body.balance } }
    },
    adjust: () => refuse('UNAVAILABLE'),
    moveJackpot: ({ transactionId, from, to, millionths }, body) =>
      once(transactionId, body, () => {
        const { contributed, paid } = jackpots.get(from) ?? { contributed: 0, paid: 0 }
        if (contributed - paid * 1_000_000 < millionths) return refuse('INSUFFICIENT_FUNDS')
        book(from, { contributed: -millionths })
        book(to, { contributed: millionths })
        return { status: 200, body: { status: 'OK', transactionId } }
      }),
    liveTables: () => ({ status: 200, body: { status: 'OK' } }),
    jackpotMeters: () => ({ status: 200, body: { status: 'OK' } }),
    sportRounds: () => ({ status: 200, body: { status: 'OK' } }),
    raceSeeds: () => refuse('TOKEN_INVALID'),
    raceProof: () => refuse('TOKEN_INVALID'),
    shownRound: ({ roundId }) => {
      const playerId = shownRounds.get(roundId)
      return playerId === undefined ? refuse('BET_UNKNOWN') : { status: 200, body: { status: 'OK', playerId } }
    },
    rollback: ({ transactionId, betTransactionId, roundId }, body) =>
      once(transactionId, body, () => {
        const bet = bets.get(betTransactionId) ?? { state: 'open' as const, stake: 0, roundId }
        if (bet.state === 'rolled-back') return ok({ transactionId })
        if (bet.state === 'closed') return refuse('ROUND_CLOSED')
        balance += bet.stake
        for (const { jackpot, millionths } of contributionsOfBets.get(betTransactionId) ?? [])
          book(jackpot, { contributed: -millionths })
        if (freeRounds && freeBets.delete(betTransactionId)) freeRounds = { ...freeRounds, left: freeRounds.left + 1 }
        bets.set(betTransactionId, { ...bet, state: 'rolled-back' })
        return ok({ transactionId })
      }),
  }

  const handle = (path: string, rawBody: Buffer, headers: Readonly<Record<string, string>>): Reply => {
    const call = (Object.keys(walletApiPaths) as WalletCall[]).find((name) => walletApiPaths[name] === path) // keys of that table
    const [algorithm, signature = ''] = (headers['x-signature'] ?? '').split(/=(.*)/s)
    const signed = verify(null, rawBody, publicKey, Buffer.from(signature, 'base64'))
    if (!call || algorithm !== 'ed25519' || headers['x-supplier'] !== 'arcade' || !signed)
      return { status: 401, body: { status: 'SIGNATURE_INVALID', message: '' } }
    return decideCall(call, rawBody.toString())
  }
  const decideCall = <C extends WalletCall>(call: C, body: string): Reply => {
    const request = v.parse(walletApi[call].request, JSON.parse(body)) as WalletRequest<C> // the schema of this very call
    seen.push({ call, request })
    const at = refusing.findIndex((refusal) => refusal.call === call)
    const [refusal] = at === -1 ? [] : refusing.splice(at, 1)
    if (refusesWinners && 'win' in request && request.win > 0) return refuse('LIMIT_REACHED')
    return refusal ? refuse(refusal.status, refusal.params) : calls[call](request, body)
  }

  const transport: WalletTransport = async (path, rawBody, headers) => {
    const at = queuedFaults.findIndex(({ call }) => walletApiPaths[call] === path)
    const [next] = at === -1 ? [] : queuedFaults.splice(at, 1)
    const deliver = () => handle(path, rawBody, headers)
    switch (next?.fault) {
      case undefined:
        return deliver()
      case 'lostRequest':
        throw new Error('connection refused')
      case 'lostReply':
        deliver()
        return new Promise(() => undefined)
      case 'late':
        late = new Promise((resolve) => setTimeout(() => resolve(deliver()), 90))
        return new Promise(() => undefined)
      case 'twice':
        deliver()
        return deliver()
      case 'status500':
        deliver()
        return { status: 500, body: { status: 'OK' } }
      case 'garbage':
        deliver()
        return { status: 404, body: '<html>not here</html>' }
      case 'wrongReply':
        return { ...deliver(), body: { status: 'OK', transactionId: 'another', balance: 1, currency: 'JPY' } }
    }
  }

  return {
    transport,
    startBalance,
    balance: () => balance,
    /** Lets anyone see a round of this player. */
    show: (roundId: string, playerId: string) => shownRounds.set(roundId, playerId),
    setBalance: (amount: number) => {
      balance = amount
    },
    /** A reality check waits for the player's answer. */
    ask: (asks: boolean) => {
      isAsking = asks
    },
    giveFreeRounds: (given: { freeRoundsId: string; stake: number; left: number } | null) => {
      freeRounds = given
    },
    freeRoundsLeft: () => freeRounds?.left ?? 0,
    /** A launch token; of the usual player unless another is named. */
    launch: (playerId = 'ply_1') => `launch-${'x'.repeat(20)}.${playerId}`,
    fail: (call: WalletCall, ...faultsInTurn: Fault[]) =>
      queuedFaults.push(...faultsInTurn.map((fault) => ({ call, fault }))),
    /** Later calls get none of the faults that are still queued. */
    recover: () => void queuedFaults.splice(0),
    refuseNext: (call: WalletCall, status: WalletRefusalCode, params?: WalletRefusalBody['params']) =>
      refusing.push({ call, status, params }),
    /** A dishonest operator: it refuses the stake of each round that wins. */
    refuseWinners: () => {
      refusesWinners = true
    },
    setRules: (given: typeof rules) => {
      rules = given
    },
    /** The brand has jackpots, from the next session on. */
    giveJackpots: (site = 'LEO') => {
      jackpotSite = site
    },
    jackpots,
    seen,
    /** Resolves when late calls have arrived. */
    lateCalls: () => late,
    betStates: {
      get: (id: string) => bets.get(id)?.state,
    },
  }
}
