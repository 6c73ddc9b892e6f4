import { readFigures } from '../../engines/figures.ts'
import { createGame, withoutChoice } from '../../engines/game.ts'
import { linesDisplay } from '../../engines/slot/lines/display.ts'
import { linesSlot } from '../../engines/slot/lines/play.ts'
import type { Title } from '../title.ts'
import figuresFile from './figures.json' with { type: 'json' }
import { rules, rulesWithoutMost } from './rules.ts'

const figures = readFigures(figuresFile)
const display = linesDisplay(rules, { restingStops: [4, 10, 24, 7, 5] })

/**
 * Lanterns on a river on a summer night. Twenty lines from the left. The moon is wild and substitutes for every symbol but the gate, the scatter. Three or
 * more gates win free spins, in which each moon doubles the line wins that it is part of.
 */
export const title: Title = {
  gameCode: rules.gameCode,
  name: { ja: '灯籠流し', en: 'Lantern River' },
  reading: 'とうろうながし',
  searchWords: [
    'ランタンリバー',
    '灯籠',
    'lanterns',
    '提灯',
    'ちょうちん',
    'お盆',
    'おぼん',
    'obon',
    '川',
    'かわ',
    '鳥居',
    'とりい',
    'torii',
    '夏',
    'なつ',
    'summer',
  ],
  category: 'slots',
  tags: ['featured', 'calm'],
  current: createGame({ engine: linesSlot, rules, figures, display, ...withoutChoice }),
  past: [createGame({ engine: linesSlot, rules: rulesWithoutMost, figures, display, most: null, ...withoutChoice })],
  volatility: 'high',
  stakesIn: {
    JPY: { stakes: [20, 40, 60, 100, 200, 400, 600, 1000, 2000, 4000, 6000, 10_000], defaultStake: 100 },
  },
  cycleFloorMs: 2500,
}
