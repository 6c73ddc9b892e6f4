import type { Supplier, Suppliers } from '@andon/operator/catalogue'
import { lockNames, tokenHash } from '@andon/operator/catalogue'
import type { Runtime } from '@andon/platform/runtime'
import { roundKey } from './call-records.ts'
import type { MoneyCall } from './domain/stored.ts'
import { closeEmptyRound, liveBets, markReported, type StaleRound, staleRounds } from './store/stale-rounds.ts'
import type { WalletReply } from './wallet-reply.ts'

const openFor = { hours: 48 }
const atMost = 500

/**
 * Handles casino rounds that were not finished within 48 hours, whatever became of their supplier. Without a win, stakes are returned and the round is closed. A round with a win is
 * reported once, because an operator has to ask the supplier whether more is owed. A sportsbook's rounds stay open until its events end.
 */
export async function sweepOpenRounds(
  runtime: Runtime,
  { suppliers, submit }: { suppliers: Suppliers; submit: (call: MoneyCall) => Promise<WalletReply> },
): Promise<void> {
  const { db, clock, log } = runtime
  const openedBefore = clock.now().subtract(openFor).toString()
  const codesOf = (kind: Supplier['kind']) => suppliers.all().flatMap((one) => (one.kind === kind ? [one.code] : []))
  const [casinos, sportsbooks] = [codesOf('casino'), codesOf('sportsbook')]
  const stale = await staleRounds(db, { casinos, sportsbooks, openedBefore, limit: atMost })
  for (const round of stale) {
    const bets = await liveBets(db, round)
    if (bets.some((bet) => bet.state === 'paid')) {
      await db.transaction((tx) => markReported(tx, round, clock.now().toString()))
      log.warn({ round }, 'a round with a win has been open for 48 hours; ask the supplier whether more is owed')
      continue
    }
    for (const bet of bets) await submit(returnOf(round, bet.transactionId))
    await closeIfEmpty(runtime, round)
  }
}

/** The operator's own rollback. Suppliers cannot send ids with a slash, so the id is unique. */
function returnOf(round: StaleRound, betTransactionId: string): MoneyCall {
  const { supplier, playerId, roundId, gameCode, currency } = round
  const transactionId = `sweep/${betTransactionId}`
  return {
    call: 'rollback',
    supplier,
    playerId,
    roundId,
    gameCode,
    currency,
    transactionId,
    betTransactionId,
    amount: 0,
    roundClosed: false,
    sessionHash: null,
    payloadHash: tokenHash(transactionId),
  }
}

async function closeIfEmpty({ db, clock }: Runtime, round: StaleRound): Promise<void> {
  await db.transaction(async (tx) => {
    await lockNames(tx, [roundKey(round)])
    await closeEmptyRound(tx, round, clock.now().toString())
  })
}
