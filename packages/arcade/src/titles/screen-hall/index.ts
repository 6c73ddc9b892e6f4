import { readFigures } from '../../engines/figures.ts'
import { baccaratResult } from '../../engines/short-results.ts'
import { baccarat } from '../../engines/table/baccarat/baccarat.ts'
import { sharedTable } from '../../engines/table/shared-table.ts'
import { createTable } from '../../engines/table/table.ts'
import type { Title } from '../title.ts'
import figures from './figures.json' with { type: 'json' }
import { rules } from './rules.ts'

const mechanic = baccarat(rules)
const current = createTable({ rules, mechanic, figures: readFigures(figures) })

/**
 * Punto banco that all players of the hall share, with a dealer: one hand in 35 seconds from eight full decks. A player bets with commission or without; the cards are the same. While the hand is shown the highest
 * bettor turns the cards for all to see, which changes nothing. Every chip is a multiple of 100 yen, so that no return is rounded.
 */
export const title: Title = {
  gameCode: rules.gameCode,
  name: { ja: '屏風の間', en: 'Screen Hall' },
  reading: 'びょうぶのま',
  searchWords: [
    'スクリーンホール',
    'ライブバカラ',
    'live baccarat',
    'ライブカジノ',
    'live casino',
    'ディーラー',
    'dealer',
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
    '夜',
    'よる',
    '桔梗',
  ],
  category: 'live-casino',
  tags: ['calm'],
  current,
  past: [],
  hitFrequencyFor: {
    ja: 'コミッションありでバンカーだけに賭けた場合',
    en: 'betting on the banker alone, with commission',
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
  shared: {
    engine: sharedTable(mechanic, current),
    pace: { openMs: 15_000, lockMs: 1000, showMs: 15_000, restMs: 4000 },
    mostBets: 8,
    tables: ['screen-hall'],
    resultOf: baccaratResult,
    squeezed: true,
  },
}
