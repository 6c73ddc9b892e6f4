import { readFigures } from '../../engines/figures.ts'
import { rouletteResult } from '../../engines/short-results.ts'
import { roulette } from '../../engines/table/roulette/roulette.ts'
import { sharedTable } from '../../engines/table/shared-table.ts'
import { createTable } from '../../engines/table/table.ts'
import type { Title } from '../title.ts'
import figures from './figures.json' with { type: 'json' }
import { rules } from './rules.ts'

const mechanic = roulette(rules)
const current = createTable({ rules, mechanic, figures: readFigures(figures) })

/** Live roulette with one zero: a round every half a minute for everybody at the table, at which every bet returns 36/37. Chips are multiples of 100 yen, and every pay is a whole multiple, so no return is rounded. */
export const title: Title = {
  gameCode: rules.gameCode,
  name: { ja: '朱雀の間', en: 'Suzaku Hall' },
  reading: 'すざくのま',
  searchWords: [
    'スザクホール',
    'ライブルーレット',
    'live roulette',
    'ルーレット',
    'roulette',
    'シングルゼロ',
    'single zero',
    'ヨーロピアンルーレット',
    'european roulette',
    '鳳凰',
    'ほうおう',
    'phoenix',
    'vermilion bird',
    'ライブカジノ',
    'live casino',
    'ディーラー',
    'dealer',
    'wheel',
  ],
  category: 'live-casino',
  tags: ['calm'],
  current,
  past: [],
  hitFrequencyFor: { ja: '赤だけに賭けた場合', en: 'betting on red alone' },
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
        },
        layout: { least: 100, most: 400_000 },
      },
    },
  },
  cycleFloorMs: 0,
  shared: {
    engine: sharedTable(mechanic, current),
    pace: { openMs: 15_000, lockMs: 1_000, showMs: 10_000, restMs: 4_000 },
    mostBets: 8,
    tables: ['suzaku-hall'],
    resultOf: rouletteResult(rules),
  },
}
