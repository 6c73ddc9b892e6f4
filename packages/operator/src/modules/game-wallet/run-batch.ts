import type { BonusBatch, Bonuses } from '@andon/operator/bonuses'
import type { Catalogue } from '@andon/operator/catalogue'
import type { LimitsForMoney } from '@andon/operator/limits'
import type { Balances, Wallet } from '@andon/operator/wallet'
import type { Runtime } from '@andon/platform/runtime'
import { assert, awaitAtCommit, type Tx } from '@andon/platform/sql'
import { visibleBalance } from './balance.ts'
import { type CallRecords, lockCalls, namesOf, openCallRecords } from './call-records.ts'
import { decide } from './domain/decide.ts'
import { prizeChanges } from './domain/jackpot-prizes.ts'
import { anyStakes, isOutOfRange, paramsOf } from './domain/stake-range.ts'
import type { MoneyCall } from './domain/stored.ts'
import { waves } from './domain/waves.ts'
import { openJackpots } from './jackpots/jackpots.ts'
import { type Moved, moveMoney } from './move-money.ts'
import { type Decided, planMoney, type StakeNature } from './plan-money.ts'
import { playedOf } from './played.ts'
import { record } from './record.ts'
import { settledRounds } from './settled/settled-rounds.ts'
import type { CheckedStakes, CheckStakes } from './stakes/check-stakes.ts'
import { type FoundStakes, findStakes } from './stakes/find-stakes.ts'
import { knownToSupplier } from './store/sessions.ts'
import { bonusesAtStake } from './store/transactions.ts'
import type { WalletReply } from './wallet-reply.ts'
import type { PaidWin, WinWatch } from './win-watch.ts'

export interface BatchDeps {
  readonly wallet: Wallet
  readonly bonuses: Pick<Bonuses, 'openBonusBatch'>
  readonly limits: Pick<LimitsForMoney, 'lockStakers' | 'recordPlay'>
  readonly catalogue: Pick<Catalogue, 'offeredGames' | 'suppliers' | 'supplierStates'>
  readonly checkStakes: CheckStakes
  readonly winWatch: Pick<WinWatch, 'afterPaying'>
}

/**
 * Processes a batch of bets, wins and rollbacks of many players in one transaction, with a small number of statements in few trips to the database: lock
 * and read the records, check, decide and post, write the changes. What is sent together runs in the order of sending, so the order of locks is that of
 * the statements here (docs/decisions/0024-trips-of-a-bet.md). Calls that share a record or a bonus are decided in waves, one after the other; a batch of
 * independent calls is one wave. A refused call does not affect others; only a bug or a database failure fails the whole batch, which is then
 * rolled back. Locks: names · limits · bonuses · jackpots · accounts, see modules/bonuses/index.ts.
 */
