import { readFigures } from '../../engines/figures.ts'
import { createSlider } from '../../engines/instant/slider/slider.ts'
import type { Title } from '../title.ts'
import figures from './figures.json' with { type: 'json' }
import { preset, rules, stakes } from './rules.ts'

/**
 * A die that stops on a ruler from 0.00 to 99.99: the player sets a mark and bets under or over it. Every mark returns 99 % before wins are rounded down to the yen, and at
 * least 98.9 % after; a test compares.
 */
export const title: Title = {
  gameCode: rules.gameCode,
  name: { ja: '目盛りの賽', en: 'Hundred-Step Dice' },
  reading: 'めもりのさい',
  searchWords: [
    'ハンドレッドステップダイス',
    '物差し',
    'ものさし',
    'ruler',
    'スライダー',
    'すらいだー',
    'slider',
    'サイコロ',
    'さいころ',
    'dice',
    'ダイス',
    '数当て',
    'かずあて',
    'over under',
    'アンダーオーバー',
  ],
  category: 'instant-games',
  tags: ['calm'],
  current: createSlider({ rules, preset, figures: readFigures(figures) }),
  past: [],
  hitFrequencyFor: { ja: '50.00より下に賭けた場合', en: 'betting under 50.00' },
  sameReturnForAllPlay: true,
  volatility: 'high', // the player decides; up to 9,900 times the stake
  stakesIn: { JPY: { stakes, defaultStake: 1000 } },
  cycleFloorMs: 0,
}
