import { readFigures } from '../../engines/figures.ts'
import { createGame, withoutChoice } from '../../engines/game.ts'
import { bonusGamesDisplay } from '../../engines/slot/bonus-games/display.ts'
import { bonusGamesSlot } from '../../engines/slot/bonus-games/play.ts'
import type { Title } from '../title.ts'
import figuresFile from './figures.json' with { type: 'json' }
import { rules } from './rules.ts'

const figures = readFigures(figuresFile)

/**
 * A firework maker's workshop on the evening before the festival. Three reels, five lines and a notice lamp: when it lights, BIG or REG follows for certain, in
 * the same round.
 */
export const title: Title = {
  gameCode: rules.gameCode,
  name: { ja: '花火師', en: 'The Firework Maker' },
  reading: 'はなびし',
  searchWords: [
    'ファイヤーワークメーカー',
    '花火',
    'fireworks',
    '花火大会',
    '祭り',
    'まつり',
    'festival',
    '夏',
    'なつ',
    'summer',
    '提灯',
    'ちょうちん',
    '風鈴',
    'ふうりん',
  ],
  category: 'slots',
  tags: ['three-reels', 'festival'],
  current: createGame({
    engine: bonusGamesSlot,
    rules,
    figures,
    display: bonusGamesDisplay(rules, { restingStops: [0, 0, 0], figures }),
    ...withoutChoice,
  }),
  past: [],
  volatility: 'low',
  stakesIn: {
    JPY: { stakes: [20, 40, 60, 100, 200, 400, 600, 1000, 2000, 4000, 6000, 10_000], defaultStake: 100 },
  },
  cycleFloorMs: 2500,
}
