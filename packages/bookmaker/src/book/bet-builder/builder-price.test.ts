import { describe, expect, test } from 'vitest'
import { simulatedEvent } from '../../feed/simulator/catalogue.ts'
import { ratesOf } from '../../feed/simulator/strengths.ts'
import { newMatch } from '../../markets/new-match.ts'
import { readSpecifiers } from '../../model/specifiers.ts'
import { jointChance } from '../../pricing/bet-builder.ts'
import { chancesOf } from '../../pricing/model.ts'
import { simulateMatch } from '../../pricing/simulation/match.ts'
import type { Simulated } from '../../pricing/simulation/simulated.ts'
import type { EventNow } from '../event-now.ts'
import { eventOf, fixturesOf, openLine, openLineOrNull, type Selected, seed } from './builder-event.fixture.ts'
import { jointNow } from './builder-price.ts'
import { type ModelBehind, modelBehind } from './model-behind.ts'

const fixtures = fixturesOf('football', 3).slice(0, 6)

const joint = (event: EventNow, ...parts: readonly Selected[]) =>
  jointNow(
    event,
    parts.map(([marketKey, outcome]) => ({ marketKey, outcome })),
  )
const [first] = fixtures
if (!first) throw new Error('no match of football')

const played = new WeakMap<EventNow, Simulated | null>()

/** The average return of a stake of 1 by other matches of the model that made the prices. */
function returned(event: EventNow, { match, rates }: ModelBehind, parts: readonly Selected[], price: number): number {
  const runs = match.sport === 'americanFootball' ? 8_000 : 30_000
  const matches = played.get(event) ?? simulateMatch(match, rates, { seed: 99, runs })
  played.set(event, matches)
  const answer = jointChance(parts.map(legOf), { of: () => null }, { ...event.description, simulate: () => matches })
  return (price / 1000) * ('chance' in answer ? answer.chance : Number.NaN)
}

function legOf([key, outcome]: Selected) {
  const [market, ...rest] = key.split('|')
  return { market: Number(market), specifiers: readSpecifiers(rest.join('|')) ?? {}, outcome }
}

const combinations: readonly (readonly (readonly [marketKey: string, outcome: string])[])[] = [
  [
    ['1', '1'],
    ['18|total=2.5', '12'],
  ],
  [
    ['1', '3'],
    ['18|total=2.5', '13'],
  ],
  [
    ['1', '2'],
    ['29', '74'],
  ],
  [
    ['10', '9'],
    ['29', '76'],
    ['18|total=3.5', '13'],
  ],
  [
    ['60', '1'],
    ['1', '1'],
  ],
]

test('the score grid behind a feed’s chances gives the joint chances of the model that made them', () => {
  expect(fixtures.length).toBeGreaterThan(3)
  let priced = 0
  for (const fixture of fixtures) {
    const truth = chancesOf(newMatch('football'), ratesOf(fixture, seed))
    const event = eventOf(fixture)
    for (const parts of combinations) {
      const found = joint(event, ...parts)
      if ('refused' in found) continue // a line that this match has not
      const exact = jointChance(parts.map(legOf), truth, { simulate: null })
      expect('chance' in exact && exact.chance).toBeCloseTo(found.chance, 4)
      expect((found.price / 1000) * found.chance).toBeLessThanOrEqual(1 / 1.08)
      expect((found.price / 1000) * found.chance).toBeGreaterThan(0.65)
      priced += 1
    }
  }
  expect(priced).toBeGreaterThan(fixtures.length * 3)
})

