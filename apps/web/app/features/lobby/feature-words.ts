import type { GameCategory } from '@andon/contract/games/categories'
import { type Mechanic, mechanics } from '@andon/contract/games/sheet'
import type { Game } from '@andon/contract/player-api/catalogue'

/** The words that players type for a way of playing, in both languages and on other sites. */
const wordsOf: Readonly<Record<Mechanic, readonly string[]>> = {
  lines: ['paylines', 'lines', 'ペイライン', 'ライン'],
  ways: ['ways to win', '243 ways', '全通り', 'ウェイズ'],
  'pay-anywhere': ['pays anywhere', 'scatter pays', 'どこでも配当'],
  clusters: ['cluster pays', 'clusters', 'クラスター'],
  rows: ['row wins', '横一列', '段'],
  tumble: ['tumble', 'cascade', 'avalanche', 'falling', '連鎖', 'カスケード'],
  'growing-multiplier': ['multiplier', 'マルチプライヤー', '倍率'],
  'free-spins': ['free spins', 'フリースピン'],
  respins: ['respins', 'リスピン'],
  'expanding-symbols': ['expanding symbols', 'book of', '拡大シンボル'],
  'collect-coins': ['hold and win', 'hold & win', 'coins', 'ホールド＆ウィン', 'ホールドアンドウィン', 'コイン'],
  'bonus-games': ['bonus game', 'pachislot', 'ボーナスゲーム', 'パチスロ'],
  board: ['mines', 'minesweeper', 'pick a tile', 'マインズ', 'マインスイーパー', 'マス開け'],
  'cash-out': ['cash out', 'キャッシュアウト'],
}

/** The words that players type for a kind of game, in both languages. */
const categoryWords: Readonly<Record<GameCategory, readonly string[]>> = {
  slots: ['slots', 'video slots', 'スロット', 'ビデオスロット'],
  'table-games': ['table games', 'テーブルゲーム', 'テーブル', '卓上ゲーム'],
  'live-casino': ['live casino', 'live dealer', 'ライブカジノ', 'ライブ', 'ライブディーラー'],
  'instant-games': ['instant games', 'インスタントゲーム', 'インスタント'],
  'video-poker': ['video poker', 'poker', 'ビデオポーカー', 'ポーカー'],
  bingo: ['bingo', 'ビンゴ'],
  scratchcards: ['scratchcards', 'scratch cards', 'スクラッチ', 'スクラッチカード'],
  'virtual-sports': ['virtual sports', 'バーチャルスポーツ'],
}

/** The words by which a game is found for its kind and for what it has, such as its free spins. */
export const featureWordsOf = ({ category, tagList }: Pick<Game, 'category' | 'tagList'>): readonly string[] => [
  ...categoryWords[category],
  ...mechanics.filter((mechanic) => tagList.includes(mechanic)).flatMap((mechanic) => wordsOf[mechanic]),
]
