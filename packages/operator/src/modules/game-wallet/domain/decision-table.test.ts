import { expect, test } from 'vitest'
import { betStates, decisionTable, questions } from './decision-table.ts'

const movesMoney = ['debit', 'credit', 'returnStake']

test('every state and call has a decision', () => {
  const written = betStates.flatMap((state) =>
    questions.map((question) => [state, question, decisionTable[state][question]]),
  )
  expect(written.map((row) => row.join(' '))).toEqual([
    'nothing bet debit',
    'nothing otherBet debit',
    'nothing win BET_UNKNOWN',
    'nothing rollback recordTombstone',
    'nothing adjust BET_UNKNOWN',
    'open bet replay',
    'open otherBet DUPLICATE',
    'open win credit',
    'open rollback returnStake',
    'open adjust ROUND_OPEN',
    'paid bet replay',
    'paid otherBet DUPLICATE',
    'paid win credit',
    'paid rollback ROUND_CLOSED',
    'paid adjust ROUND_OPEN',
    'closed bet replay',
    'closed otherBet DUPLICATE',
    'closed win ROUND_CLOSED',
    'closed rollback ROUND_CLOSED',
    'closed adjust adjust',
    'closing bet replay',
    'closing otherBet DUPLICATE',
    'closing win ROUND_CLOSED',
    'closing rollback returnStake',
    'closing adjust adjust',
    'rolled-back bet BET_ROLLED_BACK',
    'rolled-back otherBet DUPLICATE',
    'rolled-back win BET_ROLLED_BACK',
    'rolled-back rollback acknowledge',
    'rolled-back adjust BET_ROLLED_BACK',
    'tombstone bet BET_ROLLED_BACK',
    'tombstone otherBet BET_ROLLED_BACK',
    'tombstone win BET_UNKNOWN',
    'tombstone rollback acknowledge',
    'tombstone adjust BET_UNKNOWN',
  ])
})

test('a stake is taken only if no transaction is recorded', () => {
  for (const state of betStates.filter((one) => one !== 'nothing'))
    expect(questions.map((question) => decisionTable[state][question])).not.toContain('debit')
})

test('a stake is returned only if nothing was paid', () => {
  for (const state of betStates.filter((one) => one !== 'open' && one !== 'closing'))
    expect(decisionTable[state].rollback).not.toBe('returnStake')
})

test('after a rollback, before or after its bet, no more money moves', () => {
  for (const state of ['rolled-back', 'tombstone'] as const)
    for (const question of questions) expect(movesMoney).not.toContain(decisionTable[state][question])
})

test('a closed round moves no money', () => {
  for (const question of questions) expect(movesMoney).not.toContain(decisionTable.closed[question])
})
