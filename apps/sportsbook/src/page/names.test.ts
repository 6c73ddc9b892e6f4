import { expect, test } from 'vitest'
import { namesIn } from './names.ts'

const match = { ja: '東京ランタンズ 対 大阪タイガース', en: 'Tokyo Lanterns v Osaka Tigers' }
const season = { ja: '全国リーグ 優勝', en: 'National League winner' }
const home = { ja: '東京ランタンズ', en: 'Tokyo Lanterns' }
const inMatch = { selection: 'andon:match:1/1/1', event: match }

test.each([
  ['a side', home, inMatch, 'Tokyo Lanterns'],
  ['a draw', { ja: '引き分け', en: 'Draw' }, inMatch, '引き分け'],
  ['a handicap', { ja: '東京ランタンズ (-1.5)', en: 'Tokyo Lanterns (-1.5)' }, inMatch, 'Tokyo Lanterns (-1.5)'],
  ['a combination', { ja: '大阪タイガース・オーバー', en: 'Osaka Tigers & over' }, inMatch, 'Osaka Tigers・オーバー'],
  [
    'a scorer',
    { ja: '山田 太郎', en: 'Taro Yamada' },
    { selection: 'a/40/andon:player:7', event: match },
    'Taro Yamada',
  ],
  ['a winner', home, { selection: 'andon:outright:1/534/andon:competitor:1', event: season }, 'Tokyo Lanterns'],
  ['a text of staff', { ja: 'はい', en: 'Yes' }, { selection: 'andon:outright:2/9/yes', event: season }, 'はい'],
])('with English team names on a Japanese page, %s has the right language', (_, outcome, of, text) => {
  expect(namesIn({ page: 'ja', teams: 'en' }).ofOutcome(outcome, of)).toBe(text)
  expect(namesIn({ page: 'ja', teams: 'ja' }).ofOutcome(outcome, of)).toBe(outcome.ja)
})

test('a match is called by its sides, an outright is not', () => {
  const { ofEvent } = namesIn({ page: 'ja', teams: 'en' })
  expect(ofEvent(match)).toBe(match.en)
  expect(ofEvent(season)).toBe(season.ja)
})
