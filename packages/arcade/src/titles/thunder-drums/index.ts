import { readFigures } from '../../engines/figures.ts'
import { createGame, withoutChoice } from '../../engines/game.ts'
import { holdDisplay } from '../../engines/slot/hold/display.ts'
import { holdSlot } from '../../engines/slot/hold/play.ts'
import type { Title } from '../title.ts'
import figuresFile from './figures.json' with { type: 'json' }
import { rules } from './rules.ts'

const figures = readFigures(figuresFile)

/**
 * The thunder god's drums in a black storm. Twenty-five lines from the left; eight or more drumheads in view start the drumming, in which drumheads stay and the
 * other cells spin again. Three fixed prizes, the greatest for a full ring of drums.
 */
export const title: Title = {
  gameCode: rules.gameCode,
  name: { ja: '雷神太鼓', en: 'Thunder Drums' },
  reading: 'らいじんだいこ',
  searchWords: [
    'サンダードラム',
    '太鼓',
    'たいこ',
    'taiko',
    '雷',
    'かみなり',
    '稲妻',
    'いなずま',
    'lightning',
    '風神',
    'ふうじん',
    '神',
    'かみ',
    'gods',
    '虎',
    'とら',
    'tiger',
    '嵐',
    'あらし',
    'storm',
  ],
  category: 'slots',
  tags: ['featured'],
  current: createGame({
    engine: holdSlot,
    rules,
    figures,
    display: holdDisplay(rules, { restingStops: [3, 5, 8, 6, 4], figures }),
    ...withoutChoice,
  }),
  past: [],
  volatility: 'high',
  stakesIn: {
    JPY: { stakes: [25, 50, 75, 100, 200, 400, 600, 1000, 2000, 4000, 6000, 10_000], defaultStake: 100 },
  },
  cycleFloorMs: 2500,
}
