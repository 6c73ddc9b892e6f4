import * as v from 'valibot'
import { expect, test } from 'vitest'
import type { Race } from '../../../markets/races/race.ts'
import { gradeRace, raceMarkets } from '../../../markets/races/race-markets.ts'
import { finishTable, withoutRiders } from '../../../pricing/races/finish-table.ts'
import { ourDefinitions } from '../../definitions.ts'
import { messageSchema } from '../../messages.ts'
import { describeSimulated } from '../describe-event.ts'
import { drawFrom } from '../draw.ts'
import { simulator } from '../simulator.ts'
import { entryOf, goneFrom, raceId, raceSlotOf, raceStart, racesOfDay, resultOf, slotsBetween } from './meetings.ts'
import { simulatedRaces } from './race-cards.ts'
import { offersOf, raceOpensAt, raceResultMs } from './race-messages.ts'
import { squadOfRiders } from './riders.ts'
import { drawOrder, drawTie, withdrawals } from './run-race.ts'

const seed = 'races'
const slot = { day: 1_064, track: 4, number: 7 }
const hour = 3_600_000

test('around the clock a race starts somewhere at least every quarter of an hour', () => {
  const from = raceStart(slot)
  const starts = [...slotsBetween(from, from + 48 * hour)].map(raceStart).sort((one, other) => one - other)
  expect(starts).toHaveLength(2 * 8 * racesOfDay)
  for (const [at, start] of starts.slice(1).entries())
    expect(start - (starts[at] ?? 0)).toBeLessThanOrEqual(15 * 60_000)
})

