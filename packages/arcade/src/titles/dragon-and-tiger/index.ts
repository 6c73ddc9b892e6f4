import { readFigures } from '../../engines/figures.ts'
import { dragonTiger } from '../../engines/table/dragon-tiger/dragon-tiger.ts'
import { createTable } from '../../engines/table/table.ts'
import type { Title } from '../title.ts'
import figures from './figures.json' with { type: 'json' }
import { rules } from './rules.ts'

/**
 * One card each to dragon and tiger, from eight full decks for each round. Ties pay more than usual, so that no bet keeps more than 3.74 %. Every chip is a multiple of 100 yen, so
 * the half that a tie returns is a whole amount.
 */
export const title: Title = {
  gameCode: rules.gameCode,
  name: { ja: '龍虎', en: 'Dragon and Tiger' },
  reading: 'りゅうこ',
  searchWords: [
    'ドラゴンタイガー',
    'dragon tiger',
    'ドラゴンアンドタイガー',
    'たつ',
    '竜',
    'りゅう',
    '虎',
    'とら',
    '竜虎',
    '屏風',
    'びょうぶ',
    'folding screen',
    'テーブルゲーム',
    'トランプ',
    'cards',
    '罫線',
  ],
  category: 'table-games',
  tags: ['calm'],
  current: createTable({ rules, mechanic: dragonTiger(rules), figures: readFigures(figures) }),
  past: [],
  hitFrequencyFor: {
    ja: 'スーテッドタイだけに賭けた場合',
    en: 'betting on the suited tie alone',
  },
  volatility: 'high', // the player decides; that of the suited tie, the highest
  stakesIn: {
    JPY: {
      stakes: [],
      defaultStake: 100,
      table: {
        chips: [100, 500, 1000, 5000, 10_000, 50_000],
        bets: {
          dragon: { least: 100, most: 300_000 },
          tiger: { least: 100, most: 300_000 },
          tie: { least: 100, most: 30_000 },
          'suited-tie': { least: 100, most: 5000 },
        },
        layout: { least: 100, most: 400_000 },
      },
    },
  },
  cycleFloorMs: 0,
}
