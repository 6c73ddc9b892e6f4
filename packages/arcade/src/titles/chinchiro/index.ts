import { readFigures } from '../../engines/figures.ts'
import { chinchiro } from '../../engines/table/chinchiro/chinchiro.ts'
import { createTable } from '../../engines/table/table.ts'
import type { Title } from '../title.ts'
import figures from './figures.json' with { type: 'json' }
import { rules } from './rules.ts'

/**
 * Three dice in a bowl against the banker. A round can cost five stakes, which are all laid before the first throw: chips are multiples of 500 yen, five stakes of 100, and what
 * is not lost comes back. Every return of such an amount is whole.
 */
export const title: Title = {
  gameCode: rules.gameCode,
  name: { ja: '振り椀チンチロ', en: 'Bowl and Three Dice' },
  reading: 'ふりわんちんちろ',
  searchWords: [
    'chinchiro',
    'chinchirorin',
    'チンチロリン',
    'ちんちろりん',
    'サイコロ',
    'さいころ',
    'dice',
    'ダイス',
    '丼',
    'どんぶり',
    '茶碗',
    'ちゃわん',
    'bowl',
    'ピンゾロ',
    'ぴんぞろ',
    'アラシ',
    'シゴロ',
    'ヒフミ',
    'cee-lo',
    '居酒屋',
  ],
  category: 'table-games',
  tags: [],
  current: createTable({ rules, mechanic: chinchiro(rules), figures: readFigures(figures) }),
  past: [],
  volatility: 'low',
  stakesIn: {
    JPY: {
      stakes: [],
      defaultStake: 500,
      table: {
        chips: [500, 2500, 5000, 25_000, 50_000],
        bets: { bowl: { least: 500, most: 250_000 } },
        layout: { least: 500, most: 250_000 },
      },
    },
  },
  cycleFloorMs: 0,
}
