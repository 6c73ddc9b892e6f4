import { rational } from '../../engines/rational.ts'
import type { Title } from '../title.ts'
import { table } from './table.ts'

/**
 * Lanterns on a river on a summer night. Twenty lines from the left. The moon is wild and substitutes for every symbol but the gate, the scatter. Three or
 * more gates win free spins, in which each moon doubles the line wins that it is part of.
 * The figures are exact. They are constants because computing them is slow; a test compares them with the enumeration of every stop of the reels.
 */
export const lanternRiver: Title = {
  gameCode: table.gameCode,
  name: { ja: '灯籠流し', en: 'Lantern River' },
  reading: 'とうろうながし',
  table,
  figures: {
    rtp: rational(16259422864871n, 16901645801040n),
    hitFrequency: rational(415019n, 1284192n),
    variance: rational(13906544754602697891260726914778407n, 208874067162623874897149608344000n),
    meanFreeSpins: rational(3020320n, 33873749n),
    greatestSpin: { multiple: rational(3030), perRound: rational(439n, 312993440760n) },
  },
  volatility: 'medium',
  stakesIn: {
    JPY: { stakes: [20, 40, 60, 100, 200, 400, 600, 1000, 2000, 4000, 6000, 10_000], defaultStake: 100 },
  },
  restingStops: [4, 10, 24, 7, 5],
  cycleFloorMs: 2500,
  thumbnail: '/lantern-river/thumbnail.webp',
}
