import type { Game } from '@andon/contract/player-api/catalogue'
import { expect, test } from 'vitest'
import { toRomaji } from 'wanakana'
import { createSearchIndex } from './search-games.ts'

const river = {
  gameCode: 'lantern-river',
  name: '灯籠流し',
  reading: 'とうろうながし',
  searchWords: ['Lantern River', 'ランタンリバー'],
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
  'らんたん',
  'ランタン りばー',
  'rantan',
])('%s finds the game in any spelling', (query) => expect(index.find(query)).toEqual([river]))

test('the game is found by its name in the other language, too', () => {
  const { find } = createSearchIndex(
    [{ ...river, name: 'Lantern River', searchWords: ['灯籠流し', 'ランタンリバー'] }],
    toRomaji,
  )
  for (const query of ['灯籠', 'らんたん', 'とうろう', 'toro', 'lantern', 'ﾄｳﾛｳ'])
    expect(find(query), query).toHaveLength(1)
})

test('every word must match', () => {
  expect(index.find('lantern tiger')).toEqual([])
})
