import { readFigures } from '../../engines/figures.ts'
import { createGame, withoutChoice } from '../../engines/game.ts'
import { expandingDisplay } from '../../engines/slot/expanding/display.ts'
import { expandingSlot } from '../../engines/slot/expanding/play.ts'
import type { Title } from '../title.ts'
import figuresFile from './figures.json' with { type: 'json' }
import { rules, rulesWithoutMost } from './rules.ts'

const figures = readFigures(figuresFile)
const display = expandingDisplay(rules, { restingStops: [22, 24, 23, 10, 20] })

/**
 * The rabbits in the harvest moon pound rice cakes. Ten lines from the left. Three or more moons win free spins, in which one symbol, drawn when they begin, fills each
 * reel that shows it.
 */
export const title: Title = {
  gameCode: rules.gameCode,
  name: { ja: '月の兎', en: 'Moon Rabbit' },
  reading: 'つきのうさぎ',
  searchWords: [
    'ムーンラビット',
    'ウサギ',
    'bunny',
    '月見',
    'つきみ',
    'tsukimi',
    '満月',
    'まんげつ',
    '餅',
    'もち',
    'mochi',
    '団子',
    'だんご',
    'dango',
    '梟',
    'ふくろう',
    'owl',
    '秋',
    'あき',
    'autumn',
  ],
  category: 'slots',
  dialect: 'playngo',
  tags: ['new', 'calm'],
  current: createGame({ engine: expandingSlot, rules, figures, display, ...withoutChoice }),
  past: [
    createGame({ engine: expandingSlot, rules: rulesWithoutMost, figures, display, most: null, ...withoutChoice }),
  ],
  volatility: 'high',
  stakesIn: {
    JPY: { stakes: [20, 40, 60, 100, 200, 400, 600, 1000, 2000, 4000, 6000, 10_000], defaultStake: 100 },
  },
  cycleFloorMs: 2500,
}
