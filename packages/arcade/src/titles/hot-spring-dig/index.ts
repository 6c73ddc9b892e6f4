import { readFigures } from '../../engines/figures.ts'
import { createMines } from '../../engines/instant/mines/mines.ts'
import type { Title } from '../title.ts'
import figures from './figures.json' with { type: 'json' }
import { defaultHazards, rules, stakes } from './rules.ts'

const actWithinHours = 24

/**
 * Digging for a hot spring in the snow: the player opens tiles one by one and may stop after each; ice ends the dig. The player chooses how many there are.
 * The return is 99 % for every way to play, before prizes are rounded down to the yen, and at least 98.67 % after (200 yen, 2 hazards, 2 tiles); a test
 * compares. Lower stakes are not offered, because rounding would take more of them.
 */
export const title: Title = {
  gameCode: rules.gameCode,
  name: { ja: '温泉掘り', en: 'Hot-Spring Dig' },
  reading: 'おんせんほり',
  searchWords: [
    'ホットスプリングディグ',
    '猿',
    'サル',
    'monkey',
    'macaque',
    '雪',
    'ゆき',
    'snow',
    '冬',
    'ふゆ',
    'winter',
    '露天風呂',
    'ろてんぶろ',
    'spa',
    '湯',
    '氷',
    'こおり',
    'ice',
  ],
  category: 'instant-games',
  tags: ['calm'],
  current: createMines({
    rules,
    defaultHazards,
    actWithinHours,
    figures: readFigures(figures),
  }),
  past: [],
  hitFrequencyFor: { ja: '最初の設定で1マス開けた場合', en: 'opening one tile at the preset difficulty' },
  sameReturnForAllPlay: true,
  volatility: 'high', // the player decides; up to 10,000 times the stake
  stakesIn: { JPY: { stakes, defaultStake: 200 } },
  cycleFloorMs: 0,
  actWithinHours,
}
