import { createFiveCardDraw } from '../../engines/cards/draw/game.ts'
import { readFigures } from '../../engines/figures.ts'
import type { Title } from '../title.ts'
import figures from './figures.json' with { type: 'json' }
import { rules } from './rules.ts'

const actWithinHours = 24

/** Five cards and one draw, paid from a pair of jacks. Pays are whole multiples of the stake. The best hold of every hand returns 99.5439 %. */
export const title: Title = {
  gameCode: rules.gameCode,
  name: { ja: '五枚札', en: 'Five-Card Draw' },
  reading: 'ごまいふだ',
  searchWords: [
    'ファイブカードドロー',
    'ビデオポーカー',
    'video poker',
    'ポーカー',
    'poker',
    'ジャックスオアベター',
    'jacks or better',
    'トランプ',
    'カード',
    'cards',
    '役',
    'やく',
  ],
  category: 'video-poker',
  tags: [],
  current: createFiveCardDraw({ rules, figures: readFigures(figures), actWithinHours }),
  past: [],
  hitFrequencyFor: { ja: '最善の残し方でプレイした場合', en: 'the best hold of every hand' },
  volatility: 'medium',
  stakesIn: { JPY: { stakes: [100, 200, 500, 1000, 2000, 5000, 10_000], defaultStake: 200 } },
  cycleFloorMs: 0,
  actWithinHours,
}
