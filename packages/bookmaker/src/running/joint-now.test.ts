import { describe, expect, test } from 'vitest'
import { ourDefinitions } from '../feed/definitions.ts'
import { newEvent, recordMessage } from '../feed/event-record.ts'
import { lineKey } from '../feed/messages.ts'
import { fixturesBetween } from '../feed/simulator/calendar.ts'
import { simulatedEvent } from '../feed/simulator/catalogue.ts'
import { leagues } from '../feed/simulator/leagues.ts'
import { producers, stateOf } from '../feed/simulator/match-messages.ts'
import { matchOffer } from '../feed/simulator/match-offer.ts'
import { ratesOf } from '../feed/simulator/strengths.ts'
import { matchAt } from '../feed/simulator/timeline.ts'
import { newMatch } from '../markets/new-match.ts'
import { jointChance } from '../pricing/bet-builder.ts'
import { chancesOf } from '../pricing/model.ts'
import { simulateMatch } from '../pricing/simulate-match.ts'
import type { Simulated } from '../pricing/simulated.ts'
import { readSpecifiers } from '../specifiers.ts'
import type { EventNow } from './event-now.ts'
import { simulatedWords } from './event-words.ts'
import { jointNow } from './joint-now.ts'
import { type ModelBehind, modelBehind } from './model-behind.ts'

const seed = 'joint'
const day = 24 * 3_600_000
const football = leagues.filter(({ sport }) => sport === 'football')
const fixtures = fixturesBetween(1_790_000_000_000, 1_790_000_000_000 + 3 * day, seed, football).slice(0, 6)

/** An event as a book has it, before the start or at a place of its prices. */
function eventOf(fixture: (typeof fixtures)[number], place: number | null = null): EventNow {
  const { id } = fixture
  const offer = matchOffer(fixture, seed)
  const moment = place === null ? -1 : offer.moments.findIndex(({ kind }, at) => at >= place && kind === 'prices')
  const match =
    moment < 0 ? offer.before : (matchAt(offer.timeline, offer.moments[moment]?.second ?? 0) ?? offer.before)
  const producer = moment < 0 ? producers.preMatch : producers.live
  const markets = [...offer.offerAt(moment).values()]
  const state = stateOf(match)
  return {
    record: recordMessage(newEvent(id), {
      type: 'oddsChange',
      producer,
      event: id,
      at: 1,
      requestId: null,
      state,
      markets,
    }),
    words: simulatedWords(seed)(id),
    sequence: 1,
    around: {
      ...ourDefinitions,
      groupsOf: (market) => ourDefinitions.groupsOf(market) ?? [],
      isUp: () => true,
      time: 0,
    },
  }
}

type Selected = readonly [marketKey: string, outcome: string]
const joint = (event: EventNow, ...parts: readonly Selected[]) =>
  jointNow(
    event,
    parts.map(([marketKey, outcome]) => ({ marketKey, outcome })),
  )
const [first] = fixtures
if (!first) throw new Error('no match of football')

/** The open line of a market whose chance is nearest to a half, with its first outcome. */
function openLine(event: EventNow, market: number, pick = 0): Selected {
  const line = openLineOrNull(event, market, pick)
  if (!line) throw new Error(`no open line of ${market}`)
  return line
}

function openLineOrNull(event: EventNow, market: number, pick: number): Selected | null {
  const lines = Object.values(event.record.lines).flatMap((line) => {
    const [offer] = Object.values(line.offers)
    const open = Object.entries(offer?.outcomes ?? {}).filter(([, { price }]) => price !== null)
    const [outcome, { probability = null } = {}] = open[pick] ?? []
    const whole = /(total|hcp)=-?\d+(\.[27]5)?$/.test(line.specifiers)
    if (whole || line.market !== market || outcome === undefined || probability === null) return []
    return [{ key: lineKey(line), outcome, off: Math.abs(probability - 0.5) }]
  })
  const [best] = lines.toSorted((one, other) => one.off - other.off)
  return best ? [best.key, best.outcome] : null
}

const played = new WeakMap<EventNow, Simulated | null>()

/** What a stake of 1 returns on average by other matches of the model that made the prices. */
function returned(event: EventNow, { match, rates }: ModelBehind, parts: readonly Selected[], price: number): number {
  const runs = match.sport === 'americanFootball' ? 8_000 : 30_000
  const matches = played.get(event) ?? simulateMatch(match, rates, { seed: 99, runs })
  played.set(event, matches)
  const answer = jointChance(parts.map(legOf), { of: () => null }, { ...event.words, simulate: () => matches })
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
  const { words } = event
  const unknown = {
    ...event,
    record: { ...event.record },
    words: words && { ...words, sport: { ...words.sport, code: 'curling' as never } },
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
  const together = [0, 1, 2]
    .flatMap((pick) => [0, 1].map((side) => [openLineOrNull(event, 1, pick), openLineOrNull(event, 18, side)] as const))
    .flatMap(([one, other]) => (one && other ? [[one, other] as const] : []))
    .flatMap(([one, other]) => {
      const winner = one[1] === '1' ? 'home' : 'away'
      const scorer = scorers.find((id) => event.words?.players.some((who) => who.id === id && who.team === winner))
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
  if (!together) throw new Error('no result and total that go with a scorer')
  const [result, total, winning] = together

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
  ['baseball', [251, 258], [251, 274], false],
  ['tennis', [186, 189], [189, 202], false],
  ['volleyball', [186, 314], [186, 202], false],
  ['tableTennis', [186, 314], [186, 238], false],
  ['esports', [186, 328], [186, 330], false],
] as const)('%s: winner and total, and another pair', (sport, one, two, inPlay) => {
  const league = leagues.find((candidate) => candidate.sport === sport)
  const [fixture] = fixturesBetween(1_790_000_000_000, 1_790_000_000_000 + 14 * day, seed, league ? [league] : [])
  if (!fixture) throw new Error(`no match of ${sport}`)
  for (const place of inPlay ? [null, 12] : [null]) {
    const event = eventOf(fixture, place)
    const model = modelBehind(event)
    if (!model) throw new Error('no model')
    for (const pair of [one, two]) {
      // in play the score of the parts is not told
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

test('where a match stands is not told of sets, innings and bouts in play: no joint price', () => {
  for (const sport of ['tennis', 'baseball', 'mma'] as const) {
    const league = leagues.find((candidate) => candidate.sport === sport)
    const [fixture] = fixturesBetween(1_790_000_000_000, 1_790_000_000_000 + 14 * day, seed, league ? [league] : [])
    if (fixture) expect(modelBehind(eventOf(fixture, 4))).toBeNull()
  }
})
