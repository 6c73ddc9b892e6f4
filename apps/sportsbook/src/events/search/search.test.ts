import { expect, test } from 'vitest'
import * as kana from 'wanakana'
import { matches, nearlyMatches, searchKeys, wordsOfSport } from './search.ts'

const keysOf = (ja: string, en: string) => searchKeys([{ ja, en }], kana)
const tokyo = keysOf('東京ランタンズ', 'Tokyo Lanterns')
const malaga = keysOf('マラガ', 'Málaga')
const hakkyu = keysOf('ハッキュウ', 'Hakkyu')
const sumo = keysOf('大相撲', 'Sumo')
const keio = keysOf('慶應', 'Keiō')
const shimbashi = keysOf('新橋', 'Shimbashi')
const football = searchKeys(wordsOfSport({ code: 'football', name: { ja: 'サッカー', en: 'Football' } }), kana)
const tableTennis = searchKeys(wordsOfSport({ code: 'tableTennis', name: { ja: '卓球', en: 'Table tennis' } }), kana)
const keirin = searchKeys(wordsOfSport({ code: 'keirin', name: { ja: '競輪', en: 'Keirin' } }), kana)

test.each([
  [keirin, 'けいりん'],
  [keirin, '競輪'],
  [keirin, 'keirin'],
  [keirin, 'ケイリン'],
  [tokyo, 'ランタン'],
  [tokyo, 'らんたん'],
  [tokyo, 'rantan'],
  [tokyo, 'ＴＯＫＹＯ'],
  [tokyo, '東京 lantern'],
  [tokyo, 'toukyou'],
  [tokyo, 'とうきょう'],
  [tokyo, 'tōkyō'],
  [malaga, 'malaga'],
  [malaga, 'Malag'],
  [malaga, 'ﾏﾗｶﾞ'],
  [hakkyu, 'hakkyu'],
  [hakkyu, 'hakkyuu'],
  [hakkyu, 'はっきゅう'],
  [hakkyu, 'ハッキュー'],
  [sumo, 'すもう'],
  [sumo, 'Sumo'],
  [sumo, 'sumoo'],
  [keio, 'けいおう'],
  [keio, 'keio'],
  [shimbashi, 'しんばし'],
  [football, 'soccer'],
  [football, 'サッカー'],
  [football, 'sakka'],
  [football, 'football'],
  [tableTennis, 'たっきゅう'],
  [tableTennis, 'ping pong'],
])('%s is found by %s', (keys, query) => {
  expect(matches(keys, query, kana)).toBe(true)
})

test.each([
  [tokyo, 'tokyo giants'],
  [hakkyu, 'hakata'],
  [football, 'baseball'],
  [malaga, 'ei'],
])('%s is not found by %s', (keys, query) => {
  expect(matches(keys, query, kana)).toBe(false)
})

const tsurusegawa = keysOf('鶴瀬川カスカータ', 'Tsurusegawa Cascata')

test.each(['Tsurusegwa', 'tsurusegakwa', 'tsurusefawa', 'tsuruesgawa', 'Tsurusegwa cascata'])(
  'a name is found with one slip of the finger: %s',
  (query) => {
    expect(matches(tsurusegawa, query, kana)).toBe(false)
    expect(nearlyMatches(tsurusegawa, query, kana)).toBe(true)
  },
)

test.each(['tsurugawa', 'tsre', 'baseball', 'cascatta x', 'x'.repeat(40)])('%s is too far from it', (query) => {
  expect(nearlyMatches(tsurusegawa, query, kana)).toBe(false)
})
