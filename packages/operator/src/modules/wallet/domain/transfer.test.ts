import { expect, test } from 'vitest'
import { house, parseAccount, pocket } from './chart.ts'
import { shardOf } from './shard.ts'
import { parseTransfer, type TransferDraft } from './transfer.ts'

const cash = { account: pocket('ply_1', 'realCash'), amount: 100 }
const payments = { account: house('payments/sandbox'), amount: -100 }
const draft: TransferDraft = { key: 'k', kind: 'deposit', currency: 'JPY', legs: [cash, payments] }

test.each<[rule: string, change: Partial<TransferDraft>]>([
  ['sum to zero', { legs: [cash, { ...payments, amount: -99 }] }],
  ['2 to 16 legs', { legs: [cash] }],
  ['a leg moves money', { legs: [cash, payments, { account: house('games/arcade'), amount: 0 }] }],
  ['no two legs share an account', { legs: [cash, payments, { ...cash, amount: 1 }, { ...payments, amount: -1 }] }],
  ['touches one player', { legs: [cash, { account: pocket('ply_2', 'realCash'), amount: -100 }] }],
  ['touches one player', { playerId: 'ply_2' }],
  ['chart of accounts', { legs: [cash, { account: 'house/tips/x', amount: -100 }] }],
  ['chart of accounts', { legs: [{ account: 'player/ply_1/gold', amount: 100 }, payments] }],
  ['plain text', { key: '' }],
  ['plain text', { reference: 'two\nlines' }],
])('refused: %s', (rule, change) => {
  expect(() => parseTransfer({ ...draft, ...change })).toThrow(rule)
})

test('amounts are safe integers', () => {
  const huge = Number.MAX_SAFE_INTEGER + 1
  expect(() =>
    parseTransfer({
      ...draft,
      legs: [
        { ...cash, amount: huge },
        { ...payments, amount: -huge },
      ],
    }),
  ).toThrow()
  expect(() =>
    parseTransfer({
      ...draft,
      legs: [
        { ...cash, amount: 0.5 },
        { ...payments, amount: -0.5 },
      ],
    }),
  ).toThrow()
})

test('the hash depends on the request, not on the order of its legs', () => {
  const { hash } = parseTransfer(draft)
  expect(parseTransfer({ ...draft, playerId: 'ply_1', legs: [payments, cash] }).hash).toBe(hash)
  const others: Partial<TransferDraft>[] = [{ key: 'l' }, { kind: 'win' }, { reference: 'r' }]
  for (const other of others) expect(parseTransfer({ ...draft, ...other }).hash).not.toBe(hash)
})

test('the owner is the player named by a leg, otherwise the house', () => {
  expect(parseTransfer(draft).owner).toBe('ply_1')
  const legs = [payments, { account: house('adjustments/fees'), amount: 100 }]
  expect(parseTransfer({ ...draft, legs }).owner).toBe('house')
  expect(parseTransfer({ ...draft, legs, playerId: 'ply_1' }).owner).toBe('ply_1')
})

test('a player id cannot be `house`', () => {
  expect(parseAccount('player/house/realCash')).toBeNull()
  expect(parseAccount('house/games/a/b')).toBeNull()
  expect(parseAccount('house/constructor/x')).toBeNull()
})

test('shard numbers never change, because every stored row contains one', () => {
  expect(['house', 'ply_1', 'ply_01k8zqf3m4n5p6q7r8s9t0v1w2'].map(shardOf)).toMatchInlineSnapshot(`
    [
      41,
      44,
      12,
    ]
  `)
  const counts = new Array<number>(64).fill(0)
  for (let i = 0; i < 64_000; i++) counts[shardOf(`ply_${i}`)] = (counts[shardOf(`ply_${i}`)] ?? 0) + 1
  expect(Math.min(...counts)).toBeGreaterThan(700)
})
