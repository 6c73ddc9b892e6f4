import { readFigures } from '../../engines/figures.ts'
import { createGame, withoutChoice } from '../../engines/game.ts'
import { respinDisplay } from '../../engines/slot/respins/display.ts'
import { respinSlot } from '../../engines/slot/respins/play.ts'
import type { Title } from '../title.ts'
import figures from './figures.json' with { type: 'json' }
import { rules } from './rules.ts'

/** A riverside inn at night. A window in which a firefly lands lights up and stays wild, and the others turn again. */
export const title: Title = {
  gameCode: rules.gameCode,
  name: { ja: '蛍の宿', en: 'Firefly Inn' },
  reading: 'ほたるのやど',
  searchWords: [
    'ファイアフライイン',
    'ホタル',
    'fireflies',
    '旅館',
    'りょかん',
    'ryokan',
    '蛙',
    'カエル',
    'frog',
    '夏',
    'なつ',
    'summer',
    '浴衣',
    'ゆかた',
  ],
  category: 'slots',
  tags: ['three-reels', 'calm'],
  current: createGame({
    engine: respinSlot,
    rules,
    figures: readFigures(figures),
    display: respinDisplay(rules, { restingStops: [5, 38, 20] }),
    ...withoutChoice,
  }),
  past: [],
  volatility: 'low',
  stakesIn: {
    JPY: { stakes: [20, 40, 60, 100, 200, 400, 600, 1000, 2000, 4000, 6000, 10_000], defaultStake: 100 },
  },
  cycleFloorMs: 2500,
}
