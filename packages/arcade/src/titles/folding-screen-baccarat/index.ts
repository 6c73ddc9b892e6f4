import { readFigures } from '../../engines/figures.ts'
import { baccarat } from '../../engines/table/baccarat/baccarat.ts'
import { createTable } from '../../engines/table/table.ts'
import type { Title } from '../title.ts'
import figures from './figures.json' with { type: 'json' }
import { rules } from './rules.ts'

/**
 * Punto banco before a golden folding screen, at a table with commission and one without. Eight full decks for each hand, so no card that was dealt changes the next hand. Every
 * chip is a multiple of 100 yen, of which 5 % and 54 % are whole amounts, so that no return is rounded.
 */
export const title: Title = {
  gameCode: rules.gameCode,
  name: { ja: '屏風バカラ', en: 'Folding-Screen Baccarat' },
  reading: 'びょうぶばから',
  searchWords: [
    'フォールディングスクリーンバカラ',
    'プントバンコ',
    'punto banco',
    '絞り',
    'しぼり',
    'squeeze',
    '罫線',
    'けいせん',
    'road',
    'ノーコミッション',
    'no commission',
    'テーブルゲーム',
    'トランプ',
    'cards',
    '金屏風',
    'きんびょうぶ',
  ],
  category: 'table-games',
  tags: ['calm'],
  current: createTable({ rules, mechanic: baccarat(rules), figures: readFigures(figures) }),
  past: [],
  hitFrequencyFor: {
    ja: 'コミッションありのテーブルでバンカーだけに賭けた場合',
    en: 'betting on the banker alone at the table with commission',
  },
  volatility: 'low', // the player decides; that of player and banker
  stakesIn: {
    JPY: {
      stakes: [],
      defaultStake: 100,
      table: {
        chips: [100, 500, 1000, 5000, 10_000, 50_000],
        bets: {
          player: { least: 100, most: 300_000 },
          tie: { least: 100, most: 30_000 },
          banker: { least: 100, most: 300_000 },
          'banker-free': { least: 100, most: 300_000 },
          'player-pair': { least: 100, most: 20_000 },
          'banker-pair': { least: 100, most: 20_000 },
          'either-pair': { least: 100, most: 50_000 },
          'perfect-pair': { least: 100, most: 2000 },
          small: { least: 100, most: 100_000 },
          big: { least: 100, most: 100_000 },
        },
        layout: { least: 100, most: 400_000 },
      },
    },
  },
  cycleFloorMs: 0,
}
