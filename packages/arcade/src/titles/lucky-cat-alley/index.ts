import { readFigures } from '../../engines/figures.ts'
import { createGame, withoutChoice } from '../../engines/game.ts'
import { linesDisplay } from '../../engines/slot/lines/display.ts'
import { linesSlot } from '../../engines/slot/lines/play.ts'
import type { Title } from '../title.ts'
import figures from './figures.json' with { type: 'json' }
import { rules } from './rules.ts'

/** An alley of small bars at dusk, with a lucky cat that beckons. Three reels, five lines, nothing but line wins. */
export const title: Title = {
  gameCode: rules.gameCode,
  name: { ja: '招き猫横丁', en: 'Lucky Cat Alley' },
  reading: 'まねきねこよこちょう',
  searchWords: [
    'ラッキーキャットアレー',
    'ねこ',
    '猫',
    'cats',
    '小判',
    'こばん',
    '居酒屋',
    'いざかや',
    'izakaya',
    '路地',
    'ろじ',
    'たい焼き',
    'taiyaki',
    '提灯',
    'ちょうちん',
  ],
  category: 'slots',
  tags: ['new', 'three-reels'],
  current: createGame({
    engine: linesSlot,
    rules,
    figures: readFigures(figures),
    display: linesDisplay(rules, { restingStops: [22, 12, 18] }),
    ...withoutChoice,
  }),
  past: [],
  volatility: 'low',
  stakesIn: {
    JPY: { stakes: [20, 40, 60, 100, 200, 400, 600, 1000, 2000, 4000, 6000, 10_000], defaultStake: 100 },
  },
  cycleFloorMs: 2500,
}
