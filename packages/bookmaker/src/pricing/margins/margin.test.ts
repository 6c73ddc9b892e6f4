import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type AdditionMethod, additionMethods, addMargin, removalMethods, removeMargin } from './margin.ts'

const removed = {
  '2.6 2.4 4.3': {
    multiplicative: [0.372026, 0.403028, 0.224946],
    additive: [0.373335, 0.405387, 0.221278],
    power: [0.372984, 0.405107, 0.221908],
    shin: [0.372994, 0.404779, 0.222227],
    oddsRatio: [0.372429, 0.404131, 0.22344],
    goto: [0.373665, 0.406005, 0.22033],
  },
  '2.7 2.3 4.4': {
    multiplicative: [0.358738, 0.421127, 0.220135],
    additive: [0.359562, 0.423974, 0.216464],
    power: [0.359171, 0.423731, 0.217098],
    shin: [0.359344, 0.423244, 0.217412],
    oddsRatio: [0.35881, 0.422561, 0.218628],
    goto: [0.359757, 0.424727, 0.215515],
  },
  '1.5 2.74': {
    multiplicative: [0.646226, 0.353774],
    additive: [0.650852, 0.349148],
    power: [0.653152, 0.346848],
    shin: [0.650852, 0.349148],
    oddsRatio: [0.651018, 0.348982],
    goto: [0.653378, 0.346622],
  },
  '4.2 3.7 1.95': {
    multiplicative: [0.233156, 0.264663, 0.502181],
    additive: [0.231033, 0.263208, 0.505759],
    power: [0.231141, 0.263064, 0.505795],
    shin: [0.231572, 0.263574, 0.504854],
    oddsRatio: [0.232005, 0.263641, 0.504354],
    goto: [0.23047, 0.262807, 0.506723],
  },
  '1.19 7 14': {
    multiplicative: [0.796813, 0.135458, 0.067729],
    additive: [0.822129, 0.12465, 0.053221],
    power: [0.826315, 0.118348, 0.055337],
    shin: [0.815631, 0.127091, 0.057278],
    oddsRatio: [0.815994, 0.123137, 0.060868],
    goto: [0.830801, 0.120765, 0.048434],
  },
} as const

test.each(Object.entries(removed))('the margin comes out of %s by all six methods', (prices, expected) => {
  const implied = prices.split(' ').map((price) => 1 / Number(price))
  for (const method of removalMethods) {
    const { chances } = removeMargin(implied, method)
    chances.forEach((chance, place) => {
      expect(chance, `${method} ${place}`).toBeCloseTo(expected[method][place] ?? 0, 5)
    })
  }
})

test.each([
  ['2.6 2.4 4.3', 1.032137, 0.0169425, 1.053174],
  ['2.7 2.3 4.4', 1.030913, 0.016236, 1.051169],
  ['1.5 2.74', 1.05051, 0.0317273, 1.072113],
  ['4.2 3.7 1.95', 1.020656, 0.010608, 1.034456],
  ['1.19 7 14', 1.096724, 0.028836, 1.186836],
] as const)('the power, the insiders and the odds ratio of %s', (prices, power, insiders, ratio) => {
  const implied = prices.split(' ').map((price) => 1 / Number(price))
  expect(removeMargin(implied, 'power').parameter).toBeCloseTo(power, 5)
  expect(removeMargin(implied, 'shin').parameter).toBeCloseTo(insiders, 5)
  expect(removeMargin(implied, 'oddsRatio').parameter).toBeCloseTo(ratio, 5)
})

test('chances of a margin that swallows the long shots are refused', () => {
  const wide = [0.87, 0.2, 0.1, 0.05, 0.02, 0.01]
  for (const method of ['additive', 'goto'] as const) expect(() => removeMargin(wide, method)).toThrow(RangeError)
  for (const method of ['multiplicative', 'power', 'shin', 'oddsRatio'] as const) {
    expect(Math.min(...removeMargin(wide, method).chances)).toBeGreaterThan(0)
  }
  expect(() => removeMargin([], 'shin')).toThrow(RangeError)
  expect(() => removeMargin([1.2, 0.1], 'shin')).toThrow(RangeError)
})

test('a market with three winners is made to sum to three', () => {
  const implied = [0.9, 0.8, 0.7, 0.5, 0.3]
  for (const method of removalMethods.filter((other) => other !== 'shin')) {
    const { chances } = removeMargin(implied, method, 3)
    expect(chances.reduce((sum, chance) => sum + chance)).toBeCloseTo(3, 8)
  }
  expect(() => removeMargin(implied, 'shin', 3)).toThrow(RangeError)
})

test.each([
  ['multiplicative', [2.0515, 3.6962, 3.4247]],
  ['additive', [2.0794, 3.6452, 3.3926]],
  ['power', [2.0795, 3.6468, 3.3909]],
  ['oddsRatio', [2.0684, 3.6671, 3.4033]],
  ['shin', [2.0724, 3.6578, 3.4005]],
] as const)('a margin of 5 %% goes in by %s', (method: AdditionMethod, prices: readonly number[]) => {
  const implied = addMargin([0.464244, 0.257667, 0.278089], 0.05, method)
  implied.forEach((chance, place) => {
    expect(1 / chance).toBeCloseTo(prices[place] ?? 0, 4)
  })
})

test.each<readonly [AdditionMethod, readonly number[], number]>([
  ['multiplicative', [0.98, 0.02], 0.05],
  ['additive', [0.98, 0.02], 0.05],
  ['shin', [0.98, 0.02], 0.05],
  ['shin', [0.999, 0.001], 0.12],
])('%s refuses %j with a margin of %d: there is no price of an implied chance of 1', (method, chances, overround) => {
  expect(() => addMargin(chances, overround, method)).toThrow(RangeError)
})

test.each(['power', 'oddsRatio'] as const)('%s has a price for a sure winner', (method) => {
  const [favourite = 1, other = 0] = addMargin([0.999, 0.001], 0.12, method)
  expect(favourite).toBeLessThan(1)
  expect(favourite + other).toBeCloseTo(1.12, 8)
})

/** Null where the method cannot make it. */
function addedOrRefused(fair: readonly number[], overround: number, method: AdditionMethod) {
  try {
    return addMargin(fair, overround, method)
  } catch (error) {
    if (error instanceof RangeError) return null
    throw error
  }
}

test('a margin never makes a price better than fair by any method, and what goes in comes out', () => {
  const chances = fc
    .array(fc.double({ min: 0.02, max: 1, noNaN: true }), { minLength: 2, maxLength: 8 })
    .map((weights) => weights.map((weight) => weight / weights.reduce((sum, other) => sum + other)))
  fc.assert(
    fc.property(chances, fc.double({ min: 0.001, max: 0.12, noNaN: true }), (fair, overround) => {
      for (const method of additionMethods) {
        const implied = addedOrRefused(fair, overround, method)
        if (implied === null) continue
        expect(implied.reduce((sum, chance) => sum + chance)).toBeCloseTo(1 + overround, 8)
        implied.forEach((chance, place) => {
          expect(chance, method).toBeGreaterThanOrEqual((fair[place] ?? 0) - 1e-9)
        })
        expect(Math.max(...implied)).toBeLessThan(1)
        removeMargin(implied, method).chances.forEach((chance, place) => {
          expect(chance, method).toBeCloseTo(fair[place] ?? 0, 6)
        })
      }
    }),
    { numRuns: 60 },
  )
  expect(additionMethods).toHaveLength(5)
  expect(() => addMargin([0.5, 0.5], -0.01, 'power')).toThrow(RangeError)
})
