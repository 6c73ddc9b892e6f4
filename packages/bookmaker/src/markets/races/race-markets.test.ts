import { expect, test } from 'vitest'
import { bracketOf, finishOrders, type Race, type Runner } from './race.ts'
import { gradeRace, raceMarkets, raceOutcomeName } from './race-markets.ts'

const marketOf = (name: string) => {
  const market = raceMarkets.find((one) => one.name.en === name)
  if (!market) throw new Error(`no market ${name}`)
  return market
}

/** A race by the places of its riders, by number; 0 is not placed, -1 did not start. */
function raced(...places: number[]): Race {
  const runners = places.map((place, at): Runner => {
    const number = at + 1
    return { number, bracket: bracketOf(number), place: place > 0 ? place : null, nonStarter: place === -1 }
  })
  return { status: 'ended', runners }
}
const grade = (race: Race, market: string, outcome: string) => {
  const placing = gradeRace(race, marketOf(market), outcome)
  const heat = placing?.deadHeat ? ` ${placing.deadHeat.places}/${placing.deadHeat.tied}` : ''
  return placing && `${placing.result}${heat}`
}

// 3, then 7, then 1
const plain = raced(3, 4, 1, 5, 6, 7, 2, 8, 9)

test.each([
  ['Win', '3', 'won'],
  ['Win', '7', 'lost'],
  ['Place', '1', 'won'],
  ['Place', '2', 'lost'],
  ['Exacta', '3-7', 'won'],
  ['Exacta', '7-3', 'lost'],
  ['Quinella', '3=7', 'won'],
  ['Quinella', '1=3', 'lost'],
  ['Wide', '1=7', 'won'],
  ['Wide', '1=3', 'won'],
  ['Wide', '2=3', 'lost'],
  ['Trifecta', '3-7-1', 'won'],
  ['Trifecta', '3-1-7', 'lost'],
  ['Trio', '1=3=7', 'won'],
  ['Trio', '1=2=3', 'lost'],
  ['Bracket exacta', '3-5', 'won'],
  ['Bracket exacta', '5-3', 'lost'],
  ['Bracket quinella', '3=5', 'won'],
])('%s %s after 3, 7, 1: %s', (market, outcome, result) => {
  expect(grade(plain, market, outcome)).toBe(result)
})

test('two of one bracket that finish first and second win the bracket named twice', () => {
  const race = raced(3, 4, 5, 1, 2, 6, 7, 8, 9) // 4 and 5 are bracket 4
  expect(grade(race, 'Bracket exacta', '4-4')).toBe('won')
  expect(grade(race, 'Bracket quinella', '4=4')).toBe('won')
  expect(grade(race, 'Bracket quinella', '4=5')).toBe('lost')
})

test('level for the first place: orders share, and what any order wins is paid in full', () => {
  const race = raced(3, 4, 1, 5, 6, 7, 1, 8, 9) // 3 and 7 level, then 1
  expect(grade(race, 'Win', '3')).toBe('won 1/2')
  expect(grade(race, 'Exacta', '3-7')).toBe('won 1/2')
  expect(grade(race, 'Exacta', '7-3')).toBe('won 1/2')
  expect(grade(race, 'Quinella', '3=7')).toBe('won')
  expect(grade(race, 'Trifecta', '7-3-1')).toBe('won 1/2')
  expect(grade(race, 'Trio', '1=3=7')).toBe('won')
  expect(grade(race, 'Place', '7')).toBe('won')
})

test('level for the third place', () => {
  const race = raced(3, 3, 1, 5, 6, 7, 2, 8, 9) // 3, 7, then 1 and 2 level
  expect(grade(race, 'Exacta', '3-7')).toBe('won')
  expect(grade(race, 'Place', '2')).toBe('won 1/2')
  expect(grade(race, 'Trifecta', '3-7-2')).toBe('won 1/2')
  expect(grade(race, 'Wide', '1=3')).toBe('won 1/2')
  expect(grade(race, 'Wide', '1=2')).toBe('lost')
  expect(grade(race, 'Wide', '3=7')).toBe('won')
})

test('three level for the first place: a sixth of each order', () => {
  const race = raced(1, 4, 1, 5, 6, 7, 1, 8, 9)
  expect(finishOrders(race.runners)).toHaveLength(6)
  expect(grade(race, 'Win', '1')).toBe('won 1/3')
  expect(grade(race, 'Trifecta', '3-7-1')).toBe('won 1/6')
  expect(grade(race, 'Exacta', '7-1')).toBe('won 1/6')
  expect(grade(race, 'Trio', '1=3=7')).toBe('won')
})

test('stakes on a rider who did not start are returned, and others are settled as they finish', () => {
  const race = raced(3, 4, 1, -1, 5, 6, 2, 7, 8)
  expect(grade(race, 'Win', '4')).toBe('void')
  expect(grade(race, 'Trifecta', '3-7-4')).toBe('void')
  expect(grade(race, 'Wide', '3=4')).toBe('void')
  expect(grade(race, 'Trifecta', '3-7-1')).toBe('won')
  // 5 still runs for bracket 4, but not twice
  expect(grade(race, 'Bracket exacta', '3-4')).toBe('lost')
  expect(grade(race, 'Bracket exacta', '4-4')).toBe('void')
})

test('a rider who started and was disqualified or fell loses', () => {
  const race = raced(3, 4, 1, 0, 5, 6, 2, 7, 8)
  expect(grade(race, 'Win', '4')).toBe('lost')
  expect(grade(race, 'Wide', '3=4')).toBe('lost')
})

test('fewer finish than a market asks for: it is void, and smaller ones stand', () => {
  const race = raced(2, 0, 1, 0, 0, 0, 0, 0, 0)
  expect(grade(race, 'Trifecta', '3-1-2')).toBe('void')
  expect(grade(race, 'Trio', '1=2=3')).toBe('void')
  expect(grade(race, 'Exacta', '3-1')).toBe('won')
  expect(grade(race, 'Place', '1')).toBe('won')
  expect(grade(race, 'Place', '2')).toBe('lost')
})

test('nothing is graded before the end, and a cancelled race returns everything', () => {
  expect(grade({ ...plain, status: 'live' }, 'Win', '3')).toBeNull()
  expect(grade({ ...plain, status: 'cancelled' }, 'Win', '3')).toBe('void')
})

test('outcomes are written as bettors write them', () => {
  const field = [{ number: 3, bracket: 3, name: { ja: '如月 颯汰', en: 'Sota Kisaragi' } }]
  expect(raceOutcomeName(marketOf('Trifecta'), '3-7-1', field)).toEqual({ ja: '3→7→1', en: '3→7→1' })
  expect(raceOutcomeName(marketOf('Trio'), '1=3=7', field)).toEqual({ ja: '1=3=7', en: '1=3=7' })
  expect(raceOutcomeName(marketOf('Win'), '3', field)).toEqual({ ja: '3 如月 颯汰', en: '3 Sota Kisaragi' })
  expect(raceOutcomeName(marketOf('Bracket exacta'), '3-5', field).ja).toBe('3→5')
})
