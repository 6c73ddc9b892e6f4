import { readFigures } from '../../engines/figures.ts'
import { prizeResult } from '../../engines/short-results.ts'
import { sharedTable } from '../../engines/table/shared-table.ts'
import { createTable } from '../../engines/table/table.ts'
import { wheel } from '../../engines/table/wheel/wheel.ts'
import type { Title } from '../title.ts'
import figures from './figures.json' with { type: 'json' }
import { animals } from './results.ts'
import { rules } from './rules.ts'

const mechanic = wheel(rules)
const current = createTable({ rules, mechanic, figures: readFigures(figures) })

/**
 * A money wheel of the twelve animals of the zodiac, whose rounds all players share. Every bet returns the same share. Chips are multiples of 100 yen, of which every return is a
 * whole amount.
 */
export const title: Title = {
  gameCode: rules.gameCode,
  name: { ja: '干支の輪', en: 'Zodiac Wheel' },
  reading: 'えとのわ',
  searchWords: [
    'マネーホイール',
    'money wheel',
    'ゾディアックホイール',
    '十二支',
    'じゅうにし',
    '12支',
    '動物',
    'animals',
    'ねずみ',
    'うさぎ',
    '龍',
    'たつ',
    'いのしし',
    '眠り猫',
    'ねむりねこ',
    '木彫り',
    'ライブ',
    'live wheel',
    'big six',
  ],
  category: 'live-casino',
  tags: [],
  current,
  past: [],
  hitFrequencyFor: { ja: '「子」だけに賭けた場合', en: 'betting on the rat alone' },
  sameReturnForAllPlay: true,
  volatility: 'high', // the player decides; that of dragon and dog, the highest
  stakesIn: {
    JPY: {
      stakes: [],
      defaultStake: 100,
      table: {
        chips: [100, 500, 1000, 5000, 10_000, 50_000],
        bets: {
          'rat-horse': { least: 100, most: 100_000 },
          'ox-sheep': { least: 100, most: 60_000 },
          'rabbit-rooster': { least: 100, most: 50_000 },
          'snake-boar': { least: 100, most: 30_000 },
          'tiger-monkey': { least: 100, most: 20_000 },
          'dragon-dog': { least: 100, most: 10_000 },
        },
        layout: { least: 100, most: 150_000 },
      },
    },
  },
  cycleFloorMs: 0,
  shared: {
    engine: sharedTable(mechanic, current),
    // two further turns after multipliers fit into what is shown: `turns.ts` of the client
    pace: { openMs: 15_000, lockMs: 1000, showMs: 10_000, restMs: 4000 },
    mostBets: 8,
    tables: ['zodiac-wheel'],
    resultOf: prizeResult(animals),
  },
}