export function createBatchRunner({ clock, facts }: Runtime, deps: BatchDeps) {
  const { limits, checkStakes, winWatch } = deps
  const { suppliers } = deps.catalogue
  return async function run(tx: Tx, submitted: readonly MoneyCall[]): Promise<WalletReply[]> {
    const at = clock.now()
    const calls = submitted.flatMap((call) => (call.win ? [call, call.win] : [call]))
    const [, records, found] = await Promise.all([
      lockCalls(tx, calls), // the first to run: the others see what was committed before
      openCallRecords(tx, calls),
      findStakes(deps, tx, calls.filter(isBet)),
    ])
    const newBets = calls.filter((call) => isBet(call) && !records.transaction(call, call.transactionId))
    const [checked, knownPairs, bonusBatch, jackpots] = await Promise.all([
      checkStakes(tx, newBets, found),
      knownPairsOf(tx, { calls, newBets, records, found }),
      openBonusBatchOf(deps, tx, records, { calls, newBets }),
      openJackpots(tx, calls),
    ])
    const { categoryOf, siteOf, cycles } = checked
    const natureOf = (call: MoneyCall): StakeNature => ({
      category: categoryOf(call),
      sportsbook: suppliers.isSportsbook(call.supplier),
    })
    const known = new Map<string, Balances>()
    const replies = new Map<MoneyCall, WalletReply>()
    const moved: Moved[] = []
    const paid: PaidWin[] = []

    for (const wave of waves(calls, (call) => [
      ...namesOf(call),
      ...bonusName(bonusBatch, call),
      ...cycles.namesOf(call),
    ])) {
      const plans = wave.map((call) => {
        const decided = decideIn(records, call, { checked, knownToSupplier: knownPairs.has(pairOf(call)) })
        return planMoney(bonusBatch, { ...decided, jackpotMove: jackpots.plan(decided) }, natureOf)
      })
      for (const one of await moveMoney({ wallet: deps.wallet, bonusBatch }, tx, { plans, known })) {
        const { call, balances } = one
        const sportsbook = suppliers.isSportsbook(call.supplier)
        const visible = balances && knownPairs.has(pairOf(call)) ? visibleBalance(balances, { sportsbook }) : undefined
        if (one.decision === 'debit' && !records.round(call)) cycles.started(call)
        if (one.jackpotMove && call.call === 'bet' && one.decision !== 'debit') jackpots.undo(call, one.jackpotMove)
        const origin = { site: siteOf(call) ?? null, category: categoryOf(call) ?? null }
        replies.set(call, record(records, one, { visible, at, origin }))
        moved.push(one)
        const round = paysWin(one) ? records.round(call) : undefined
        if (round && one.bet) paid.push({ amount: call.amount, bet: one.bet, round })
      }
    }

    winWatch.afterPaying(tx, paid)
    const rounds = facts.write(tx, settledRounds(records.changedRounds()))
    awaitAtCommit(tx, Promise.all([records.save(at, cycles.changed()), rounds, jackpots.save()]))
    await closeBonusBatch(tx, bonusBatch)
    const played = moved.flatMap((one) => playedOf(one, at))
    awaitAtCommit(tx, limits.recordPlay(tx, played))
    const toRetry = retryAfterPeerFailed(moved, newBets)
    const retried = toRetry.length > 0 ? await run(tx, toRetry) : [] // terminates: failed stakes are not retried
    retried.forEach((reply, place) => {
      const call = toRetry[place]
      if (call) replies.set(call, reply)
    })
    const replyTo = (call: MoneyCall) => {
      const reply = replies.get(call)
      assert(reply, `${call.call} ${call.transactionId} has a reply`)
      return reply
    }
    const retriedSet = new Set(toRetry)
    return submitted.map((call) =>
      call.win && !retriedSet.has(call) ? replyToRound(replyTo(call), replyTo(call.win)) : replyTo(call),
    )
  }
}

const isBet = ({ call }: MoneyCall) => call === 'bet'

const paysWin = ({ decision, call, wonBefore }: Moved) =>
  decision === 'credit' || (decision === 'adjust' && call.amount > wonBefore)

/** To a bet and its win in one call: the refusal of the bet, after which the win found no bet, or both. */
function replyToRound(bet: WalletReply, win: WalletReply): WalletReply {
  if (bet.body.status !== 'OK') return bet
  assert(win.body.status === 'OK', 'a round is taken and paid, or neither')
  return { ...win, body: { ...win.body, transactionId: bet.body.transactionId, balanceAfterStake: bet.body.balance } }
}

/** Stakes that a limit refused because of an earlier stake of the same player in the batch, which then failed. */
function retryAfterPeerFailed(moved: readonly Moved[], newBets: readonly MoneyCall[]): MoneyCall[] {
  const decisions = new Map(moved.map(({ call, decision }) => [call, decision]))
  const gaveUpRoom = new Set<string>()
  return newBets.filter((bet) => {
    const decision = decisions.get(bet)
    if (decision === 'LIMIT_REACHED') return gaveUpRoom.has(bet.playerId)
    if (decision !== 'debit') gaveUpRoom.add(bet.playerId)
    return false
  })
}

