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

const koi = {
  ...river,
  gameCode: 'koi-climb',
  name: '鯉の滝登り',
  reading: 'こいのたきのぼり',
  searchWords: ['Koi Climb'],
}
const rapids = {
  ...river,
  gameCode: 'rapids',
  name: '川下り',
  reading: 'かわくだり',
  searchWords: ['River of Lanterns'],
}
const both = createSearchIndex([river, koi, rapids], toRomaji)

test.each(['lantren', 'lanern', 'lanterrn', 'lantarn', 'らんてん', 'lantren rivr'])(
  '%s finds it with a typing mistake',
  (query) => expect(both.find(query)).toContain(river),
)

test.each(['kio', 'x', 'koi tiger', 'dragon'])('%s is not taken for something else', (query) =>
  expect(both.find(query)).toEqual([]),
)

test('games whose name begins with the words come first', () => {
  expect(both.find('river')).toEqual([rapids, river])
  expect(both.find('lantern')).toEqual([river, rapids])
})

test('every word must match', () => {
  expect(index.find('lantern tiger')).toEqual([])
})
