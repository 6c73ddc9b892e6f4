import type { RaceGrade } from '../../../markets/races/race-words.ts'
import type { EventUrn } from '../../../model/urn.ts'
import type { EventHistory } from '../../background.ts'
import type { MeetingRace, RaceCard, RaceCardResult, RaceMeeting } from '../../race-card.ts'
import { trackId } from './describe-race.ts'
import {
  entryOf,
  formOf,
  goneFrom,
  meetingDays,
  type RaceSlot,
  raceId,
  raceSlotOf,
  raceStart,
  racesOfDay,
  resultOf,
  slotsBetween,
  squadAt,
} from './meetings.ts'
import { raceOpensAt, raceResultMs } from './race-messages.ts'
import { velodromes } from './velodromes.ts'

/** A meeting's day is listed until so long after its last race. */
const shownAfterMs = 2 * 3_600_000

/**
 * The simulator's race cards: who rides, how they ride together, and once it is confirmed how it ended.
 *
 * @param simulated the simulator's time, in epoch milliseconds
 */
export function simulatedRaces(seed: string, simulated: () => number): Pick<EventHistory, 'race' | 'meetings'> {
  return {
    race(id: EventUrn): RaceCard | null {
      const slot = raceSlotOf(id)
      return slot && raceOpensAt(slot) <= simulated() ? cardOf(slot, { seed, at: simulated() }) : null
    },
    meetings(): readonly RaceMeeting[] {
      const at = simulated()
      const lasts = slotsBetween(at - shownAfterMs, at + 12 * 3_600_000)
      return [...lasts]
        .filter((slot) => slot.number === racesOfDay && raceOpensAt(slot) <= at)
        .sort((one, other) => raceStart(one) - raceStart(other))
        .map((slot) => meetingOf(slot, { seed, at }))
    },
  }
}

interface Asked {
  readonly seed: string
  readonly at: number
}

const gradeOf = (slot: RaceSlot): RaceGrade => {
  const squad = squadAt(slot)
  return squad === 0 ? 'G3' : squad % 2 === 0 ? 'F1' : 'F2'
}

const isConfirmed = (slot: RaceSlot, at: number) => at >= raceStart(slot) + raceResultMs

function aboutMeeting(slot: RaceSlot): Pick<RaceCard, 'track' | 'grade' | 'session' | 'day'> {
  const { name, session } = velodromes[slot.track] ?? { name: { ja: '', en: '' }, session: 'day' }
  return { track: name, session, grade: gradeOf(slot), day: (slot.day % meetingDays) + 1 }
}

function cardOf(slot: RaceSlot, { seed, at }: Asked): RaceCard {
  const { velodrome, stage, field, starters } = entryOf(slot, seed)
  const gone = goneFrom(slot, seed)
  return {
    ...aboutMeeting(slot),
    number: slot.number,
    stage,
    trackMetres: velodrome.trackMetres,
    distanceMetres: velodrome.distanceMetres,
    laps: velodrome.laps,
    lines: field.lines,
    riders: starters.map(({ number, bracket, rider }) => ({
      number,
      bracket,
      name: rider.name,
      region: rider.region,
      class: rider.class,
      style: rider.style,
      term: rider.term,
      score: rider.score,
      form: formOf(rider, slot, seed),
      nonStarter: gone !== null && gone.number === number && gone.at <= at,
    })),
    result: isConfirmed(slot, at) ? shownResult(slot, seed) : null,
  }
}

function shownResult(slot: RaceSlot, seed: string): RaceCardResult {
  const { runners, techniques } = resultOf(slot, seed)
  const finish = runners
    .toSorted((one, other) => (one.place ?? 99) - (other.place ?? 99) || one.number - other.number)
    .map(({ number, place, mishap, nonStarter }) => ({
      number,
      place,
      mishap: nonStarter ? ('nonStarter' as const) : mishap,
      technique: techniques.get(number) ?? null,
    }))
  return { finish }
}

function meetingOf(last: RaceSlot, { seed, at }: Asked): RaceMeeting {
  const races = Array.from({ length: racesOfDay }, (_, race): MeetingRace => {
    const slot = { ...last, number: race + 1 }
    const finish = isConfirmed(slot, at) ? shownResult(slot, seed).finish : null
    const { stage, startsAt } = entryOf(slot, seed)
    return {
      event: raceId(slot),
      number: slot.number,
      stage,
      startsAt,
      result: finish && {
        first: finish.filter(({ place }) => place !== null && place <= 3).map(({ number }) => number),
        technique: finish[0]?.technique ?? null,
      },
    }
  })
  return { ...aboutMeeting(last), tournament: trackId(last.track), races }
}
