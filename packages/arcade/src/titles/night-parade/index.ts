import { readFigures } from '../../engines/figures.ts'
import { createGame, withoutChoice } from '../../engines/game.ts'
import { tumbleDisplay } from '../../engines/slot/tumble/display.ts'
import { tumbleSlot } from '../../engines/slot/tumble/play.ts'
import type { Title } from '../title.ts'
import figures from './figures.json' with { type: 'json' }
import { rules } from './rules.ts'

/**
 * Old things come alive at night and walk through the town. Five or more of a symbol that touch win and leave; each fall of the symbols above adds one to the
 * multiplier. Lanterns are wild. Six wisps win free spins, in which the multiplier does not fall back.
 */
export const title: Title = {
  gameCode: rules.gameCode,
  name: { ja: '百鬼夜行', en: 'Night Parade' },
  reading: 'ひゃっきやこう',
  searchWords: [
    'ナイトパレード',
    '妖怪',
    'ようかい',
    'yokai',
    'たぬき',
    '狸',
    'tanuki',
    '天狗',
    'てんぐ',
    '河童',
    'かっぱ',
    '猫又',
    'ねこまた',
    'お化け',
    'おばけ',
    '幽霊',
    'ghost',
    'ghosts',
    'monsters',
    'spirits',
  ],
  category: 'slots',
  dialect: 'playngo',
  tags: ['new'],
  current: createGame({
    engine: tumbleSlot,
    rules,
    figures: readFigures(figures),
    display: tumbleDisplay(rules, { restingStops: [6, 4, 8, 7, 12, 1] }),
    ...withoutChoice,
  }),
  past: [],
  volatility: 'high',
  stakesIn: {
    JPY: { stakes: [20, 40, 60, 100, 200, 400, 600, 1000, 2000, 4000, 6000, 10_000], defaultStake: 100 },
  },
  cycleFloorMs: 2500,
}
