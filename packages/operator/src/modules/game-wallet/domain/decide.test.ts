import { expect, test } from 'vitest'
import { decide, type Holdings } from './decide.ts'
import type { MoneyCall, StoredRound, StoredTransaction } from './stored.ts'

const about = { supplier: 'arcade', playerId: 'ply_1', roundId: 'round', gameCode: 'lantern', currency: 'JPY' } as const
const rest = { sessionHash: null, roundClosed: false, payloadHash: Buffer.from('this body') }
const bet: MoneyCall = { ...about, ...rest, call: 'bet', transactionId: 'bet', betTransactionId: null, amount: 100 }
const win: MoneyCall = { ...bet, call: 'win', transactionId: 'win', betTransactionId: 'bet' }
const rollback: MoneyCall = { ...bet, call: 'rollback', transactionId: 'back', betTransactionId: 'bet', amount: 0 }

function held(kind: StoredTransaction['kind'], changes: Partial<StoredTransaction> = {}): StoredTransaction {
  const { transactionId, betTransactionId, payloadHash, amount } =
    kind === 'win' ? win : kind === 'rollback' ? rollback : bet
  const of = { ...about, transactionId, betTransactionId, payloadHash, amount, kind, balance: 0 }
  const ofBets = { split: null, bonusId: null, countedHundredths: 0, at: Temporal.Instant.from('2026-06-01T00:00:00Z') }
  return { ...of, ...ofBets, state: kind === 'bet' ? 'open' : null, ...changes }
}
const open: StoredRound = { ...about, state: 'open', staked: 100, won: 0 }
const closed: StoredRound = { ...open, state: 'closed' }
const other = { payloadHash: Buffer.from('another body') }

function decided(call: MoneyCall, holdings: Partial<Holdings>) {
  return decide(call, { own: undefined, bet: undefined, round: undefined, ...holdings })
}

test.each<[string, MoneyCall, Partial<Holdings>, string]>([
  ['a first bet', bet, {}, 'debit'],
  ['a further bet of an open round', bet, { round: open }, 'debit'],
  ['a further bet of a closed round', bet, { round: closed }, 'ROUND_CLOSED'],
  ['a further bet in another game of the round', bet, { round: { ...open, gameCode: 'harbour' } }, 'GAME_UNKNOWN'],
  ['the same bet', bet, { own: held('bet'), round: open }, 'replay'],
  ['the same bet after a win', bet, { own: held('bet', { state: 'paid' }), round: open }, 'replay'],
  ['the same bet in a closed round', bet, { own: held('bet'), round: closed }, 'replay'],
  ['another bet under the id', bet, { own: held('bet', other), round: open }, 'DUPLICATE'],
  ['the same bet, rolled back', bet, { own: held('bet', { state: 'rolled-back' }), round: open }, 'BET_ROLLED_BACK'],
  ['another bet under a rolled back id', bet, { own: held('bet', { ...other, state: 'rolled-back' }) }, 'DUPLICATE'],
  ['a bet after its rollback', bet, { own: held('tombstone', { payloadHash: null }) }, 'BET_ROLLED_BACK'],
  ['a bet under the id of a win', bet, { own: held('win') }, 'DUPLICATE'],
  ['a bet under the id of a rollback', bet, { own: held('rollback') }, 'DUPLICATE'],
  ['a win without a bet', win, {}, 'BET_UNKNOWN'],
  ['a win', win, { bet: held('bet'), round: open }, 'credit'],
  ['a further win of an open round', win, { bet: held('bet', { state: 'paid' }), round: open }, 'credit'],
  ['a win of a closed round', win, { bet: held('bet', { state: 'paid' }), round: closed }, 'ROUND_CLOSED'],
  ['a win on a rolled back bet', win, { bet: held('bet', { state: 'rolled-back' }), round: open }, 'BET_ROLLED_BACK'],
  ['a win on a tombstone', win, { bet: held('tombstone') }, 'BET_UNKNOWN'],
  ['a win on a win', win, { bet: held('win') }, 'BET_UNKNOWN'],
  ['a win of another player', win, { bet: held('bet', { playerId: 'ply_2' }), round: open }, 'BET_UNKNOWN'],
  ['a win of another round', win, { bet: held('bet', { roundId: 'other' }), round: open }, 'BET_UNKNOWN'],
  ['a win of another game', win, { bet: held('bet', { gameCode: 'harbour' }), round: open }, 'BET_UNKNOWN'],
  ['the same win', win, { own: held('win'), bet: held('bet', { state: 'paid' }), round: closed }, 'replay'],
  ['another win under the id', win, { own: held('win', other), bet: held('bet'), round: open }, 'DUPLICATE'],
  ['a win under the id of a bet', win, { own: held('bet'), bet: held('bet'), round: open }, 'DUPLICATE'],
  ['a win under the id of its own bet', { ...win, transactionId: 'bet' }, { bet: held('bet') }, 'DUPLICATE'],
  ['a rollback before its bet', rollback, {}, 'recordTombstone'],
  ['a rollback', rollback, { bet: held('bet'), round: open }, 'returnStake'],
  ['a rollback after a win', rollback, { bet: held('bet', { state: 'paid' }), round: open }, 'ROUND_CLOSED'],
  ['a rollback in a closed round', rollback, { bet: held('bet'), round: closed }, 'ROUND_CLOSED'],
  ['a second rollback', rollback, { bet: held('bet', { state: 'rolled-back' }), round: open }, 'acknowledge'],
  ['a second rollback before its bet', rollback, { bet: held('tombstone') }, 'acknowledge'],
  ['the same rollback', rollback, { own: held('rollback'), bet: held('bet', { state: 'rolled-back' }) }, 'replay'],
  ['another rollback under the id', rollback, { own: held('rollback', other), bet: held('bet') }, 'DUPLICATE'],
  ['a rollback of a win', rollback, { bet: held('win') }, 'BET_UNKNOWN'],
])('%s', (_title, call, holdings, decision) => {
  expect(decided(call, holdings)).toBe(decision)
})
