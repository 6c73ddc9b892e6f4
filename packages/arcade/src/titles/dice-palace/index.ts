import { readFigures } from '../../engines/figures.ts'
import { sicBo } from '../../engines/table/sic-bo/sic-bo.ts'
import { createTable } from '../../engines/table/table.ts'
import type { Title } from '../title.ts'
import figures from './figures.json' with { type: 'json' }
import { rules } from './rules.ts'

/**
 * Sic Bo with three dice under a lacquer bowl. Its pays return 35/36 on every bet but doubles and the totals 10 and 11. Chips are multiples of 100 yen, of which every pay is
 * a whole amount, so no return is rounded.
 */
export const title: Title = {
  gameCode: rules.gameCode,
  name: { ja: '大小 骰子御殿', en: 'Dice Palace Sic Bo' },
  reading: 'だいしょうさいころごてん',
  searchWords: [
    'ダイスパレス',
    'シックボー',
    'しっくぼー',
    'sicbo',
    'tai sai',
    'タイサイ',
    'サイコロ',
    'さいころ',
    'dice',
    'ダイス',
    '漆',
    'うるし',
    'lacquer bowl',
    'テーブルゲーム',
    '御殿',
    'ごてん',
  ],
  category: 'table-games',
  tags: ['calm'],
  current: createTable({ rules, mechanic: sicBo(rules), figures: readFigures(figures) }),
  past: [],
  hitFrequencyFor: { ja: '「大」だけに賭けた場合', en: 'betting on big alone' },
  volatility: 'medium', // the player decides; between that of big and small and that of a triple
  stakesIn: {
    JPY: {
      stakes: [],
      defaultStake: 100,
      table: {
        chips: [100, 500, 1000, 5000, 10_000, 50_000],
        bets: {
          'even-money': { least: 100, most: 200_000 },
          'any-triple': { least: 100, most: 10_000 },
          triple: { least: 100, most: 2000 },
          double: { least: 100, most: 30_000 },
          'total-4-17': { least: 100, most: 5000 },
          'total-5-16': { least: 100, most: 10_000 },
          'total-6-15': { least: 100, most: 15_000 },
          'total-7-14': { least: 100, most: 25_000 },
          'total-8-13': { least: 100, most: 40_000 },
          'total-9-12': { least: 100, most: 50_000 },
          'total-10-11': { least: 100, most: 50_000 },
          pair: { least: 100, most: 50_000 },
          single: { least: 100, most: 25_000 },
        },
        layout: { least: 100, most: 400_000 },
      },
    },
  },
  cycleFloorMs: 0,
}
