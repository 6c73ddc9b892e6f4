import type { Game } from '@andon/contract/player-api/catalogue'
import { expect, test } from 'vitest'
import { toRomaji } from 'wanakana'
import { createSearchIndex } from './search-games.ts'

const river = {
  gameCode: 'lantern-river',
  name: '灯籠流し',
  reading: 'とうろうながし',
  vendorDisplayName: 'Andon Arcade',
} as Game // only what search reads

const index = createSearchIndex([river], toRomaji)

test.each([
  '灯籠',
  'とうろう',
  'トウロウ',
  'ﾄｳﾛｳ',
  'tourou',
  'toro',
  'tōrō',
  'Lantern',
  'LANTERN river',
  'ｌａｎｔｅｒｎ',
  'andon',
])('%s finds the game in any spelling', (query) => expect(index.find(query)).toEqual([river]))

test('every word must match', () => {
  expect(index.find('lantern tiger')).toEqual([])
})
