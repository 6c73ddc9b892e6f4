import { expect, test } from 'vitest'
import { decide, type Holdings } from './decide.ts'
import type { MoneyCall, StoredRound, StoredTransaction } from './stored.ts'

const about = { supplier: 'arcade', playerId: 'ply_1', roundId: 'round', gameCode: 'lantern', currency: 'JPY' } as const
const rest = { sessionHash: null, roundClosed: false, payloadHash: Buffer.from('this body') }
const bet: MoneyCall = { ...about, ...rest, call: 'bet', transactionId: 'bet', betTransactionId: null, amount: 100 }
const win: MoneyCall = { ...bet, call: 'win', transactionId: 'win', betTransactionId: 'bet' }
const adjust: MoneyCall = { ...win, call: 'adjust', transactionId: 'fix' }
const rollback: MoneyCall = { ...bet, call: 'rollback', transactionId: 'back', betTransactionId: 'bet', amount: 0 }

function stored(kind: StoredTransaction['kind'], changes: Partial<StoredTransaction> = {}): StoredTransaction {
  const { transactionId, betTransactionId, payloadHash, amount } =
    kind === 'win' ? win : kind === 'rollback' ? rollback : bet
  const of = { ...about, transactionId, betTransactionId, payloadHash, amount, kind, balance: 0 }
  const ofBets = {
    split: null,
    bonusId: null,
    countedHundredths: 0,
    owed: 0,
    jackpots: [],
    at: Temporal.Instant.from('2026-06-01T00:00:00Z'),
  }
  return { ...of, ...ofBets, state: kind === 'bet' ? 'open' : null, ...changes }
}
const place = { jackpots: [], site: 'LEO', category: 'slots' } as const
const open: StoredRound = {
  ...about,
  ...place,
  state: 'open',
  staked: 100,
  won: 0,
  closingBet: null,
  finishedByRules: false,
  openedAt: Temporal.Instant.from('2026-06-01T00:00:00Z'),
}
const closed: StoredRound = { ...open, state: 'closed' }
const closedByBet: StoredRound = { ...closed, closingBet: bet.transactionId }
const other = { payloadHash: Buffer.from('another body') }

function decided(call: MoneyCall, holdings: Partial<Holdings>) {
  return decide(call, { own: undefined, bet: undefined, round: undefined, ...holdings })
}

