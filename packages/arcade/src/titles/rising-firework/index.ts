import { createCrash } from '../../engines/crash/crash.ts'
import { readFigures } from '../../engines/figures.ts'
import { crashResult } from '../../engines/short-results.ts'
import type { Title } from '../title.ts'
import figures from './figures.json' with { type: 'json' }
import { autos, presetAuto, rules, stakes } from './rules.ts'

const { game, engine } = createCrash({ rules, autos, presetAuto, figures: readFigures(figures) })

/**
 * A firework shell that climbs over a river until it bursts, for all players of a table at once: the multiplier grows with it, and each bet leaves before the burst or is lost.
 * Every way to play returns exactly 99 %.
 */
export const title: Title = {
  gameCode: rules.gameCode,
  name: { ja: '打上げ花火', en: 'Rising Firework' },
  reading: 'うちあげはなび',
  searchWords: [
    'ライジングファイアワーク',
    'クラッシュ',
    'くらっしゅ',
    'crash',
    'crash game',
    'aviator',
    'アビエーター',
    'ロケット',
    'rocket',
    '大玉',
    '川開き',
    'かわびらき',
    '花火大会',
    'はなびたいかい',
    'multiplier',
    '倍率',
    'ばいりつ',
  ],
  category: 'live-casino',
  tags: [],
  current: game,
  past: [],
  hitFrequencyFor: { ja: '2.00倍で自動精算した場合', en: 'cashing out automatically at 2.00×' },
  sameReturnForAllPlay: true,
  volatility: 'high', // the player decides; up to 10,000 times the stake
  stakesIn: { JPY: { stakes, defaultStake: 500 } },
  cycleFloorMs: 0,
  shared: {
    engine,
    pace: { openMs: 6000, lockMs: 500, showMs: 1500, restMs: 1500 },
    mostBets: 2,
    tables: ['rising-firework'],
    resultOf: crashResult,
  },
}
