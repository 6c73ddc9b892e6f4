import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { checkedBet } from './check-slip.ts'
import { readResults } from './read-results.ts'
import { readSlip } from './read-slip.ts'
import { settle } from './settle.ts'
import { SlipRefusal } from './slip-refusal.ts'

const legs = [
  { id: 'a', odds: '3.5' },
  { id: 'b', odds: '5/2' },
]
const slip = { stakePerLine: '100', type: 'double', legs }
const results = { a: { result: 'won' }, b: { result: 'won' } }
const placeable = legs.map((leg) => ({ ...leg, placeFraction: '1/4' }))

function refusalOf(read: () => unknown): string {
  try {
    read()
  } catch (error) {
    if (error instanceof SlipRefusal) return error.message
    throw error
  }
  return 'no refusal'
}

test('the slip and results that these refusals change are settled', () => {
  const read = readSlip(slip)
  expect(settle(read, readResults(results, read)).paid).toBe(1225)
})

describe('a slip is refused with its wrong field', () => {
  test.each<[string, unknown, string]>([
    ['a text', 'slip', 'JSON: '],
    ['null', null, 'JSON: '],
    ['no stake', { ...slip, stakePerLine: undefined }, 'stakePerLine: is missing'],
    ['a stake that is a number', { ...slip, stakePerLine: 100 }, 'stakePerLine: '],
    ['a stake of 0', { ...slip, stakePerLine: '0' }, 'stakePerLine: must be above 0'],
    ['a stake below 0', { ...slip, stakePerLine: '-5' }, 'stakePerLine: must be above 0'],
    [
      'a stake that is no number',
      { ...slip, stakePerLine: '1e3' },
      'stakePerLine: must be a decimal or a fraction, not "1e3"',
    ],
    ['neither type nor choose', { ...slip, type: undefined }, 'type: is missing, and so is choose'],
    ['type and choose', { ...slip, choose: [2] }, 'choose: stands beside type'],
    ['an unknown type', { ...slip, type: 'toString' }, 'type: '],
    ['an unknown field', { ...slip, bonus: true }, 'bonus: is no known field'],
    [
      'an unknown field of a leg',
      { ...slip, legs: [{ ...legs[0], price: 2 }, legs[1]] },
      'legs.0.price: is no known field',
    ],
    ['each-way that is a text', { ...slip, eachWay: 'yes' }, 'eachWay: '],
    ['no legs', { ...slip, legs: [] }, 'legs: '],
    ['legs that are no list', { ...slip, legs: {} }, 'legs: '],
    ['a leg without an id', { ...slip, legs: [{ odds: '2' }, legs[1]] }, 'legs.0.id: is missing'],
    ['an empty id', { ...slip, legs: [{ id: '', odds: '2' }, legs[1]] }, 'legs.0.id: '],
    ['an id over two lines', { ...slip, legs: [{ id: 'a\nb', odds: '2' }, legs[1]] }, 'legs.0.id: '],
    ['an id that is a number', { ...slip, legs: [{ id: 1, odds: '2' }, legs[1]] }, 'legs.0.id: '],
    ['an id twice', { ...slip, legs: [legs[0], { ...legs[1], id: 'a' }] }, 'legs.1.id: another leg is a, too'],
    ['odds that are a number', { ...slip, legs: [legs[0], { id: 'b', odds: 3.5 }] }, 'legs.1.odds: '],
    ...['1', '1.0', '0.5', '0', '-2', '0/1', '0/0', 'a/1', '10/', 'evens', ''].map(
      (odds): [string, unknown, string] => [
        `odds of ${odds}`,
        { ...slip, legs: [legs[0], { id: 'b', odds }] },
        'legs.1.odds: must be',
      ],
    ),
    ['too few legs', { ...slip, type: 'yankee' }, 'legs: yankee needs 4 legs or more, there are 2'],
    ['k above n', { ...slip, type: undefined, choose: [2, 3] }, 'choose.1: chooses 3 of 2 legs'],
    ['k of 0', { ...slip, type: undefined, choose: [0] }, 'choose.0: '],
    ['k that is not whole', { ...slip, type: undefined, choose: [1.5] }, 'choose.0: '],
    ['k that is a text', { ...slip, type: undefined, choose: ['2'] }, 'choose.0: '],
    ['k twice', { ...slip, type: undefined, choose: [1, 1] }, 'choose.1: chooses 1 twice'],
    ['no k', { ...slip, type: undefined, choose: [] }, 'choose: is empty'],
    [
      'more bankers than a line has legs',
      { ...slip, type: 'single', legs: legs.map((leg) => ({ ...leg, banker: true })) },
      'legs: 2 bankers',
    ],
    ['each-way without a place fraction', { ...slip, eachWay: true }, 'legs.0.placeFraction: is missing'],
    ...['0', '5/4', '-1/4', 'a'].map((placeFraction): [string, unknown, string] => [
      `a place fraction of ${placeFraction}`,
      { ...slip, legs: [{ ...legs[0], placeFraction }, legs[1]] },
      'legs.0.placeFraction: ',
    ]),
    ['64 legs', { ...slip, type: 'fold', legs: many(64, '1.1') }, 'legs: has 64 legs'],
    [
      'more lines than can be listed',
      { ...slip, type: undefined, choose: [20], legs: many(40, '1.1') },
      'legs: make 137846528820 lines',
    ],
  ])('%s', (_, stated, refusal) => {
    expect(refusalOf(() => readSlip(stated))).toContain(refusal)
  })
})

