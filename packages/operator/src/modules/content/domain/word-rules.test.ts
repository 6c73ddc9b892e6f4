import type { BonusTerms } from '@andon/contract/bonus-terms'
import { expect, test } from 'vitest'
import { programme } from '../../bonuses/programme.fixture.ts'
import type { Text } from './kinds.ts'
import { untrueWords, type WordFacts } from './word-rules.ts'

const saying = (words: string): Text => ({ title: 'Spring', blocks: [{ type: 'paragraph', spans: [{ text: words }] }] })
const none: WordFacts = { kind: 'promotions', hasEnd: false, bonuses: [] }
const spins = (minDeposit: number, times: number): BonusTerms =>
  programme({
    terms: { reward: { kind: 'free-spins', rounds: 10, stake: 20, games: ['lantern'], minDeposit } },
    wagering: { times },
  }).terms

test.each([
  ['A risk-free start.', '“risk-free”'],
  ['Play without risk.', '“without risk”'],
  ['リスクなしではじめられます。', '“リスクなし”'],
  ['Hurry, and don’t miss out!', '“Hurry”, “don’t miss out”'],
  ['今すぐ入金。枠は残りわずか。', '“今すぐ”, “残りわずか”'],
  ['Your last chance.', '“last chance”'],
  ['期間限定です。', '“期間限定”'],
  ['A free gift.', '“free”'],
  ['無料で遊べます。', '“無料”'],
])('refuses: %s', (words, named) => {
  const [reason, ...more] = untrueWords(saying(words), none)
  expect(reason).toMatch(/^line 2: /)
  expect(reason).toContain(`${named}: `)
  expect(more).toEqual([])
})

test.each([
  'A freely chosen limit.',
  'Freedom to stop.',
  'Deposits end on Friday.',
  '今週のボーナス。',
  'A risk you can set.',
])('leaves alone: %s', (words) => expect(untrueWords(saying(words), none)).toEqual([]))

test('“free spins” are prizes, or a bonus without wagering whose text says that it needs a deposit', () => {
  const ten = saying('Ten free spins.')
  expect(untrueWords(ten, none)).toEqual([])
  expect(untrueWords(saying('フリースピン10回。'), { ...none, bonuses: [spins(0, 0)] })).toEqual([])
  expect(untrueWords(ten, { ...none, bonuses: [spins(0, 10)] })).toHaveLength(1)
  expect(untrueWords(ten, { ...none, bonuses: [spins(1000, 0)] })).toHaveLength(1)
  expect(untrueWords(saying('Free spins with a deposit.'), { ...none, bonuses: [spins(1000, 0)] })).toEqual([])
  expect(untrueWords(saying('A free spin with a deposit, for free.'), { ...none, bonuses: [spins(1000, 0)] })).toEqual([
    expect.stringContaining('“free”'),
  ])
})

test('“free” is true of play money, and of a bonus that costs nothing on every brand', () => {
  const free = saying('Ten spins for free.')
  expect(untrueWords(free, { ...none, bonuses: [spins(0, 0)] })).toEqual([])
  expect(untrueWords(free, { ...none, bonuses: [spins(0, 10)] })).toHaveLength(1)
  expect(untrueWords(free, { ...none, bonuses: [spins(1000, 0)] })).toHaveLength(1)
  expect(untrueWords(free, { ...none, bonuses: [spins(0, 0), spins(0, 10)] })).toHaveLength(1)
  expect(untrueWords(free, { ...none, bonuses: [programme({ wagering: { times: 0 } }).terms] })).toHaveLength(1)
  expect(untrueWords(saying('Try the demo for free.'), none)).toEqual([])
  expect(untrueWords(saying('無料デモで遊ぶ'), none)).toEqual([])
  expect(untrueWords(free, { ...none, link: '/game-play?gameId=x&gameType=freegames' })).toEqual([])
  expect(untrueWords(free, { ...none, link: '/game-play?gameId=x&gameType=realgames' })).toHaveLength(1)
})

test('words about an end need one; words that press are never true', () => {
  expect(untrueWords(saying('Last chance: ends soon.'), { ...none, hasEnd: true })).toEqual([])
  expect(untrueWords(saying('Hurry: ends soon.'), { ...none, hasEnd: true })).toEqual([
    'line 2: “Hurry”: nothing runs out here: say what it is, and let the reader decide when',
  ])
})

test('pages and questions are no offers: only what is said of risk is checked there', () => {
  expect(untrueWords(saying('Free support. 今すぐ相談できます。'), { ...none, kind: 'pages' })).toEqual([])
  expect(untrueWords(saying('It is risk-free.'), { ...none, kind: 'questions' })).toHaveLength(1)
})