test('what the others imply adds nothing: the price is that of the others, in any order, and never better than fair', () => {
  const truth = chancesOf(newMatch('football'), ratesOf(first, seed))
  const event = eventOf(first)
  const [home, both, over] = [
    ['1', '1'],
    ['29', '74'],
    ['18|total=2.5', '12'],
  ] as const
  const narrow = joint(event, home, both)
  if ('refused' in narrow) throw new Error('home and both score have no price')
  const exact = jointChance([home, both].map(legOf), truth, { simulate: null })
  expect((narrow.price / 1000) * ('chance' in exact ? exact.chance : 1)).toBeLessThan(1)
  // who wins after both have scored has scored twice
  for (const legs of [
    [home, both, over],
    [over, home, both],
    [both, over, home],
    [home, both, ['10', '9']],
  ] as const) {
    const found = joint(event, ...legs)
    expect(found).toEqual({ price: narrow.price, chance: expect.closeTo(narrow.chance, 9) })
  }
  // of two that say the same one counts
  const level = Object.keys(event.record.lines).find((key) => key === '16|hcp=-0.5')
  const alone = joint(event, home, ['10', '9'])
  if (level) expect(joint(event, home, [level, '1714'])).toEqual(alone)
  const single = Object.values(event.record.lines['1']?.offers ?? {})[0]?.outcomes['1']?.price ?? 0
  expect('price' in alone && alone.price).toBeLessThanOrEqual(single)
  expect('price' in alone && alone.price).toBeGreaterThan(single * 0.95)
})

test('what excludes the rest and what can be returned has no joint price, and the selection at fault is named', () => {
  const event = eventOf(first)
  expect(joint(event, ['1', '1'], ['1', '3'])).toEqual({ refused: 'LEGS_CONTRADICT', part: null })
  expect(joint(event, ['1', '1'], ['11', '4'])).toEqual({ refused: 'LEG_RETURNS_STAKE', part: 1 })
  expect(joint(event, ['11', '4'], ['1', '1'])).toEqual({ refused: 'LEG_RETURNS_STAKE', part: 0 })
  expect(joint(event, ['1', '1'], ['7', '1'])).toEqual({ refused: 'NO_JOINT_PRICE', part: 1 })
  expect(joint(event, ['1', '1'], ['9', '7'])).toEqual({ refused: 'LEGS_CONTRADICT', part: null })
  const quarter = Object.keys(event.record.lines).find((key) => /^16\|hcp=-?\d+\.[27]5$/.test(key)) ?? ''
  expect(joint(event, ['18|total=2.5', '12'], [quarter, '1714'])).toEqual({ refused: 'LEG_RETURNS_STAKE', part: 1 })
  const { description } = event
  const unknown = {
    ...event,
    record: { ...event.record },
    description: description && { ...description, sport: { ...description.sport, code: 'curling' as never } },
  }
  expect(joint(unknown, ['1', '1'], ['18|total=2.5', '12'])).toEqual({ refused: 'NO_JOINT_PRICE', part: null })
  expect(simulatedEvent(first.id, seed)?.kind).toBe('match')
})

describe.each([
  ['before the start', null],
  ['in the first half', 20],
  ['in the second half', 60],
])('football %s', (_, place) => {
  const event = eventOf(first, place)
  const model = modelBehind(event)
  const scorers = Object.entries(Object.values(event.record.lines['40']?.offers ?? {})[0]?.outcomes ?? {})
    .filter(([id, { price }]) => price !== null && id !== '1716')
    .toSorted(([, one], [, other]) => (other.probability ?? 0) - (one.probability ?? 0))
    .map(([id]) => id)
  const [striker = '', other = ''] = scorers
  // of all results and totals some that can still come together with a goal of one who plays for the winner, and to which it adds something
  const combined = [0, 1, 2]
    .flatMap((pick) => [0, 1].map((side) => [openLineOrNull(event, 1, pick), openLineOrNull(event, 18, side)] as const))
    .flatMap(([one, other]) => (one && other ? [[one, other] as const] : []))
    .flatMap(([one, other]) => {
      const winner = one[1] === '1' ? 'home' : 'away'
      const scorer = scorers.find((id) =>
        event.description?.players.some((who) => who.id === id && who.team === winner),
      )
      return scorer ? [[one, other, scorer] as const] : []
    })
    .find(([one, other, scorer]) =>
      [
        [one, other],
        [one, other, ['40', scorer]],
        [one, ['40', striker]],
        [other, ['40', striker]],
      ].every(
        (parts) => 'price' in joint(event, ...(parts as Selected[])), // pairs of a key and an outcome
      ),
    )
  if (!combined) throw new Error('no result and total that go with a scorer')
  const [result, total, winning] = combined

  test.each<readonly [string, readonly Selected[]]>([
    ['result and total', [result, total]],
    ['result and scorer', [result, ['40', striker]]],
    [
      'two scorers',
      [
        ['40', striker],
        ['40', other],
      ],
    ],
    ['total and scorer', [total, ['40', striker]]],
    ['result and next goal', [result, openLine(event, 8)]],
    ['result, total and scorer', [result, total, ['40', winning]]],
    ['result and corners', [result, openLine(event, 166)]],
  ])('%s: a price by which nobody gains, and that is no worse than it must be', (name, parts) => {
    const found = joint(event, ...parts)
    expect(found, name).toMatchObject({ price: expect.any(Number) })
    if ('refused' in found || !model) throw new Error('refused')
    const back = name.includes('corners')
      ? (found.price / 1000) * found.chance
      : returned(event, model, parts, found.price)
    expect(back).toBeLessThan(1)
    expect(back).toBeGreaterThan(0.55)
    expect(joint(event, ...parts.toReversed())).toEqual(found)
  })
})

