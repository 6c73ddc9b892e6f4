import { readFigures } from '../../engines/figures.ts'
import { createGame, withoutChoice } from '../../engines/game.ts'
import { holdDisplay } from '../../engines/slot/hold/display.ts'
import { holdSlot } from '../../engines/slot/hold/play.ts'
import type { Title } from '../title.ts'
import figuresFile from './figures.json' with { type: 'json' }
import { rules } from './rules.ts'

const figures = readFigures(figuresFile)

/**
 * A tank of goldfish at a summer festival. Twenty lines from the left; six or more bowls in view start the scooping, in which bowls stay and the other cells
 * spin again.
 */
export const title: Title = {
  gameCode: rules.gameCode,
  name: { ja: '金魚すくい', en: 'Goldfish Scoop' },
  reading: 'きんぎょすくい',
  searchWords: [
    'ゴールドフィッシュスクープ',
    '縁日',
    'えんにち',
    '屋台',
    'やたい',
    '祭り',
    'まつり',
    'festival',
    '魚',
    'さかな',
    'fish',
    '夏',
    'なつ',
    'summer',
    'かき氷',
    'ラムネ',
    'りんご飴',
  ],
  category: 'slots',
  tags: ['festival'],
  current: createGame({
    engine: holdSlot,
    rules,
    figures,
    display: holdDisplay(rules, { restingStops: [2, 13, 2, 6, 3], figures }),
    ...withoutChoice,
  }),
  past: [],
  volatility: 'medium',
  stakesIn: {
    JPY: { stakes: [20, 40, 60, 100, 200, 400, 600, 1000, 2000, 4000, 6000, 10_000], defaultStake: 100 },
  },
  cycleFloorMs: 2500,
}
