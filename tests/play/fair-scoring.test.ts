import { expect, test } from 'vitest'
import { deviationOf, raceOf, seeded } from '../../tools/audits/fair-scoring.ts'

test('under fair scoring every habit reaches the top as often as any other; under the others some do not', () => {
  const race = { players: 1_600, top: 160 }
  const places = raceOf({ ...race, counted: 30, random: seeded(7) })
  expect(deviationOf(places.fair ?? [], race)).toBeLessThan(4)
  for (const method of ['bestMultiple', 'sumOfMultiples', 'turnover'])
    expect(deviationOf(places[method] ?? [], race), method).toBeGreaterThan(6)
})