function many(legs: number, odds: string) {
  return Array.from({ length: legs }, (_, index) => ({ id: `leg${index}`, odds }))
}

describe('results are refused with their wrong field', () => {
  const of = (outcome: unknown) => ({ ...results, b: outcome })
  test.each<[string, unknown, string]>([
    ['a list', [], 'JSON: '],
    ['null', null, 'JSON: '],
    ['a leg without a result', { a: results.a }, 'b: has no result'],
    ['a leg that is not bet on', { ...results, c: { result: 'won' } }, 'c: is no leg of the slip'],
    ['a result that is a text', of('won'), 'b: '],
    ['no result', of({}), 'b.result: is missing'],
    ['an unknown result', of({ result: 'win' }), 'b.result: '],
    ['an unknown field', of({ result: 'won', score: 1 }), 'b.score: is no known field'],
    ...['-0.1', '1.01', 'x'].map((rule4): [string, unknown, string] => [
      `rule 4 of ${rule4}`,
      of({ result: 'won', rule4 }),
      'b.rule4: must be from 0 to 1',
    ]),
    ['rule 4 that is a number', of({ result: 'won', rule4: 0.15 }), 'b.rule4: '],
    [
      'a dead heat of a loser',
      of({ result: 'lost', deadHeat: { tied: 2, places: 1 } }),
      'b.deadHeat: does not go with the result lost',
    ],
    ['a dead heat without places', of({ result: 'won', deadHeat: { tied: 2 } }), 'b.deadHeat.places: is missing'],
    ['a dead heat of none', of({ result: 'won', deadHeat: { tied: 0, places: 1 } }), 'b.deadHeat.tied: '],
    ['a dead heat of half a runner', of({ result: 'won', deadHeat: { tied: 2.5, places: 1 } }), 'b.deadHeat.tied: '],
    [
      'a position without places paid',
      of({ result: 'won', deadHeat: { tied: 2, tiedAt: 1 } }),
      'b.deadHeat.placesPaid: is missing',
    ],
    [
      'places paid without a position',
      of({ result: 'won', deadHeat: { tied: 2, placesPaid: 1 } }),
      'b.deadHeat.tiedAt: is missing',
    ],
    [
      'more places than are paid',
      of({ result: 'placed', deadHeat: { tied: 4, tiedAt: 2, placesPaid: 3, places: 4 } }),
      'b.deadHeat.places: must be 2',
    ],
    [
      'fewer places than the position leaves',
      of({ result: 'won', deadHeat: { tied: 6, tiedAt: 8, placesPaid: 10, places: 2 } }),
      'b.deadHeat.places: must be 3',
    ],
    [
      'a place beyond those that are paid',
      of({ result: 'placed', deadHeat: { tied: 2, tiedAt: 4, placesPaid: 3 } }),
      'b.deadHeat.tiedAt: is 4, beyond the 3 of placesPaid',
    ],
    [
      'a win at the second place',
      of({ result: 'won', deadHeat: { tied: 2, tiedAt: 2, placesPaid: 3 } }),
      'b.deadHeat.tiedAt: is 2, but the result is won',
    ],
  ])('%s', (_, stated, refusal) => {
    expect(refusalOf(() => readResults(stated, readSlip(slip)))).toContain(refusal)
  })

  test.each<[string, unknown, string]>([
    ['half won', { result: 'halfWon' }, 'b.result: halfWon says nothing about a place'],
    [
      'a tie for the win alone',
      { result: 'won', deadHeat: { tied: 2, places: 1 } },
      'b.deadHeat.tiedAt: is missing; the bet is each-way',
    ],
    [
      'a win at the second place',
      { result: 'won', deadHeat: { tied: 2, places: 2, tiedAt: 2, placesPaid: 3 } },
      'b.deadHeat.tiedAt: is 2, but the result is won',
    ],
    [
      'a place beyond those that are paid',
      { result: 'placed', deadHeat: { tied: 2, tiedAt: 4, placesPaid: 3 } },
      'b.deadHeat.tiedAt: is 4',
    ],
    [
      'places that the position does not leave',
      { result: 'won', deadHeat: { tied: 4, places: 2, tiedAt: 1, placesPaid: 3 } },
      'b.deadHeat.places: must be 3',
    ],
  ])('each-way: %s', (_, outcome, refusal) => {
    const eachWay = readSlip({ ...slip, eachWay: true, legs: placeable })
    expect(refusalOf(() => readResults(of(outcome), eachWay))).toContain(refusal)
  })
})

