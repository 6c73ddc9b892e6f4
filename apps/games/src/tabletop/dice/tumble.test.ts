import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dieFaces, lying, outward, topFace } from './die.ts'
import { planRest, planThrow, planTumble } from './tumble.ts'
import { dot, inSpace, sum, type Vector } from './turns.ts'

const frames = 90 // 1.5 seconds
const face = fc.constantFrom(...dieFaces)
const heading = fc.double({ min: -7, max: 7, noNaN: true })
const draws = fc.array(fc.double({ min: 0, max: 0.999999, noNaN: true }), { minLength: 40, maxLength: 40 })

/** Gives the numbers of a list, again and again. */
function from(list: readonly number[]): () => number {
  let next = 0
  return () => list[next++ % list.length] ?? 0
}

const corners: Vector[] = [-0.5, 0.5].flatMap((x) =>
  [-0.5, 0.5].flatMap((y) => [-0.5, 0.5].map((z): Vector => [x, y, z])),
)
const distance = (a: Vector, b: Vector) => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2])

test('opposite faces add up to seven, and each face can lie on top at any turn', () => {
  for (const one of dieFaces) {
    expect(outward[(7 - one) as typeof one]).toEqual(outward[one].map((part) => (part === 0 ? 0 : -part)))
    for (const yaw of [0, 0.4, 2, 5]) expect(topFace(lying(one, yaw))).toBe(one)
  }
})

test('a die ends flat on the table with the drawn face up, exactly in its place', () => {
  fc.assert(
    fc.property(face, heading, draws, (drawn, way, list) => {
      const end = planTumble(drawn, { spot: [1.25, -2], heading: way, random: from(list) })(1)
      expect(topFace(end.turn)).toBe(drawn)
      expect(end.at).toEqual([expect.closeTo(1.25, 12), expect.closeTo(-2, 12), expect.closeTo(0.5, 12)])
      expect(inSpace(end.turn, outward[drawn])[2]).toBeCloseTo(1, 12)
    }),
  )
})

test('a die never jumps from one frame to the next, least of all at the end, and never sinks into the table', () => {
  fc.assert(
    fc.property(face, heading, draws, (drawn, way, list) => {
      const tumble = planTumble(drawn, { spot: [0, 0], heading: way, random: from(list) })
      let before = tumble(0)
      for (let frame = 1; frame <= frames; frame++) {
        const now = tumble(frame / frames)
        const turned = Math.max(
          ...([0, 1, 2] as const).map((axis) => Math.acos(Math.min(1, dot(before.turn[axis], now.turn[axis])))),
        )
        const late = frame > frames * 0.96
        expect(turned).toBeLessThan(late ? 0.05 : 0.62)
        expect(distance(before.at, now.at)).toBeLessThan(late ? 0.05 : 0.4)
        const lowest = Math.min(...corners.map((corner) => now.at[2] + inSpace(now.turn, corner)[2]))
        expect(lowest).toBeGreaterThan(-1e-9)
        before = now
      }
    }),
    { numRuns: 60 },
  )
})

test('a die rolls over the edge on which it stands, and does not slide on it', () => {
  fc.assert(
    fc.property(face, heading, draws, (drawn, way, list) => {
      const tumble = planTumble(drawn, { spot: [0, 0], heading: way, random: from(list) })
      const onTable = (progress: number) => {
        const { at, turn } = tumble(progress)
        return corners.map((corner) => sum(at, inSpace(turn, corner)))
      }
      // after the hops
      for (let progress = 0.57; progress < 0.999; progress += 0.004) {
        const [now, next] = [onTable(progress), onTable(progress + 0.001)]
        const standsOn = now.filter(([, , z], index) => z < 1e-6 && (next[index]?.[2] ?? 1) < 1e-6)
        for (const corner of standsOn) expect(distance(corner, next[now.indexOf(corner)] ?? corner)).toBeLessThan(1e-6)
      }
    }),
    { numRuns: 20 },
  )
})

test('dice thrown together do not run through each other', () => {
  fc.assert(
    fc.property(fc.array(face, { minLength: 2, maxLength: 3 }), heading, draws, (drawn, way, list) => {
      const throws = planThrow(drawn, { heading: way, random: from(list) })
      for (let frame = 0; frame <= frames; frame++) {
        const at = throws.map((tumble) => tumble(frame / frames).at)
        for (const [index, one] of at.entries())
          for (const other of at.slice(index + 1)) expect(distance(one, other)).toBeGreaterThan(1.2)
      }
      expect(throws.map((tumble) => topFace(tumble(1).turn))).toEqual(drawn)
    }),
    { numRuns: 60 },
  )
})

test('dice under a cup lie close together without touching, with the drawn faces up', () => {
  fc.assert(
    fc.property(fc.array(face, { minLength: 1, maxLength: 3 }), draws, (drawn, list) => {
      const poses = planRest(drawn, from(list))
      expect(poses.map(({ turn }) => topFace(turn))).toEqual(drawn)
      for (const [index, { at }] of poses.entries()) {
        expect(Math.hypot(at[0], at[1])).toBeLessThan(1)
        for (const other of poses.slice(index + 1)) expect(distance(at, other.at)).toBeGreaterThan(Math.SQRT2)
      }
    }),
  )
})
