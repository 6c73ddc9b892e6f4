import { expect, test } from 'vitest'
import { betStates, decisionTable, questions } from './decision-table.ts'

const movesMoney = ['debit', 'credit', 'returnStake']

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

test('a transaction id with another body is never accepted', () => {
  for (const state of betStates.filter((one) => one !== 'nothing'))
    expect(['DUPLICATE', 'BET_ROLLED_BACK']).toContain(decisionTable[state].otherBet)
})

test('a win is paid only into an open round, and adjusted only in a closed one', () => {
  const statesWith = (question: 'win' | 'adjust', decision: 'credit' | 'adjust') =>
    betStates.filter((state) => decisionTable[state][question] === decision)
  expect(statesWith('win', 'credit')).toEqual(['open', 'paid'])
  expect(statesWith('adjust', 'adjust')).toEqual(['closed', 'closing'])
})
