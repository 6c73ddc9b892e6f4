import type { Rider } from '../../../markets/races/race.ts'
import type { Category, EventEntry, Tournament } from '../../../model/hierarchy.ts'
import type { Names } from '../../../model/names.ts'
import { type EventUrn, urn } from '../../../model/urn.ts'
import { entryOf, type RaceSlot, raceId, raceSlotOf, raceStart } from './meetings.ts'
import { velodromes } from './velodromes.ts'

/** All races are held in one country. */
export const raceCategory: Category = {
  id: urn('category', 'sim-keirin-japan'),
  sport: urn('sport', 'keirin'),
  name: { ja: '日本', en: 'Japan' },
}

export const trackId = (track: number) => urn('tournament', `sim-kr1-${track + 1}`)

const trackName = (track: number): Names => {
  const { ja, en } = velodromes[track]?.name ?? { ja: '', en: '' }
  return { ja: `${ja}競輪`, en: `${en} Keirin` }
}

/** One for each track. */
export const raceTournaments: readonly Tournament[] = velodromes.map((_, track) => ({
  id: trackId(track),
  category: raceCategory.id,
  name: trackName(track),
}))

/** A race by its id; null for any other event. */
export function raceEntry(id: EventUrn): EventEntry | null {
  const slot = raceSlotOf(id)
  if (!slot) return null
  const name = trackName(slot.track)
  return {
    id: raceId(slot),
    tournament: trackId(slot.track),
    kind: 'race',
    name: { ja: `${name.ja} ${slot.number}R`, en: `${name.en}, race ${slot.number}` },
    competitors: [],
    startsAt: raceStart(slot),
  }
}

/** The riders of a race, as its outcomes name them. */
export const ridersOf = (slot: RaceSlot, seed: string): readonly Rider[] =>
  entryOf(slot, seed).starters.map(({ number, bracket, rider }) => ({ number, bracket, name: rider.name }))
