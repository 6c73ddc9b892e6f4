import { readFigures } from '../../engines/figures.ts'
import { createGame, withoutChoice } from '../../engines/game.ts'
import { expandingDisplay } from '../../engines/slot/expanding/display.ts'
import { expandingSlot } from '../../engines/slot/expanding/play.ts'
import type { Title } from '../title.ts'
import figures from './figures.json' with { type: 'json' }
import { rules } from './rules.ts'

/**
 * The rabbits in the harvest moon pound rice cakes. Ten lines from the left. Three or more moons win free spins, in which one symbol, drawn when they begin, fills each
 * reel that shows it.
 */
export const title: Title = {
  gameCode: rules.gameCode,
  name: { ja: '月の兎', en: 'Moon Rabbit' },
  reading: 'つきのうさぎ',
  searchWords: ['ムーンラビット'],
  category: 'slots',
  dialect: 'playngo',
  tags: ['new', 'calm'],
  current: createGame({
    engine: expandingSlot,
    rules,
    figures: readFigures(figures),
    display: expandingDisplay(rules, { restingStops: [22, 24, 23, 10, 20] }),
    ...withoutChoice,
  }),
  past: [],
  volatility: 'high',
  stakesIn: {
    JPY: { stakes: [20, 40, 60, 100, 200, 400, 600, 1000, 2000, 4000, 6000, 10_000], defaultStake: 100 },
  },
  cycleFloorMs: 2500,
}