test('before the start a sending-off goes with the result as goals after one do', () => {
  const event = eventOf(first)
  const found = joint(event, ['1', '1'], ['148', '74'])
  expect(found).toMatchObject({ price: expect.any(Number) })
  const stated = (key: string, outcome: string) =>
    Object.values(event.record.lines[key]?.offers ?? {})[0]?.outcomes[outcome]?.probability ?? 0
  expect('chance' in found && found.chance).toBeGreaterThan(stated('1', '1') * stated('148', '74'))
})

test.each([
  ['iceHockey', [406, 412], [1, 18], true],
  ['basketball', [219, 225], [219, 60], true],
  ['americanFootball', [219, 225], [219, 60], true],
  ['rugby', [1, 18], [1, 60], true],
  ['baseball', [251, 258], [251, 274], true],
  ['tennis', [186, 189], [189, 202], true],
  ['volleyball', [186, 314], [186, 202], true],
  ['tableTennis', [186, 314], [186, 238], true],
  ['esports', [186, 328], [186, 330], true],
] as const)('%s: winner and total, and another pair', (sport, one, two, inPlay) => {
  const [fixture] = fixturesOf(sport)
  if (!fixture) throw new Error(`no match of ${sport}`)
  for (const place of inPlay ? [null, 12] : [null]) {
    const event = eventOf(fixture, place)
    const model = modelBehind(event)
    if (!model) throw new Error('no model')
    for (const pair of [one, two]) {
      // of American football the parts do not count in play
      if (place !== null && pair[1] === 60 && !model.knowsParts) continue
      const parts = pair.map((market) => openLine(event, market))
      const found = joint(event, ...parts)
      expect(found, `${sport} ${parts}`).toMatchObject({ price: expect.any(Number) })
      if ('refused' in found) continue
      const back = returned(event, model, parts, found.price)
      expect(back, `${sport} ${parts}`).toBeLessThan(1)
      expect(back, `${sport} ${parts}`).toBeGreaterThan(0.6)
    }
  }
})

test('where the feed does not tell where sets and innings stand, there is no joint price in play; of bouts there is none anyway', () => {
  for (const sport of ['tennis', 'baseball', 'mma'] as const) {
    const [fixture] = fixturesOf(sport)
    if (!fixture) throw new Error(`no match of ${sport}`)
    const event = eventOf(fixture, 4)
    const { parts, ...untold } = event.record
    expect(modelBehind({ ...event, record: untold })).toBeNull()
    expect(modelBehind(event) === null).toBe(sport === 'mma')
    if (!parts) continue
    // nor where the parts do not make the score
    const scores = [...parts.value.scores, { home: 1, away: 0 }, { home: 0, away: 0 }]
    const record = { ...event.record, parts: { ...parts, value: { ...parts.value, scores } } }
    expect(modelBehind({ ...event, record })).toBeNull()
  }
})
