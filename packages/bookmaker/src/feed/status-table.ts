import type { EventStatus } from '../model/event-status.ts'
import type { MarketStatus } from '../model/market-status.ts'
import type { cashOutStatuses, changeTypes, OutcomeResult, Phase } from './messages.ts'

/**
 * The one table of statuses: ours, those of a unified odds feed, and those of Trade360. A vendor's value stands in exactly one row of its group; where a row
 * lists several, the first is the one we write. An empty list: that vendor has no such value.
 */
interface Row<Ours> {
  readonly ours: Ours
  readonly uof: readonly string[]
  readonly trade360: readonly number[]
}
type Table<Ours> = readonly Row<Ours>[]

/** UOF: `sport_event_status/@status`. Trade360: status of fixture and scoreboard; 8 is lost coverage, which stops bets and settles nothing; 0 (not set) and 9 (about to start) are before the start. */
export const eventStatusTable: Table<EventStatus> = [
  { ours: 'notStarted', uof: ['0'], trade360: [1, 0, 9] },
  { ours: 'live', uof: ['1'], trade360: [2] },
  { ours: 'suspended', uof: ['2'], trade360: [8] },
  { ours: 'ended', uof: ['3'], trade360: [3] },
  { ours: 'closed', uof: ['4'], trade360: [] },
  { ours: 'cancelled', uof: ['5'], trade360: [4] },
  { ours: 'delayed', uof: ['6'], trade360: [] },
  { ours: 'interrupted', uof: ['7'], trade360: [6] },
  { ours: 'postponed', uof: ['8'], trade360: [5] },
  { ours: 'abandoned', uof: ['9'], trade360: [7] },
]

/** UOF: `market/@status`. Trade360 has a status for each bet (our outcome); a market without an open bet is suspended. */
export const marketStatusTable: Table<MarketStatus> = [
  { ours: 'active', uof: ['1'], trade360: [1] },
  { ours: 'suspended', uof: ['-1'], trade360: [2] },
  { ours: 'inactive', uof: ['0'], trade360: [] },
  { ours: 'handedOver', uof: ['-2'], trade360: [] },
  { ours: 'settled', uof: ['-3'], trade360: [3] },
  { ours: 'cancelled', uof: ['-4'], trade360: [] },
]

/** UOF: `result` and `void_factor`. Trade360: `Settlement`; 0 is not settled, −1 cancels the bet. */
export const resultTable: Table<OutcomeResult | 'cancelled'> = [
  { ours: 'lost', uof: ['0'], trade360: [1] },
  { ours: 'won', uof: ['1'], trade360: [2] },
  { ours: 'void', uof: ['0 1', '1 1', '-1 1'], trade360: [3] },
  { ours: 'halfLost', uof: ['0 0.5'], trade360: [4] },
  { ours: 'halfWon', uof: ['1 0.5'], trade360: [5] },
  { ours: 'undecided', uof: ['-1'], trade360: [0] },
  { ours: 'cancelled', uof: [], trade360: [-1] },
]

/**
 * UOF: `match_status`, of the sports we offer. Trade360: `CurrentPeriod`; 80 is any break. The numbers of parts differ by sport: sets, quarters and thirds
 * are 8–12, 13–16 and 1–3 in UOF, and plain numbers in Trade360.
 */
export const phaseTable: Table<Phase> = [
  { ours: 'notStarted', uof: ['0'], trade360: [-1] },
  { ours: 'firstHalf', uof: ['6'], trade360: [10] },
  { ours: 'break', uof: ['31', '30', '32', '33', '34', '301', '302', '303', '304', '305', '306'], trade360: [80] },
  { ours: 'secondHalf', uof: ['7'], trade360: [20] },
  { ours: 'extraTime', uof: ['40', '41', '42'], trade360: [40, 30, 35] },
  { ours: 'penalties', uof: ['50'], trade360: [50] },
  { ours: 'part1', uof: ['8', '13', '1'], trade360: [1] },
  { ours: 'part2', uof: ['9', '14', '2'], trade360: [2] },
  { ours: 'part3', uof: ['10', '15', '3'], trade360: [3] },
  { ours: 'part4', uof: ['11', '16'], trade360: [4] },
  { ours: 'part5', uof: ['12'], trade360: [5] },
  { ours: 'part6', uof: ['441'], trade360: [6] },
  { ours: 'part7', uof: ['442'], trade360: [7] },
  { ours: 'part8', uof: [], trade360: [8] },
  { ours: 'part9', uof: [], trade360: [9] },
  { ours: 'ended', uof: ['100'], trade360: [100] },
  { ours: 'endedAfterExtraTime', uof: ['110'], trade360: [101] },
  { ours: 'endedAfterPenalties', uof: ['120'], trade360: [102] },
]

/** UOF: `market/@cashout_status`. Trade360 says nothing about cash out. */
export const cashOutTable: Table<(typeof cashOutStatuses)[number]> = [
  { ours: 'available', uof: ['1'], trade360: [] },
  { ours: 'unavailable', uof: ['-1'], trade360: [] },
  { ours: 'closed', uof: ['-2'], trade360: [] },
]

/** UOF: `fixture_change/@change_type`. Trade360 sends the fixture itself. */
export const changeTypeTable: Table<(typeof changeTypes)[number]> = [
  { ours: 'new', uof: ['1'], trade360: [] },
  { ours: 'dateTime', uof: ['2'], trade360: [] },
  { ours: 'cancelled', uof: ['3'], trade360: [] },
  { ours: 'format', uof: ['4'], trade360: [] },
  { ours: 'coverage', uof: ['5'], trade360: [] },
  { ours: 'pitcher', uof: ['6'], trade360: [] },
]

/** Our value for a vendor's; null where the table has none. */
export const oursOf = <Ours>(table: Table<Ours>, vendor: 'uof' | 'trade360', value: string | number): Ours | null =>
  table.find((row) => (row[vendor] as readonly (string | number)[]).includes(value))?.ours ?? null // a list of one of the two

/** Returns UOF's value for ours; null where it has none. */
export const uofOf = <Ours>(table: Table<Ours>, ours: Ours): string | null =>
  table.find((row) => row.ours === ours)?.uof[0] ?? null

/** Returns Trade360's value for ours; null where it has none. */
export const trade360Of = <Ours>(table: Table<Ours>, ours: Ours): number | null =>
  table.find((row) => row.ours === ours)?.trade360[0] ?? null
