import { createHighLow } from '../../engines/cards/high-low/game.ts'
import { readFigures } from '../../engines/figures.ts'
import type { Title } from '../title.ts'
import figures from './figures.json' with { type: 'json' }
import { rules, stakes } from './rules.ts'

const actWithinHours = 24

/**
 * The next month of hanafuda: the same or later, or the same or earlier. The return is 99 % for every way to play, before prizes are rounded down to the yen, and at least
 * 98.94 % after. Lower stakes are not offered, because rounding would take more of them.
 */
export const title: Title = {
  gameCode: rules.gameCode,
  name: { ja: '花札ひとめくり', en: 'Hanafuda High-Low' },
  reading: 'はなふだひとめくり',
  searchWords: [
    'ハイアンドロー',
    'ハイロー',
    'high low',
    'hi-lo',
    'カード',
    'cards',
    '花',
    'はな',
    'flowers',
    '月',
    'つき',
    'months',
    '桜',
    'さくら',
    '紅葉',
    'もみじ',
  ],
  category: 'instant-games',
  tags: ['calm'],
  current: createHighLow({ rules, figures: readFigures(figures), actWithinHours }),
  past: [],
  hitFrequencyFor: { ja: '確率の高い方を一度当てて受け取る場合', en: 'guessing the likelier side once' },
  volatility: 'high', // the player decides; up to 10,264 times the stake
  stakesIn: { JPY: { stakes, defaultStake: 1000 } },
  cycleFloorMs: 0,
  actWithinHours,
}
