import { readFigures } from '../../engines/figures.ts'
import { createGame, withoutChoice } from '../../engines/game.ts'
import { tumbleDisplay } from '../../engines/slot/tumble/display.ts'
import { tumbleSlot } from '../../engines/slot/tumble/play.ts'
import type { Title } from '../title.ts'
import figures from './figures.json' with { type: 'json' }
import { rules } from './rules.ts'

/**
 * The wooden toy: a hammer knocks rows out of a tower of blocks. Three or more of a symbol in one row win; the row leaves as a whole, the rows above it
 * fall, and each fall adds one to the multiplier. No free spins.
 */
export const title: Title = {
  gameCode: rules.gameCode,
  name: { ja: 'だるま落とし', en: 'Daruma Drop' },
  reading: 'だるまおとし',
  searchWords: [
    'ダルマ落とし',
    '達磨落とし',
    'ダルマドロップ',
    'おもちゃ',
    '玩具',
    '積み木',
    'つみき',
    '人形',
    'toy',
    'doll',
    'blocks',
    '凧',
    'たこ',
    'kite',
    '折り鶴',
    'おりづる',
    'paper crane',
    '木づち',
  ],
  category: 'slots',
  dialect: 'pragmaticplay',
  tags: ['new'],
  current: createGame({
    engine: tumbleSlot,
    rules,
    figures: readFigures(figures),
    display: tumbleDisplay(rules, { restingStops: [17, 4, 9, 14, 17] }),
    ...withoutChoice,
  }),
  past: [],
  volatility: 'medium',
  stakesIn: {
    JPY: { stakes: [20, 40, 60, 100, 200, 400, 600, 1000, 2000, 4000, 6000, 10_000], defaultStake: 100 },
  },
  cycleFloorMs: 2500,
}
