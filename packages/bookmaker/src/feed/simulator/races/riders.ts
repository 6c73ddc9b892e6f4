import { type RiderClass, type RidingStyle, ridingStyles } from '../../../markets/races/race-words.ts'
import type { Names } from '../../../model/names.ts'
import { drawFrom } from '../draw.ts'
import { riderName } from './rider-names.ts'

/** A rider of the simulator. Every one is invented; the same for a seed for good. */
export interface PoolRider {
  /** Number in the pool, from 0. */
  readonly id: number
  readonly name: Names
  /** The part of the country that the rider is of: riders of one part ride together. */
  readonly region: Names
  readonly class: RiderClass
  readonly style: RidingStyle
  /** Year of the school's graduation, counted as the riders' school counts. */
  readonly term: number
  /** Standard deviations above the middle of the squad. */
  readonly ability: number
  /** Racing score in hundredths: 98.25 is 9825. */
  readonly score: number
}

/** Riders of one squad: twelve races of nine. Squads race at a track for the three days of a meeting and then at another one. */
export const squadSize = 108

const regions: readonly Names[] = [
  { ja: '北日本', en: 'North' },
  { ja: '関東', en: 'Kanto' },
  { ja: '南関東', en: 'South Kanto' },
  { ja: '中部', en: 'Chubu' },
  { ja: '近畿', en: 'Kinki' },
  { ja: '中国', en: 'Chugoku' },
  { ja: '四国', en: 'Shikoku' },
  { ja: '九州', en: 'Kyushu' },
]

const squads = new Map<string, readonly PoolRider[]>()

/** The riders of a squad, from the best score to the least. Squads with an even number are of class S, the others of class A. */
export function squadOfRiders(squad: number, seed: string): readonly PoolRider[] {
  const key = `${seed}/${squad}`
  const known = squads.get(key)
  if (known) return known
  if (squads.size >= 40) squads.clear() // of other seeds
  const found = Array.from({ length: squadSize }, (_, rider) => newRider({ squad, rider }, seed)).sort(
    (one, other) => other.score - one.score || one.id - other.id,
  )
  squads.set(key, found)
  return found
}

function newRider({ squad, rider }: { readonly squad: number; readonly rider: number }, seed: string): PoolRider {
  const id = squad * squadSize + rider
  const draw = drawFrom(`${seed}/rider/${id}`)
  const ability = draw.normal()
  const isS = squad % 2 === 0
  // what is written of a rider says most of the ability, not all of it
  const score = Math.round((isS ? 10_300 : 8_450) + 450 * ability + 120 * draw.normal())
  const styles = ability > 0.8 ? [3, 3, 3, 1] : [3, 2, 3, 2]
  return {
    id,
    ability,
    score,
    name: riderName({ squad, rider }),
    region: regions[draw.below(regions.length)] ?? { ja: '', en: '' },
    class: classOf(isS, ability),
    style: ridingStyles[draw.weighted(styles)] ?? 'sashi',
    term: 85 + draw.below(42),
  }
}

function classOf(isS: boolean, ability: number): RiderClass {
  if (isS) return ability > 0.4 ? 'S1' : 'S2'
  return ability > 0.6 ? 'A1' : ability > -0.5 ? 'A2' : 'A3'
}
