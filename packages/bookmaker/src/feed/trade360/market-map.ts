/**
 * Which market of ours a Trade360 market is. Its bets are told apart by name and line, ours by outcome id and specifiers. An operator adds rows for the
 * markets they have bought in the feed's configuration; a market without a row is hidden and counted.
 */
export interface MarketRow {
  readonly trade360: number
  readonly market: number
  /** The bet's name → our outcome; null: the outcome is the bet's participant. */
  readonly outcomes: Readonly<Record<string, string>> | null
  /** `total`: the line of every bet is the total. `handicap`: the base line is the home side's handicap. */
  readonly line: 'none' | 'total' | 'handicap'
}

const sides = { 1: '1', X: '2', 2: '3' }
const overUnder = { Over: '12', Under: '13' }
const halfTimeFullTime = {
  '1/1': '418',
  '1/X': '420',
  '1/2': '422',
  'X/1': '424',
  'X/X': '426',
  'X/2': '428',
  '2/1': '430',
  '2/X': '432',
  '2/2': '434',
}

export const marketMap: readonly MarketRow[] = [
  { trade360: 1, market: 1, outcomes: sides, line: 'none' },
  { trade360: 2, market: 18, outcomes: overUnder, line: 'total' },
  { trade360: 3, market: 16, outcomes: { 1: '1714', 2: '1715' }, line: 'handicap' },
  { trade360: 4, market: 47, outcomes: halfTimeFullTime, line: 'none' },
  { trade360: 5, market: 26, outcomes: { Odd: '70', Even: '72' }, line: 'none' },
  { trade360: 7, market: 10, outcomes: { '1X': '9', 12: '10', X2: '11' }, line: 'none' },
  { trade360: 17, market: 29, outcomes: { Yes: '74', No: '76' }, line: 'none' },
  { trade360: 41, market: 60, outcomes: sides, line: 'none' },
  { trade360: 52, market: 186, outcomes: { 1: '4', 2: '5' }, line: 'none' },
  { trade360: 101, market: 19, outcomes: overUnder, line: 'total' },
  { trade360: 102, market: 20, outcomes: overUnder, line: 'total' },
  { trade360: 226, market: 219, outcomes: { 1: '4', 2: '5' }, line: 'none' },
  { trade360: 274, market: 1110, outcomes: null, line: 'none' },
]

/** Markets without a row get a number that no definition has. */
export const unmappedFrom = 1_000_000
