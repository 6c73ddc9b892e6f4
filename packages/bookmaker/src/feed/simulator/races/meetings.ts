import { bracketOf } from '../../../markets/races/race.ts'
import type { RaceStage } from '../../../markets/races/race-words.ts'
import { type EventUrn, readUrn, urn } from '../../../model/urn.ts'
import type { Field } from '../../../pricing/races/finish-table.ts'
import { drawFrom } from '../draw.ts'
import { lineUp } from './line-up.ts'
import { type PoolRider, squadOfRiders } from './riders.ts'
import { hasWithdrawal, type RaceResult, runRace, type Withdrawal, withdrawalOf } from './run-race.ts'
import { type Velodrome, velodromes } from './velodromes.ts'

/** A race by its place in the calendar: `day` since 1 January 2024 in Japan, `track` in the list of velodromes, `number` from 1. */
export interface RaceSlot {
  readonly day: number
  readonly track: number
  readonly number: number
}

/** A race with who rides in it: known from the evening before. */
export interface RaceEntry {
  readonly slot: RaceSlot
  readonly id: EventUrn
  readonly velodrome: Velodrome
  readonly startsAt: number
  readonly stage: RaceStage
  /** By number. */
  readonly starters: readonly Starter[]
  readonly field: Field
}

export interface Starter {
  readonly number: number
  readonly bracket: number
  readonly rider: PoolRider
}

export const racesOfDay = 12
const ridersOfRace = 9
/** Days of a meeting. */
export const meetingDays = 3
const betweenRacesMs = 30 * 60_000
const dayMs = 86_400_000
const begins = Date.UTC(2024, 0, 1) - 9 * 3_600_000

export const raceStart = ({ day, track, number }: RaceSlot): number =>
  begins + day * dayMs + (velodromes[track]?.firstRaceMinutes ?? 0) * 60_000 + (number - 1) * betweenRacesMs

export const raceId = ({ day, track, number }: RaceSlot): EventUrn =>
  urn('outright', `sim-kr1-${day}-${track + 1}-${number}`)

/** The slot of a race's id; null for any other. */
export function raceSlotOf(id: EventUrn): RaceSlot | null {
  const [, day, track, number] = /^sim-kr1-(\d{1,6})-([1-8])-(\d{1,2})$/.exec(readUrn(id)?.key ?? '') ?? []
  const slot = { day: Number(day), track: Number(track) - 1, number: Number(number) }
  return number === undefined || slot.number < 1 || slot.number > racesOfDay ? null : slot
}

/** Every race that starts from `from` on and before `to`, by track and day. */
export function* slotsBetween(from: number, to: number): Generator<RaceSlot> {
  const last = Math.floor((to - begins) / dayMs)
  for (let day = Math.max(0, Math.floor((from - begins) / dayMs) - 1); day <= last; day++)
    for (let track = 0; track < velodromes.length; track++)
      for (let number = 1; number <= racesOfDay; number++) {
        const startsAt = raceStart({ day, track, number })
        if (startsAt >= from && startsAt < to) yield { day, track, number }
      }
}

interface Day {
  readonly entries: readonly RaceEntry[]
  /** Run once somebody asks. */
  readonly results: () => readonly RaceResult[]
}

const days = new Map<string, Day>()
const mostDays = 200

/** The race of a slot. */
export function entryOf(slot: RaceSlot, seed: string): RaceEntry {
  const entry = dayOf(slot, seed).entries[slot.number - 1]
  if (!entry) throw new RangeError(`a day has no race ${slot.number}`)
  return entry
}

/** How the race of a slot ends: known from the seed, so it is not told before its time. */
export function resultOf(slot: RaceSlot, seed: string): RaceResult {
  const result = dayOf(slot, seed).results()[slot.number - 1]
  if (!result) throw new RangeError(`a day has no race ${slot.number}`)
  return result
}

/** The rider of a slot's race who does not start; null where all start. */
export const goneFrom = (slot: RaceSlot, seed: string): Withdrawal | null =>
  hasWithdrawal(raceId(slot), seed) ? withdrawalOf(entryOf(slot, seed), seed) : null

/** A rider's last places before a day, newest first: of this meeting and the one before. Null: not placed. */
export function formOf(rider: PoolRider, { day, track }: Pick<RaceSlot, 'day' | 'track'>, seed: string): Placed[] {
  const squad = squadAt({ day, track })
  const before = Math.floor(day / meetingDays) * meetingDays - 1
  const trackBefore = trackOf({ squad, day: before })
  const ridden = [
    ...daysBack(day - 1, before + 1).map((one) => ({ day: one, track })),
    ...daysBack(before, Math.max(0, before - meetingDays + 1)).map((one) => ({ day: one, track: trackBefore })),
  ]
  return ridden.flatMap((one) => {
    const of = dayOf(one, seed)
    const at = of.entries.findIndex(({ starters }) => starters.some((starter) => starter.rider.id === rider.id))
    const number = of.entries[at]?.starters.find((starter) => starter.rider.id === rider.id)?.number
    const found = of.results()[at]?.runners.find((runner) => runner.number === number)
    return found && !found.nonStarter ? [found.place] : []
  })
}
type Placed = number | null

