import type { Game } from '@andon/contract/player-api/catalogue'
import { expect, test } from 'vitest'
import { toRomaji } from 'wanakana'
import { searchIndexOf } from './search-games.ts'

const river = {
  gameCode: 'lantern-river',
  name: '灯籠流し',
  reading: 'とうろうながし',
  searchWords: ['Lantern River', 'ランタンリバー'],
  vendorDisplayName: 'Andon Arcade',
  tagList: ['lines', 'free-spins'],
  category: 'slots',
} as unknown as Game // only what search reads

const index = await searchIndexOf([river], toRomaji)

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
])('%s finds the game in any spelling', async (query) => expect(await index.find(query)).toEqual([river]))

test('the game is found by its name in the other language, too', async () => {
  const { find } = await searchIndexOf(
    [{ ...river, name: 'Lantern River', searchWords: ['灯籠流し', 'ランタンリバー'] }],
    toRomaji,
  )
  for (const query of ['灯籠', 'らんたん', 'とうろう', 'toro', 'lantern', 'ﾄｳﾛｳ'])
    expect(await find(query), query).toHaveLength(1)
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
const both = await searchIndexOf([river, koi, rapids], toRomaji)

test.each(['lantren', 'lanern', 'lanterrn', 'lantarn', 'らんてん', 'lantren rivr'])(
  '%s finds it with a typing mistake',
  async (query) => expect(await both.find(query)).toContain(river),
)

test.each(['kio', 'x', 'koi tiger', 'dragon'])('%s is not taken for something else', async (query) =>
  expect(await both.find(query)).toEqual([]),
)

test('games whose name begins with the words come first', async () => {
  expect(await both.find('river')).toEqual([rapids, river])
  expect(await both.find('lantern')).toEqual([river, rapids])
})

test('every word must match', async () => {
  expect(await index.find('lantern tiger')).toEqual([])
})

test('among many games, a name with a mistake is found wherever it stands', async () => {
  const crowd = Array.from({ length: 1000 }, (_, at) => ({ ...koi, gameCode: `koi-${at}` }))
  for (const at of [0, 249, 250, 999]) {
    const { find } = await searchIndexOf(crowd.with(at, river), toRomaji)
    expect(await find('lantren'), String(at)).toEqual([river])
  }
})

test('an index is made once', () => {
  const games = [river]
  expect(searchIndexOf(games, toRomaji)).toBe(searchIndexOf(games, toRomaji))
})

test('a game is found by what it has, in the words of either language', async () => {
  const dig = {
    ...river,
    gameCode: 'hot-spring-dig',
    name: '温泉掘り',
    searchWords: [],
    tagList: ['board', 'cash-out'],
  }
  const drums = { ...river, gameCode: 'thunder-drums', name: '雷神太鼓', searchWords: [], tagList: ['collect-coins'] }
  const { find } = await searchIndexOf([river, dig, drums], toRomaji)
  for (const query of ['free spins', 'freespins', 'フリースピン', 'ﾌﾘｰｽﾋﾟﾝ'])
    expect(await find(query), query).toEqual([river])
  for (const query of ['mines', 'マインズ', 'まいんず']) expect(await find(query), query).toEqual([dig])
  for (const query of ['hold and win', 'ホールド']) expect(await find(query), query).toEqual([drums])
})

test('a game is found by its kind, in the words of either language', async () => {
  const five = {
    ...river,
    gameCode: 'five-card-draw',
    name: '五枚札',
    searchWords: [],
    category: 'video-poker' as const,
  }
  const wheel = { ...river, gameCode: 'roulette', name: '薔薇窓', searchWords: [], category: 'table-games' as const }
  const { find } = await searchIndexOf([river, five, wheel], toRomaji)
  for (const query of ['poker', 'Video Poker', 'ポーカー', 'ぽーかー', 'ビデオポーカー', 'pokre'])
    expect(await find(query), query).toEqual([five])
  for (const query of ['table', 'テーブル', 'テーブルゲーム', 'table games'])
    expect(await find(query), query).toEqual([wheel])
  for (const query of ['slot', 'スロット']) expect(await find(query), query).toEqual([river])
})

test('a feature is found from the beginning of a word on, after the games with such a name', async () => {
  const cat = {
    ...river,
    gameCode: 'lucky-cat-alley',
    name: '招き猫横丁',
    reading: 'まねきねこよこちょう',
    searchWords: ['Lucky Cat Alley'],
    tagList: [],
  }
  const anywhere = { ...river, name: '鯉の滝登り', searchWords: [], tagList: ['pay-anywhere'] }
  const { find } = await searchIndexOf([anywhere, cat], toRomaji)
  expect(await find('cat'), 'scatter pays').toEqual([cat])
  expect(await find('scatter')).toEqual([anywhere])
  const lines = { ...anywhere, tagList: ['lines'] }
  const named = { ...cat, searchWords: ['Pay Lines Alley'] }
  expect(await (await searchIndexOf([lines, named], toRomaji)).find('lines')).toEqual([named, lines])
})

test.each(['燈籠', 'lantern-river', 'lanternriver', '・lantern ー'])(
  '%s finds the game in old forms and with other marks',
  async (query) => expect(await index.find(query)).toEqual([river]),
)
