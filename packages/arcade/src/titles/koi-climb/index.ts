import { readFigures } from '../../engines/figures.ts'
import { createGame, withoutChoice } from '../../engines/game.ts'
import { tumbleDisplay } from '../../engines/slot/tumble/display.ts'
import { tumbleSlot } from '../../engines/slot/tumble/play.ts'
import type { Title } from '../title.ts'
import figures from './figures.json' with { type: 'json' }
import { rules } from './rules.ts'

/**
 * A koi that climbs a waterfall becomes a dragon. Eight or more of a symbol anywhere in view win and leave; each fall of the symbols above adds one to the
 * multiplier. Four or more gates win free spins, in which the multiplier does not fall back.
 */
export const title: Title = {
  gameCode: rules.gameCode,
  name: { ja: '鯉の滝登り', en: 'Koi Climb' },
  reading: 'こいのたきのぼり',
  searchWords: [
    'コイクライム',
    'carp',
    '龍',
    'りゅう',
    'ドラゴン',
    'dragon',
    '滝',
    'waterfall',
    '登竜門',
    'とうりゅうもん',
    '亀',
    'カメ',
    'turtle',
    '魚',
    'さかな',
    'fish',
    '川',
    'river',
  ],
  category: 'slots',
  tags: ['featured'],
  current: createGame({
    engine: tumbleSlot,
    rules,
    figures: readFigures(figures),
    display: tumbleDisplay(rules, { restingStops: [5, 9, 8, 12, 13, 2] }),
    ...withoutChoice,
  }),
  past: [],
  volatility: 'high',
  stakesIn: {
    JPY: { stakes: [20, 40, 60, 100, 200, 400, 600, 1000, 2000, 4000, 6000, 10_000], defaultStake: 100 },
  },
  cycleFloorMs: 2500,
}