test('nine riders with names of their own ride in every race, each once a day, in lines that hold each once', () => {
  for (const day of [1_064, 1_065, 1_066]) {
    const riders: number[] = []
    for (let number = 1; number <= racesOfDay; number++) {
      const { starters, field } = entryOf({ day, track: 2, number }, seed)
      expect(starters.map((one) => one.number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
      expect(field.lines.flat().toSorted()).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
      riders.push(...starters.map(({ rider }) => rider.id))
    }
    expect(new Set(riders).size).toBe(9 * racesOfDay)
  }
  const names = Array.from({ length: 8 }, (_, squad) => squadOfRiders(squad, seed).map(({ name }) => name.ja)).flat()
  expect(new Set(names).size).toBe(8 * 108)
})

test('the first three of each semi-final ride in the final', () => {
  const of = (day: number, number: number) => ({ day, track: 2, number }) // day 1066 is the last of a meeting
  expect(1_066 % 3).toBe(1)
  const last = { day: 1_067, track: 2 }
  const final = entryOf({ ...last, number: 12 }, seed)
  expect(final.stage).toBe('final')
  const semis = [10, 11, 12].map((number) => of(1_066, number))
  const qualified = semis.flatMap((semi) => {
    const { starters, stage } = entryOf(semi, seed)
    expect(stage).toBe('semiFinal')
    return resultOf(semi, seed).runners.flatMap(({ number, place }) =>
      place !== null && place <= 3 ? [starters[number - 1]?.rider.id] : [],
    )
  })
  expect(final.starters.map(({ rider }) => rider.id).toSorted()).toEqual(qualified.toSorted())
})

/** The 99.9th percentile of chi-square with 503 degrees of freedom is 606.9 (Wilson and Hilferty 1931). */
test('what is drawn comes as often as the table says, also with ties counted by halves', () => {
  const { field } = entryOf(slot, seed)
  const table = finishTable(field)
  const counts = new Map<string, number>()
  const draw = drawFrom('frequency')
  const runs = 25_000
  const add = (order: readonly number[], part: number) => {
    const key = order.slice(0, 3).join('-')
    counts.set(key, (counts.get(key) ?? 0) + part)
  }
  for (let run = 0; run < runs; run++) {
    const order = drawOrder(field, draw)
    const tie = drawTie(field, order, draw)
    if (tie === null) add(order, 1)
    else {
      add(order, 0.5)
      add(order.with(tie, order[tie + 1] ?? 0).with(tie + 1, order[tie] ?? 0), 0.5)
    }
  }
  const squares = table.reduce((sum, { order, chance }) => {
    const expected = chance * runs
    return sum + ((counts.get(order.join('-')) ?? 0) - expected) ** 2 / expected
  }, 0)
  expect(squares).toBeLessThan(606.9)
  expect(squares).toBeGreaterThan(400)
})

test('the results of many races win as often as their prices’ chances say', () => {
  let [expected, variance, won] = [0, 0, 0]
  for (let day = 900; day < 930; day++)
    for (let number = 1; number <= racesOfDay; number++) {
      const of = { day, track: 3, number }
      if (goneFrom(of, seed)) continue
      const favourites = offersOf(of, [], seed)
        .get(90_103)
        ?.toSorted((one, other) => other.chance - one.chance)
        .slice(0, 6)
      const race: Race = { status: 'ended', runners: resultOf(of, seed).runners }
      for (const { id, chance } of favourites ?? []) {
        const placing = gradeRace(race, raceMarkets[2] ?? (raceMarkets[0] as never), id)
        expected += chance
        variance += chance * (1 - chance)
        won += placing?.result === 'won' ? (placing.deadHeat ? placing.deadHeat.places / placing.deadHeat.tied : 1) : 0
      }
    }
  expect(Math.abs(won - expected)).toBeLessThan(3.5 * Math.sqrt(variance))
})

test('a race is offered, closed at its start and settled two minutes later, in whatever pieces its time is asked for', () => {
  const world = simulator(seed, [])
  const [from, to] = [raceOpensAt(slot) - 1, raceStart(slot) + raceResultMs]
  const of = (messages: ReturnType<typeof world.messagesBetween>) =>
    messages.filter((message) => 'event' in message && message.event === raceId(slot))
  const whole = of(world.messagesBetween(from, to))
  const pieces: typeof whole = []
  for (let at = from; at < to; at += 7 * 60_000)
    pieces.push(...of(world.messagesBetween(at, Math.min(to, at + 7 * 60_000))))
  expect(pieces).toEqual(whole)
  for (const message of whole) v.parse(messageSchema, message)
  expect(whole.map(({ type }) => type)).toEqual([
    'fixtureChange',
    'oddsChange',
    'oddsChange',
    'betSettlement',
    'oddsChange',
  ])
  const settled = whole.find(({ type }) => type === 'betSettlement')
  if (settled?.type !== 'betSettlement') throw new Error('not settled')
  for (const { market, outcomes } of settled.markets) {
    expect(ourDefinitions.groupsOf(market)).toEqual(['all'])
    expect(outcomes.every(({ result }) => result === 'won' || result === 'lost')).toBe(true)
  }
  expect(settled.markets.map(({ outcomes }) => outcomes.length)).toEqual([9, 9, 72, 36, 36, 504, 84, 33, 18])
})

test('who does not start is announced: stakes are returned, and the others have new prices', () => {
  const found = [...slotsBetween(raceStart(slot), raceStart(slot) + 240 * hour)].find((one) => {
    const gone = goneFrom(one, seed)
    return gone !== null && gone.at > raceOpensAt(one)
  })
  if (!found) throw new Error('nobody is withdrawn')
  const gone = goneFrom(found, seed)
  if (!gone) throw new Error('nobody is withdrawn')
  const [first, second] = simulator(seed, [])
    .messagesBetween(gone.at - 1, gone.at)
    .filter((one) => 'event' in one && one.event === raceId(found))
  if (first?.type !== 'betSettlement' || second?.type !== 'oddsChange') throw new Error('not announced')
  const trifecta = first.markets.find(({ market }) => market === 90_106)
  expect(trifecta?.isPart).toBe(true)
  expect(trifecta?.outcomes).toHaveLength(504 - 8 * 7 * 6)
  expect(
    trifecta?.outcomes.every(({ id, result }) => result === 'void' && id.split('-').includes(`${gone.number}`)),
  ).toBe(true)
  const open = second.markets.find(({ market }) => market === 90_106)?.outcomes.filter(({ active }) => active)
  expect(open).toHaveLength(8 * 7 * 6)
  const card = simulatedRaces(seed, () => gone.at).race(raceId(found))
  expect(card?.riders.filter(({ nonStarter }) => nonStarter).map(({ number }) => number)).toEqual([gone.number])
  const after = simulatedRaces(seed, () => raceStart(found) + raceResultMs).race(raceId(found))
  expect(after?.result?.finish.at(-1)).toMatchObject({ number: gone.number, place: null, mishap: 'nonStarter' })
})

test('a card says nothing of a race before it is offered, nor of its result before it is confirmed', () => {
  const at = (time: number) => simulatedRaces(seed, () => time)
  expect(at(raceOpensAt(slot) - 1).race(raceId(slot))).toBeNull()
  expect(at(raceStart(slot) + raceResultMs - 1).race(raceId(slot))?.result).toBeNull()
  const card = at(raceStart(slot) + raceResultMs).race(raceId(slot))
  expect(card?.result?.finish[0]).toMatchObject({ place: 1 })
  expect(card?.result?.finish[0]?.technique).not.toBeNull()
  const meetings = at(raceStart(slot) + raceResultMs).meetings()
  const race = meetings.flatMap(({ races }) => races).find(({ event }) => event === raceId(slot))
  expect(race?.result?.first[0]).toBe(card?.result?.finish[0]?.number)
})

test('a race is described by itself, so that only races are free of each other', () => {
  const described = describeSimulated(seed)(raceId(slot))
  expect(described).toMatchObject({
    event: { kind: 'race', name: { ja: '翠川競輪 7R', en: 'Midorikawa Keirin, race 7' } },
    sport: { code: 'keirin' },
    decidedBy: [raceId(slot)],
  })
  expect(described?.riders).toHaveLength(9)
  expect(raceSlotOf(raceId(slot))).toEqual(slot)
})

/* A withdrawal changes the chances of what was bet before: with the share of races in which one comes, no bet gains on average. */
test('bets that were accepted before somebody is withdrawn return no more than their stake on average', () => {
  for (let day = 900; day < 912; day++) {
    const of = { day, track: day % 8, number: 1 + (day % racesOfDay) }
    const { field } = entryOf(of, seed)
    const out = field.lines.flatMap((line) => line.at(-1) ?? [])
    const tables = out.map((number) => {
      const table = finishTable(withoutRiders(field, [number]))
      return { number, chances: new Map(table.map(({ order, chance }) => [order.join('-'), chance])) }
    })
    for (const { id, chance, price } of offersOf(of, [], seed).get(90_106) ?? []) {
      const returned = (of: number) => (of * (price ?? 0)) / 1000
      const without = tables.map(({ number, chances }) =>
        id.split('-').includes(`${number}`) ? 1 : returned(chances.get(id) ?? 0),
      )
      const mean = without.reduce((sum, back) => sum + back, 0) / without.length
      expect((1 - withdrawals) * returned(chance) + withdrawals * mean, id).toBeLessThan(1)
    }
  }
})