describe('what is paid must be a whole number that is held exactly; what could have been does not matter', () => {
  const settled = (stated: object, results: readonly string[]) => {
    const read = readSlip({ stakePerLine: '100', ...stated })
    return settle(read, readResults(Object.fromEntries(results.map((result, n) => [`leg${n}`, { result }])), read))
  }
  const wins = (count: number) => Array.from({ length: count }, () => 'won')

  test('nine legs at 101 with a lost one, and with void ones', () => {
    const nine = { type: 'fold', legs: many(9, '101') }
    expect(settled(nine, [...wins(8), 'lost']).paid).toBe(0)
    expect(settled(nine, [...wins(6), 'void', 'void', 'void']).paid).toBe(100 * 101 ** 6)
    expect(refusalOf(() => settled(nine, wins(9)))).toMatch(/^stakePerLine: returns 109368527268436090100; at most/)
  })

  test('a goliath at 81', () => {
    const goliath = { type: 'goliath', legs: many(8, '81') }
    expect(settled(goliath, [...wins(5), 'lost', 'lost', 'lost']).paid).toBe(100 * (82 ** 5 - 1 - 5 * 81))
    expect(settled({ ...goliath, stakePerLine: '1' }, wins(8)).paid).toBe(82 ** 8 - 1 - 8 * 81)
    expect(refusalOf(() => settled(goliath, wins(8)))).toMatch(/^stakePerLine: returns \d+; at most/)
  })

  test('a bet is taken only if the most that it can return can be paid', () => {
    const nine = readSlip({ stakePerLine: '100', type: 'fold', legs: many(9, '101') })
    expect(refusalOf(() => checkedBet(nine))).toContain('stakePerLine: could return more than')
  })
})

test('any document is settled, or refused with a field: it causes no other error', () => {
  const json = fc.jsonValue({ maxDepth: 3 })
  /** A valid document with one value, at any depth, replaced by another. */
  const damaged = (document: unknown): fc.Arbitrary<unknown> => {
    if (typeof document !== 'object' || document === null) return json
    const entries = Object.entries(document)
    const inside = entries.map(([key, value]) =>
      damaged(value).map((other) =>
        Object.assign(Array.isArray(document) ? [...document] : { ...document }, { [key]: other }),
      ),
    )
    return fc.oneof(json, ...inside)
  }
  const rich = { ...slip, eachWay: true, legs: placeable.map((leg) => ({ ...leg, banker: false })) }
  const tied = {
    ...results,
    b: { result: 'placed', rule4: '0.1', deadHeat: { tied: 2, tiedAt: 1, placesPaid: 2, places: 1 } },
  }
  fc.assert(
    fc.property(damaged(rich), damaged(tied), (stated, outcomes) => {
      refusalOf(() => {
        const read = readSlip(stated)
        return settle(read, readResults(outcomes, read))
      })
      refusalOf(() => settle(readSlip(rich), readResults(outcomes, readSlip(rich))))
    }),
    { numRuns: 500 },
  )
})
