import { readFigures } from '../../engines/figures.ts'
import { roulette } from '../../engines/table/roulette/roulette.ts'
import { createTable } from '../../engines/table/table.ts'
import type { Title } from '../title.ts'
import figures from './figures.json' with { type: 'json' }
import { rules } from './rules.ts'

/**
 * Roulette with one zero under a rose window, at two tables. At that with la partage, zero returns half of an even chance, which then begins at 1000 yen; at the other one it
 * begins at 100. Every chip is a multiple of 100 yen, so a half is a whole amount and no return is rounded.
 */
export const title: Title = {
  gameCode: rules.gameCode,
  name: { ja: '花窓ルーレット', en: 'Rose Window Roulette' },
  reading: 'はなまどるーれっと',
  searchWords: [
    'ローズウィンドウルーレット',
    'ステンドグラス',
    'stained glass',
    'ヨーロピアンルーレット',
    'european roulette',
    'フレンチルーレット',
    'french roulette',
    'ラパルタージュ',
    'la partage',
    'シングルゼロ',
    'single zero',
    'テーブルゲーム',
    'wheel',
    'バラ窓',
    'ばらまど',
  ],
  category: 'table-games',
  tags: ['calm'],
  current: createTable({ rules, mechanic: roulette(rules), figures: readFigures(figures) }),
  past: [],
  hitFrequencyFor: {
    ja: 'ラ・パルタージュのテーブルで赤だけに賭けた場合',
    en: 'betting on red alone at the la partage table',
  },
  volatility: 'medium', // the player decides; that of a single number
  stakesIn: {
    JPY: {
      stakes: [],
      defaultStake: 100,
      table: {
        chips: [100, 500, 1000, 5000, 10_000, 50_000],
        bets: {
          straight: { least: 100, most: 10_000 },
          split: { least: 100, most: 20_000 },
          street: { least: 100, most: 30_000 },
          trio: { least: 100, most: 30_000 },
          corner: { least: 100, most: 40_000 },
          'first-four': { least: 100, most: 40_000 },
          'six-line': { least: 100, most: 60_000 },
          column: { least: 100, most: 100_000 },
          dozen: { least: 100, most: 100_000 },
          'even-chance': { least: 100, most: 200_000 },
          'even-chance-half': { least: 1000, most: 200_000 },
        },
        layout: { least: 100, most: 400_000 },
      },
    },
  },
  cycleFloorMs: 0,
}
