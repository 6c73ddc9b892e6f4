import { createBlackjack, handBet } from '../../engines/cards/blackjack/game.ts'
import { readFigures } from '../../engines/figures.ts'
import type { Title } from '../title.ts'
import figures from './figures.json' with { type: 'json' }
import { rules } from './rules.ts'

const actWithinHours = 24

/**
 * Blackjack in a bamboo grove, for up to three hands. Stakes are even, so that nothing is rounded. Best play returns 99.4296 % of first stakes, and 99.4938 % of all
 * stakes with those of doubles and splits.
 */
export const title: Title = {
  gameCode: rules.gameCode,
  name: { ja: '竹林ブラックジャック', en: 'Bamboo Blackjack' },
  reading: 'ちくりんぶらっくじゃっく',
  searchWords: [
    'バンブーブラックジャック',
    'トランプ',
    'カード',
    'cards',
    '21',
    'twenty-one',
    '竹',
    'たけ',
    'bamboo',
    'ディーラー',
    'dealer',
    '賭け',
    'かけ',
  ],
  category: 'table-games',
  tags: ['calm'],
  current: createBlackjack({ rules, figures: readFigures(figures), actWithinHours }),
  past: [],
  hitFrequencyFor: { ja: '最善の手順でプレイした場合', en: 'a hand with best play' },
  volatility: 'low',
  stakesIn: {
    JPY: {
      stakes: [],
      defaultStake: 500,
      table: {
        chips: [100, 500, 1000, 5000, 10_000],
        bets: { [handBet]: { least: 100, most: 20_000 } },
        layout: { least: 100, most: 60_000 },
      },
    },
  },
  cycleFloorMs: 0,
  actWithinHours,
}
