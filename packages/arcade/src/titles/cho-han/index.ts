import { readFigures } from '../../engines/figures.ts'
import { choHan } from '../../engines/table/cho-han/cho-han.ts'
import { createTable } from '../../engines/table/table.ts'
import type { Title } from '../title.ts'
import figures from './figures.json' with { type: 'json' }
import { rules } from './rules.ts'

/**
 * Even or odd with two dice under a cup. Chō and han return 49/50 of each bet, without a commission on wins. Chips are multiples of 100 yen, of which every pay is a whole
 * amount, so no return is rounded.
 */
export const title: Title = {
  gameCode: rules.gameCode,
  name: { ja: '丁半', en: 'Chō-Han' },
  reading: 'ちょうはん',
  searchWords: [
    'cho han',
    'chohan',
    'チョウハン',
    '壺振り',
    'つぼふり',
    '賽',
    'さい',
    'サイコロ',
    'さいころ',
    'dice',
    'ダイス',
    '偶数',
    '奇数',
    'even or odd',
    'ピンゾロ',
    'ぴんぞろ',
    'ゾロ目',
    '畳',
    'たたみ',
    'tatami',
  ],
  category: 'table-games',
  tags: ['calm'],
  current: createTable({ rules, mechanic: choHan(rules), figures: readFigures(figures) }),
  past: [],
  hitFrequencyFor: { ja: '「丁」だけに賭けた場合', en: 'betting on chō alone' },
  volatility: 'low', // the player decides; that of chō and han
  stakesIn: {
    JPY: {
      stakes: [],
      defaultStake: 100,
      table: {
        chips: [100, 500, 1000, 5000, 10_000, 50_000],
        bets: {
          'cho-han': { least: 100, most: 200_000 },
          zorome: { least: 100, most: 50_000 },
          'pin-zoro': { least: 100, most: 10_000 },
        },
        layout: { least: 100, most: 400_000 },
      },
    },
  },
  cycleFloorMs: 0,
}
