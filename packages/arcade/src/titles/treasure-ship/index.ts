import { readFigures } from '../../engines/figures.ts'
import { createGame, withoutChoice } from '../../engines/game.ts'
import { waysDisplay } from '../../engines/slot/ways/display.ts'
import { waysSlot } from '../../engines/slot/ways/play.ts'
import type { Title } from '../title.ts'
import figures from './figures.json' with { type: 'json' }
import { rules } from './rules.ts'

/** The ship of the lucky gods at New Year. 1,024 ways from the left. The sail is wild, and a sail in view fills its reel before the wins. */
export const title: Title = {
  gameCode: rules.gameCode,
  name: { ja: '宝船', en: 'Treasure Ship' },
  reading: 'たからぶね',
  searchWords: [
    'トレジャーシップ',
    '七福神',
    'しちふくじん',
    'lucky gods',
    '恵比寿',
    'えびす',
    '弁財天',
    'べんざいてん',
    '毘沙門天',
    'びしゃもんてん',
    '鯛',
    'たい',
    '小槌',
    'こづち',
    '船',
    'ふね',
    '正月',
    'しょうがつ',
    'new year',
  ],
  category: 'slots',
  tags: ['new'],
  current: createGame({
    engine: waysSlot,
    rules,
    figures: readFigures(figures),
    display: waysDisplay(rules, { restingStops: [7, 5, 13, 12, 17] }),
    ...withoutChoice,
  }),
  past: [],
  volatility: 'high',
  stakesIn: {
    JPY: { stakes: [50, 100, 150, 200, 300, 500, 1000, 2000, 3000, 5000, 10_000], defaultStake: 100 },
  },
  cycleFloorMs: 2500,
}