function decideIn(
  records: CallRecords,
  call: MoneyCall,
  {
    checked: { rejected, stakesOf, capOf, cycles },
    knownToSupplier,
  }: { checked: CheckedStakes; knownToSupplier: boolean },
): Decided {
  const own = records.transaction(call, call.transactionId)
  const bet = records.transaction(call, call.betTransactionId)
  const round = records.round(call)
  const decision = decide(call, { own, bet, round })
  const stakedBefore = round?.staked ?? 0
  const bets = decision === 'credit' || decision === 'adjust' ? records.betsOf(call) : []
  const prizes = prizeChanges({ call, decision }, round)
  const found = { call, own, bet, bets, stakedBefore, wonBefore: round?.won ?? 0, prizes }
  if (decision === 'debit' && call.win && isTaken(records, call.win)) return { ...found, decision: 'DUPLICATE' } // its win could not be paid
  if (decision === 'debit') {
    const refused = rejected.get(call)
    if (refused) return { ...found, decision: refused.code, params: refused.params }
    const stakes = stakesOf(call) ?? anyStakes
    const changesBet = stakes === anyStakes && call.amount === 0 && stakedBefore > 0 // a sportsbook asks whether its player may
    if (
      isOutOfRange(stakes, {
        stakedBefore,
        amount: call.amount,
        isFree: call.freeRoundsId !== undefined || call.ofFeature === true || changesBet,
      })
    )
      return { ...found, decision: 'STAKE_OUT_OF_RANGE', params: paramsOf(stakes, { stakedBefore }) }
    const cap = capOf(call)
    if (cap !== undefined && stakedBefore + call.amount > cap)
      return { ...found, decision: 'STAKE_ABOVE_CAP', params: { max: Math.max(0, cap - stakedBefore) } }
    const retryAfterMs = round ? 0 : cycles.untilNextMs(call)
    if (retryAfterMs > 0) return { ...found, decision: 'CYCLE_TOO_FAST', params: { retryAfterMs } }
  }
  if (decision === 'recordTombstone' && !knownToSupplier) return { ...found, decision: 'BET_UNKNOWN' } // this supplier cannot send a bet of this player later
  return { ...found, decision }
}

const isTaken = (records: CallRecords, win: MoneyCall) =>
  win.transactionId === win.betTransactionId || records.transaction(win, win.transactionId) !== undefined

/** Opens the active bonuses of players with new stakes, and the bonuses of bets that wins and rollbacks concern. */
function openBonusBatchOf(
  { bonuses }: BatchDeps,
  tx: Tx,
  records: CallRecords,
  { calls, newBets }: { calls: readonly MoneyCall[]; newBets: readonly MoneyCall[] },
): Promise<BonusBatch> {
  const stakers = [...new Set(newBets.map((bet) => bet.playerId))]
  const betsOf = (call: MoneyCall) => [
    records.transaction(call, call.betTransactionId),
    ...(call.call === 'win' || call.call === 'adjust' ? records.betsOf(call) : []),
  ]
  const bonusIds = new Set(calls.flatMap((call) => betsOf(call).flatMap((bet) => bet?.bonusId ?? [])))
  return bonuses.openBonusBatch(tx, { stakers, bonusIds: [...bonusIds] })
}

const bonusName = (bonusBatch: BonusBatch, { playerId }: MoneyCall) =>
  bonusBatch.has(playerId) ? [`bonus ${playerId}`] : []

/** Ends bonuses without money left, unless an open round may still return money to them. */
async function closeBonusBatch(tx: Tx, bonusBatch: BonusBatch): Promise<void> {
  const emptied = bonusBatch.emptied()
  if (emptied.length > 0) {
    const atStake = await bonusesAtStake(tx, emptied)
    bonusBatch.spend(emptied.filter((id) => !atStake.has(id)))
  }
  awaitAtCommit(tx, bonusBatch.save())
}

/** Players known to the calling supplier: those with a game session or a bet with it. */
async function knownPairsOf(
  tx: Tx,
  {
    calls,
    newBets,
    records,
    found,
  }: {
    calls: readonly MoneyCall[]
    newBets: readonly MoneyCall[]
    records: CallRecords
    found: FoundStakes | null
  },
): Promise<Set<string>> {
  const withSession = newBets.filter((bet) => found?.ownSessionOf(bet))
  const isOfBet = (call: MoneyCall) => records.transaction(call, call.betTransactionId) !== undefined
  const known = new Set([...withSession, ...calls.filter(isOfBet)].map(pairOf))
  const asked = calls.filter((call) => !known.has(pairOf(call)))
  const met = asked.length > 0 ? await knownToSupplier(tx, asked) : []
  return new Set([...known, ...met.map(pairOf)])
}

const pairOf = ({ supplier, playerId }: { supplier: string; playerId: string }) => `${supplier} ${playerId}`
