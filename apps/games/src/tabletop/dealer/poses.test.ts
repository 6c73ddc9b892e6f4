import { describe, expect, test } from 'vitest'
import { figureWidth } from './figure.ts'
import { limbs, shoulder } from './limbs.ts'
import { acts, lengthOf, type Moment, momentOf, strikesMs } from './poses.ts'

const frameMs = 1000 / 60
const momentsOf = (act: (typeof acts)[number]): Moment[] =>
  Array.from({ length: Math.ceil(lengthOf(act) / frameMs) + 2 }, (_, frame) => momentOf(act, frame * frameMs))
const anglesOf = ({ left, right, bow, lean }: Moment) => [
  ...Object.values(left),
  ...Object.values(right),
  100 * bow,
  lean,
]
const still = momentOf('rest', 0)

describe.each(acts)('%s', (act) => {
  test('begins and ends at rest, so that any act may follow', () => {
    for (const atMs of [0, lengthOf(act), lengthOf(act) + 5000])
      expect({ ...momentOf(act, atMs), atMs: 0 }).toEqual(still)
  })

  test('goes on without a jump', () => {
    const all = momentsOf(act)
    for (const [index, moment] of all.entries()) {
      const before = anglesOf(all[index - 1] ?? still)
      for (const [at, angle] of anglesOf(moment).entries()) expect(Math.abs(angle - (before[at] ?? 0))).toBeLessThan(16)
    }
  })

  test('keeps the hands within the width of the figure', () => {
    for (const moment of momentsOf(act))
      for (const arm of [moment.left, moment.right])
        expect(shoulder.x + limbs(arm).wrist.x).toBeLessThan(figureWidth / 2)
  })
})

test('the clappers are in both hands and nearest to each other when they are heard', () => {
  const apart = (atMs: number) => shoulder.x + limbs(momentOf('closed', atMs).left).wrist.x
  for (const atMs of strikesMs) {
    expect(momentOf('closed', atMs).hands).toEqual(['clapper', 'clapper'])
    for (const off of [-80, -40, 40, 80]) expect(apart(atMs)).toBeLessThan(apart(atMs + off))
  }
})

test('a bow is made with closed eyes', () => {
  const deepest = momentsOf('greet').toSorted((a, b) => b.bow - a.bow)[0]
  expect([deepest?.bow, deepest?.lids]).toEqual([1, 'closed'])
})
