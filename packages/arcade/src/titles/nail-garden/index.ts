import { readFigures } from '../../engines/figures.ts'
import { createPlinko } from '../../engines/instant/plinko/plinko.ts'
import type { Title } from '../title.ts'
import figures from './figures.json' with { type: 'json' }
import { preset, rules, stakes } from './rules.ts'

/**
 * Plinko in a garden: a ball falls through brass pins on a wooden board. Every number of rows returns 99 % at every risk, before wins are rounded down to the yen, and at
 * least 98.9 % after; a test compares.
 */
export const title: Title = {
  gameCode: rules.gameCode,
  name: { ja: '釘の庭', en: 'Nail Garden' },
  reading: 'くぎのにわ',
  searchWords: [
    'ネイルガーデン',
    'プリンコ',
    'ぷりんこ',
    'plinko',
    'パチンコ',
    'ぱちんこ',
    'pachinko',
    'ビー玉',
    'びーだま',
    'marble',
    'ボール',
    'ball',
    '庭園',
    'ていえん',
    'garden',
    '真鍮',
    'brass',
    'pins',
  ],
  category: 'instant-games',
  tags: ['calm'],
  current: createPlinko({ rules, preset, figures: readFigures(figures) }),
  past: [],
  hitFrequencyFor: { ja: '12段・リスク中で遊んだ場合', en: 'with 12 rows at medium risk' },
  sameReturnForAllPlay: true,
  volatility: 'high', // the player decides; up to 1,000 times the stake
  stakesIn: { JPY: { stakes, defaultStake: 500 } },
  cycleFloorMs: 0,
}
