import type { RaceSession } from '../../../markets/races/race-words.ts'
import type { Names } from '../../../model/names.ts'

/** A track and the hours of its meetings. Invented, like every place of the simulator. */
export interface Velodrome {
  readonly name: Names
  readonly trackMetres: 333 | 400 | 500
  readonly laps: number
  readonly distanceMetres: number
  /** Start of the first race, in minutes after midnight in Japan. */
  readonly firstRaceMinutes: number
  readonly session: RaceSession
}

/** Laps and distances of short races, which take two minutes. */
const tracks = {
  333: { trackMetres: 333, laps: 5, distanceMetres: 1_680 },
  400: { trackMetres: 400, laps: 4, distanceMetres: 1_625 },
  500: { trackMetres: 500, laps: 3, distanceMetres: 1_525 },
} as const

/**
 * Eight tracks with twelve races a day each, half an hour apart. A meeting begins every three hours, every other one at another quarter of the hour, so that somewhere a race starts at least every
 * quarter of an hour, around the clock.
 */
export const velodromes: readonly Velodrome[] = [
  at('00:05', 'midnight', { ja: '月読', en: 'Tsukuyomi' }, 400),
  at('03:20', 'midnight', { ja: '鳴神', en: 'Narukami' }, 333),
  at('06:05', 'morning', { ja: '暁ヶ丘', en: 'Akatsukigaoka' }, 400),
  at('09:20', 'morning', { ja: '霧ヶ浜', en: 'Kirigahama' }, 400),
  at('12:05', 'day', { ja: '翠川', en: 'Midorikawa' }, 500),
  at('15:20', 'day', { ja: '紅葉浦', en: 'Momijiura' }, 400),
  at('18:05', 'night', { ja: '星見台', en: 'Hoshimidai' }, 333),
  at('21:20', 'night', { ja: '白瀬', en: 'Shirase' }, 500),
]

function at(time: string, session: RaceSession, name: Names, track: keyof typeof tracks): Velodrome {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return { name, session, ...tracks[track], firstRaceMinutes: hours * 60 + minutes }
}
