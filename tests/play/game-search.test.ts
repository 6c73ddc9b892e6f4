import { publishedGames } from '@andon/arcade/titles/published-games'
import type { Language } from '@andon/contract/languages'
import type { Game } from '@andon/contract/player-api/catalogue'
import { expect, test } from 'vitest'
import { toRomaji } from 'wanakana'
import { searchIndexOf } from '../../apps/web/app/features/lobby/search-games.ts'

/** The arcade's games as the operator lists them in a language. */
const listed = (language: Language) =>
  publishedGames({ mostRoundWin: null }).map(({ name, searchWords, ...game }) => ({
    ...game,
    name: name[language],
    searchWords: [...Object.values(name).filter((other) => other !== name[language]), ...(searchWords ?? [])],
  })) as unknown as readonly Game[] // only what search reads

/** What players call the worlds of the games, and each game that must be among the first found. */
const wishes = {
  'night-parade': 'tanuki たぬき 狸 タヌキ ﾀﾇｷ kappa 河童 かっぱ tengu お化け yokai ghost',
  'bamboo-blackjack': 'blackjack ブラックジャック bamboo 竹 dealer ディーラー',
  'five-card-draw': 'poker ポーカー ビデオポーカー',
  'hanafuda-high-low': 'hanafuda はなふだ 花札 ハイロー 桜 紅葉 months',
  'koi-climb': 'dragon ドラゴン 龍 竜 carp 滝 turtle',
  'fox-wedding': 'kitsune きつね 狐 bride 花嫁',
  'moon-rabbit': 'bunny うさぎ ウサギ mochi もち 月見 owl',
  'lucky-cat-alley': 'neko ネコ 猫 cat cats 小判',
  'hot-spring-dig': 'onsen 温泉 monkey 猿 さる snow 雪',
  'thunder-drums': 'taiko 太鼓 雷 かみなり lightning storm',
  'treasure-ship': '七福神 ebisu 恵比寿 恵比壽 鯛 正月',
  'daruma-drop': 'だるま 達磨 toy おもちゃ',
  'firefly-inn': 'hotaru 旅館 ryokan frog',
  'firework-maker': 'fireworks 花火 hanabi',
  'goldfish-scoop': 'kingyo 金魚 縁日 屋台 festival',
  'dice-palace': 'sicbo シックボー 大小 御殿 だいしょう lacquer',
  chinchiro: 'chinchiro チンチロリン ちんちろ cee-lo どんぶり シゴロ ヒフミ',
  'cho-han': '丁半 ちょうはん chohan 壺振り ピンゾロ tatami',
  'hundred-step-dice': '物差し ruler スライダー slider 数当て',
  'nail-garden': 'plinko プリンコ ぷりんこ pachinko パチンコ marble ビー玉',
  'rose-window-roulette': 'roulette ルーレット るーれっと 花窓 european wheel ステンドグラス',
  'folding-screen-baccarat': 'baccarat バカラ ばから 屏風 びょうぶ squeeze 絞り 金屏風',
  'screen-hall': '屏風 びょうぶ 屏風の間 バカラ baccarat ライブバカラ 桔梗 squeeze 絞り',
  'dragon-and-tiger': 'ドラゴンタイガー 虎 とら tiger 竜虎 龍',
  'rising-firework': 'crash クラッシュ aviator アビエーター rocket ロケット 川開き',
  'suzaku-hall': 'suzaku すざく ルーレット roulette 鳳凰 ほうおう phoenix ディーラー',
  'zodiac-wheel': 'zodiac 十二支 えと ネズミ マネーホイール wheel いのしし 木彫り',
  'lantern-river': 'obon お盆 提灯 torii',
}

test.each(['ja', 'en'] as const)('a game of the arcade is found by what is seen in it (%s)', async (language) => {
  const { find } = await searchIndexOf(listed(language), toRomaji)
  for (const [code, queries] of Object.entries(wishes))
    for (const query of queries.split(' ')) {
      const found = (await find(query)).map(({ gameCode }) => gameCode)
      expect(found, query).toContain(code)
      expect(found.length, `${query} finds ${found}`).toBeLessThanOrEqual(5)
    }
})

test('words that are only like others in sound are not mixed with those that are written so', async () => {
  const { find } = await searchIndexOf(listed('ja'), toRomaji)
  expect(
    (await find('moon')).map(({ gameCode }) => gameCode),
    'as in びしゃもんてん',
  ).toEqual(['moon-rabbit'])
})

test('every game has such words', () => {
  expect(Object.keys(wishes).toSorted()).toEqual(
    publishedGames({ mostRoundWin: null })
      .map((game) => game.gameCode)
      .toSorted(),
  )
})
