import { drawsOf } from '@andon/arcade/rng/seed-stream'
import { title } from '@andon/arcade/titles/zodiac-wheel/index'
import { rules } from '@andon/arcade/titles/zodiac-wheel/rules'
import { expect, test } from 'vitest'
import { multipleIn, pairs, segmentOf, segments, toneOf } from './segments.ts'

test('the painted wheel is that of the rules, and its pairs are their prizes', () => {
  expect(segments).toEqual(rules.segments)
  expect(pairs).toEqual(rules.prizes.map(({ spots }) => spots))
  expect(rules.prizes.map(({ spots }) => spots.map(toneOf))).toEqual(rules.prizes.map(({ sort }) => [sort, sort]))
})

test('a drawn face is read as the server means it', () => {
  for (let nonce = 0; nonce < 60; nonce++) {
    const round = title.current.replay({
      draws: drawsOf({ serverSeed: 'e'.repeat(64), clientSeed: 'wheel', nonce }),
      stake: 100,
      choice: { rat: 100 },
      actions: [],
    })
    const drawn = round?.events.flatMap((event) => (event.type === 'drawn' ? [segmentOf(event.face)] : [])) ?? []
    const facts = round?.events.flatMap((event) => (event.type === 'decided' ? event.facts : [])) ?? []
    expect(drawn.length).toBeGreaterThan(0)
    for (const { place, id } of drawn) expect(segments[place]).toBe(id)
    const factors = drawn.map(({ id }) => rules.multipliers[id] ?? 1)
    expect(multipleIn(facts)).toBe(factors.reduce((product, factor) => product * factor, 1))
    expect(facts[0]).toBe(drawn.at(-1)?.id)
  }
})
