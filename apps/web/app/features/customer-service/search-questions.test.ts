import type { QuestionCategory } from '@andon/contract/player-api/content'
import { expect, test } from 'vitest'
import { searchQuestions } from './search-questions.ts'
import { suggestQuestions } from './suggest-questions.ts'

const answer = (text: string): QuestionCategory['questions'][number]['answer'] => [
  { type: 'paragraph', spans: [{ text }] },
]
const categories: QuestionCategory[] = [
  {
    id: 'account',
    title: 'アカウント',
    questions: [
      {
        id: 'forgot-password',
        question: 'パスワードを忘れました',
        answer: answer('リンクは30分間使えます'),
        words: ['さいせってい', 'reset'],
      },
      { id: 'sign-up', question: '登録には何が必要ですか', answer: answer('E-mail とパスワードです') },
    ],
  },
  {
    id: 'money',
    title: '入金',
    questions: [{ id: 'deposit', question: 'Deposits', answer: answer('By card'), words: ['top up'] }],
  },
]
const found = (query: string) =>
  searchQuestions(categories, query).flatMap(({ questions }) => questions.map(({ id }) => id))

test.each([
  ['', ['forgot-password', 'sign-up', 'deposit']],
  ['   ', ['forgot-password', 'sign-up', 'deposit']],
  ['ぱすわーど', ['forgot-password', 'sign-up']],
  ['ﾊﾟｽﾜｰﾄﾞ　忘れ', ['forgot-password']],
  ['３０分', ['forgot-password']],
  ['DEPOSIT', ['deposit']],
  ['入金', ['deposit']],
  ['email', ['sign-up']],
  ['登録　必要', ['sign-up']],
  ['登錄', ['sign-up']],
  ['・', ['forgot-password', 'sign-up', 'deposit']],
  ['サイセッテイ', ['forgot-password']],
  ['top up', ['deposit']],
  ['にゅうきん', ['deposit']],
  ['にゅうk', ['deposit']],
  ['nyuukin', ['deposit']],
  ['nyukin', ['deposit']],
  ['とうろく', ['sign-up']],
  ['わすれ', ['forgot-password']],
  ['zebra', []],
])('%j finds %j', (query, ids) => expect(found(query)).toEqual(ids))

test('a category without a match is left out', () => {
  expect(searchQuestions(categories, 'card').map(({ id }) => id)).toEqual(['money'])
})

test.each([
  ['', []],
  ['こんにちは', []],
  ['昨日からパスワードを忘れてログインできません。', ['forgot-password']],
  ['登録したいのですが、何が必要ですか', ['sign-up']],
  ['Hello, my deposit is still not there. Thanks', ['deposit']],
  ['depositing money', ['deposit']],
  ['Please tell me about that', []],
])('while %j is typed in the form, %j is suggested', (text, ids) => {
  expect(suggestQuestions(categories, text).map(({ id }) => id)).toEqual(ids)
})