const daysBack = (from: number, to: number) => Array.from({ length: Math.max(0, from - to + 1) }, (_, at) => from - at)

const meetingOf = (day: number) => Math.floor(day / meetingDays)
export const squadAt = ({ day, track }: Pick<RaceSlot, 'day' | 'track'>): number =>
  (track + meetingOf(day)) % velodromes.length
function trackOf({ squad, day }: { readonly squad: number; readonly day: number }): number {
  const count = velodromes.length
  return (((squad - meetingOf(day)) % count) + count) % count
}

function dayOf({ day, track }: Pick<RaceSlot, 'day' | 'track'>, seed: string): Day {
  const key = `${seed}/${day}/${track}`
  const known = days.get(key)
  if (known) return known
  if (days.size >= mostDays) days.clear()
  const entries = cardsOf({ day, track }, seed)
  let results: readonly RaceResult[] | null = null
  const made: Day = {
    entries,
    results: () => {
      results ??= entries.map((entry) => runRace(entry, seed))
      return results
    },
  }
  days.set(key, made)
  return made
}

interface Card {
  readonly stage: RaceStage
  readonly riders: readonly PoolRider[]
}

function cardsOf({ day, track }: Pick<RaceSlot, 'day' | 'track'>, seed: string): RaceEntry[] {
  const squad = squadOfRiders(squadAt({ day, track }), seed)
  const dayOfMeeting = day % meetingDays
  const cards =
    dayOfMeeting === 0 ? firstDay(squad) : laterDay(dayOf({ day: day - 1, track }, seed), dayOfMeeting === 2)
  return cards.map(({ stage, riders }, at) => newEntry({ day, track, number: at + 1 }, { stage, riders }, seed))
}

/** The best nine ride in the last race, the others in heats of the same strength. */
function firstDay(squad: readonly PoolRider[]): Card[] {
  const heats = racesOfDay - 1
  const others = squad.slice(ridersOfRace)
  const heat = (race: number) =>
    others.filter((_, at) => {
      const [row, column] = [Math.floor(at / heats), at % heats]
      return (row % 2 === 0 ? column : heats - 1 - column) === race
    })
  return [
    ...Array.from({ length: heats }, (_, race): Card => ({ stage: 'heat', riders: heat(race) })),
    { stage: 'special', riders: squad.slice(0, ridersOfRace) },
  ]
}

/** By the places of the day before: the best ride in the semi-finals, and from those into the final. */
function laterDay(before: Day, isLast: boolean): Card[] {
  const weight = { final: 0, special: 1, semiFinal: 1, heat: 2, select: 3, general: 5 } as const
  const ranked = before.entries
    .flatMap((entry, at) =>
      entry.starters.map(({ number, rider }) => {
        const place = before.results()[at]?.runners.find((runner) => runner.number === number)?.place ?? ridersOfRace
        return { rider, worth: place + weight[entry.stage] * (isLast ? 3 : 0) - (entry.stage === 'special' ? 3 : 0) }
      }),
    )
    .sort((one, other) => one.worth - other.worth || other.rider.score - one.rider.score)
    .map(({ rider }) => rider)
  const groups = Array.from({ length: racesOfDay }, (_, at) => ranked.slice(at * ridersOfRace, (at + 1) * ridersOfRace))
  if (isLast)
    return groups
      .map(
        (riders, at): Card => ({
          riders,
          stage: at === 0 ? 'final' : at < 3 ? 'special' : at < 7 ? 'select' : 'general',
        }),
      )
      .reverse()
  const semis = 3
  const best = ranked.slice(0, semis * ridersOfRace)
  const semi = (race: number) => best.filter((_, at) => at % semis === race)
  return [
    ...groups
      .slice(semis)
      .map((riders, at): Card => ({ riders, stage: at < 4 ? 'select' : 'general' }))
      .reverse(),
    ...Array.from({ length: semis }, (_, race): Card => ({ riders: semi(race), stage: 'semiFinal' })),
  ]
}

/** How far apart riders of one race are, by standard deviations of ability: heats are uneven, finals are not. */
const spread = 0.6

function newEntry(slot: RaceSlot, { stage, riders }: Card, seed: string): RaceEntry {
  const velodrome = velodromes[slot.track]
  if (!velodrome) throw new RangeError(`no track ${slot.track}`)
  const id = raceId(slot)
  const draw = drawFrom(`${seed}/${id}/card`)
  const numbered = draw.shuffled(riders).map((rider, at) => ({ number: at + 1, bracket: bracketOf(at + 1), rider }))
  const strengths = numbered.map(({ number, rider }) => ({
    number,
    strength: spread * rider.ability + 0.2 * draw.normal(), // the form of the day
  }))
  const field = { riders: strengths, lines: lineUp(numbered, draw) }
  return { slot, id, velodrome, stage, startsAt: raceStart(slot), starters: numbered, field }
}
