import { expect, test } from 'vitest'
import { messages as en } from '../placing/refusals.en.ts'
import { messages as ja } from '../placing/refusals.ja.ts'
import { limitOfParams, limitSentences } from './limit-sentences.ts'

const stated = {
  limitType: 'wager',
  source: 'player',
  periodDays: 1,
  limit: 1000,
  used: 500,
  remaining: 500,
  asked: 700,
  passesAt: '2026-11-29T02:02:00Z',
}

function sentencesOf(texts: Readonly<Record<string, string>>, params: Readonly<Record<string, unknown>>) {
  const of = limitOfParams(params)
  const t = (key: string, values: Readonly<Record<string, string | number>> = {}) =>
    (texts[key] ?? '').replace(/\{(\w+)\}/g, (_, name: string) => String(values[name]))
  const formats = { t, money: (amount: number) => `¥${amount}`, time: (at: number) => new Date(at).toISOString() }
  return of && limitSentences(of.limit, of.refused, formats).join(' ')
}

test('a stake that a limit refuses says which limit, what is used and left, and when it would pass', () => {
  expect(sentencesOf(en, stated)).toBe(
    'Over your daily bet limit of ¥1000: ¥500 used, ¥500 left. ¥700 would pass from 2026-11-29T02:02:00.000Z.',
  )
  expect(sentencesOf(ja, stated)).toBe(
    'ご自身で設定した1日のベット上限 ¥1000 を超えます（利用済み ¥500、残り ¥500）。 ¥700 は 2026-11-29T02:02:00.000Z から可能です。',
  )
})

test('a stake above the limit itself is promised for no time', () => {
  const { passesAt: _, ...never } = { ...stated, limitType: 'loss', source: 'operator', periodDays: 30, asked: 2000 }
  expect(sentencesOf(en, never)).toBe(
    'Over our 30-day loss limit of ¥1000: ¥500 used, ¥500 left. ¥2000 is above the limit itself.',
  )
})

test('without figures nothing is made up', () => {
  expect(sentencesOf(en, {})).toBeNull()
})