test.each<[string, MoneyCall, Partial<Holdings>, string]>([
  ['a first bet', bet, {}, 'debit'],
  ['a further bet of an open round', bet, { round: open }, 'debit'],
  ['a further bet of a closed round', bet, { round: closed }, 'ROUND_CLOSED'],
  ['a further bet in another game of the round', bet, { round: { ...open, gameCode: 'harbour' } }, 'GAME_UNKNOWN'],
  ['the same bet', bet, { own: stored('bet'), round: open }, 'replay'],
  ['the same bet after a win', bet, { own: stored('bet', { state: 'paid' }), round: open }, 'replay'],
  ['the same bet in a closed round', bet, { own: stored('bet'), round: closed }, 'replay'],
  ['another bet under the id', bet, { own: stored('bet', other), round: open }, 'DUPLICATE'],
  ['the same bet, rolled back', bet, { own: stored('bet', { state: 'rolled-back' }), round: open }, 'BET_ROLLED_BACK'],
  ['another bet under a rolled back id', bet, { own: stored('bet', { ...other, state: 'rolled-back' }) }, 'DUPLICATE'],
  ['a bet after its rollback', bet, { own: stored('tombstone', { payloadHash: null }) }, 'BET_ROLLED_BACK'],
  ['a bet under the id of a win', bet, { own: stored('win') }, 'DUPLICATE'],
  ['a bet under the id of a rollback', bet, { own: stored('rollback') }, 'DUPLICATE'],
  ['a win without a bet', win, {}, 'BET_UNKNOWN'],
  ['a win', win, { bet: stored('bet'), round: open }, 'credit'],
  ['a further win of an open round', win, { bet: stored('bet', { state: 'paid' }), round: open }, 'credit'],
  ['a win of a closed round', win, { bet: stored('bet', { state: 'paid' }), round: closed }, 'ROUND_CLOSED'],
  ['a win on a rolled back bet', win, { bet: stored('bet', { state: 'rolled-back' }), round: open }, 'BET_ROLLED_BACK'],
  ['a win on a tombstone', win, { bet: stored('tombstone') }, 'BET_UNKNOWN'],
  ['a win on a win', win, { bet: stored('win') }, 'BET_UNKNOWN'],
  ['a win of another player', win, { bet: stored('bet', { playerId: 'ply_2' }), round: open }, 'BET_UNKNOWN'],
  ['a win of another round', win, { bet: stored('bet', { roundId: 'other' }), round: open }, 'BET_UNKNOWN'],
  ['a win of another game', win, { bet: stored('bet', { gameCode: 'harbour' }), round: open }, 'BET_UNKNOWN'],
  ['the same win', win, { own: stored('win'), bet: stored('bet', { state: 'paid' }), round: closed }, 'replay'],
  ['another win under the id', win, { own: stored('win', other), bet: stored('bet'), round: open }, 'DUPLICATE'],
  ['a win under the id of a bet', win, { own: stored('bet'), bet: stored('bet'), round: open }, 'DUPLICATE'],
  ['a win under the id of its own bet', { ...win, transactionId: 'bet' }, { bet: stored('bet') }, 'DUPLICATE'],
  ['a rollback before its bet', rollback, {}, 'recordTombstone'],
  ['a rollback', rollback, { bet: stored('bet'), round: open }, 'returnStake'],
  ['a rollback after a win', rollback, { bet: stored('bet', { state: 'paid' }), round: open }, 'ROUND_CLOSED'],
  ['a rollback in a closed round', rollback, { bet: stored('bet'), round: closed }, 'ROUND_CLOSED'],
  ['a rollback of the bet that closed its round', rollback, { bet: stored('bet'), round: closedByBet }, 'returnStake'],
  ['a win on it', win, { bet: stored('bet'), round: closedByBet }, 'ROUND_CLOSED'],
  ['a further bet of that round', { ...bet, transactionId: 'more' }, { round: closedByBet }, 'ROUND_CLOSED'],
  ['a second rollback', rollback, { bet: stored('bet', { state: 'rolled-back' }), round: open }, 'acknowledge'],
  ['a second rollback before its bet', rollback, { bet: stored('tombstone') }, 'acknowledge'],
  ['the same rollback', rollback, { own: stored('rollback'), bet: stored('bet', { state: 'rolled-back' }) }, 'replay'],
  ['another rollback under the id', rollback, { own: stored('rollback', other), bet: stored('bet') }, 'DUPLICATE'],
  ['an adjustment of a closed round', adjust, { bet: stored('bet', { state: 'paid' }), round: closed }, 'adjust'],
  ['an adjustment of a round closed by its bet', adjust, { bet: stored('bet'), round: closedByBet }, 'adjust'],
  ['an adjustment of an open round', adjust, { bet: stored('bet', { state: 'paid' }), round: open }, 'ROUND_OPEN'],
  ['an adjustment of nothing', adjust, {}, 'BET_UNKNOWN'],
  ['an adjustment of a tombstone', adjust, { bet: stored('tombstone') }, 'BET_UNKNOWN'],
  ['an adjustment of a returned bet', adjust, { bet: stored('bet', { state: 'rolled-back' }) }, 'BET_ROLLED_BACK'],
  ['the same adjustment', adjust, { own: stored('adjust'), bet: stored('bet'), round: closed }, 'replay'],
  ['another adjustment under the id', adjust, { own: stored('adjust', other), round: closed }, 'DUPLICATE'],
  ['a win under the id of an adjustment', win, { own: stored('adjust'), bet: stored('bet'), round: open }, 'DUPLICATE'],
  ['a bet under the id of an adjustment', bet, { own: stored('adjust') }, 'DUPLICATE'],
  ['a rollback of a win', rollback, { bet: stored('win') }, 'BET_UNKNOWN'],
])('%s', (_title, call, holdings, decision) => {
  expect(decided(call, holdings)).toBe(decision)
})
