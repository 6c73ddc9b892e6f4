import { readFigures } from '../../engines/figures.ts'
import { createGame, withoutChoice } from '../../engines/game.ts'
import { waysDisplay } from '../../engines/slot/ways/display.ts'
import { waysSlot } from '../../engines/slot/ways/play.ts'
import type { Title } from '../title.ts'
import figures from './figures.json' with { type: 'json' }
import { rules } from './rules.ts'

/** Foxes marry in a sun shower. 243 ways from the left. The sun is wild, and each reel with a sun doubles the wins that reach it: up to eight times. */
export const title: Title = {
  gameCode: rules.gameCode,
  name: { ja: '狐の嫁入り', en: 'Fox Wedding' },
  reading: 'きつねのよめいり',
  searchWords: [
    'フォックスウェディング',
    'お天気雨',
    'キツネ',
    'kitsune',
    '結婚式',
    'けっこんしき',
    '花嫁',
    'はなよめ',
    'bride',
    '雨',
    'あめ',
    'rain',
    '太陽',
    'たいよう',
    'sun shower',
  ],
  category: 'slots',
  dialect: 'pragmaticplay',
  tags: ['featured'],
  current: createGame({
    engine: waysSlot,
    rules,
    figures: readFigures(figures),
    display: waysDisplay(rules, { restingStops: [18, 8, 21, 6, 1] }),
    ...withoutChoice,
  }),
  past: [],
  volatility: 'medium',
  stakesIn: {
    JPY: { stakes: [20, 40, 60, 100, 200, 400, 600, 1000, 2000, 4000, 6000, 10_000], defaultStake: 100 },
  },
  cycleFloorMs: 2500,
}
