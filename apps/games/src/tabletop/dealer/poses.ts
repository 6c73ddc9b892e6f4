import { easeInOut } from '../../shell/stage/frames.ts'
import type { Hand } from './paint-hands.ts'
import type { Lids, Mouth } from './paint-head.ts'

/** The acts of a dealer. Each begins and ends at rest, so that any may follow any other. */
export const acts = ['greet', 'open', 'last', 'closed', 'reveal', 'pay', 'rest'] as const
export type Act = (typeof acts)[number]

/** An arm. Degrees from hanging straight down; positive is outwards. */
export interface ArmPose {
  readonly upper: number
  readonly fore: number
  readonly hand: number
}

export interface Pose {
  readonly left: ArmPose
  readonly right: ArmPose
  /** How far the head is bowed, 0 … 1, and how far it leans to the right, in degrees. */
  readonly bow: number
  readonly lean: number
}

/** A moment of an act. Hands, lids and mouth are those until the next moment. */
export interface Moment extends Pose {
  readonly atMs: number
  readonly hands: readonly [left: Hand, right: Hand]
  readonly lids: Lids
  readonly mouth: Mouth
}

/** Hands beside each other on the edge of the table. */
const resting: ArmPose = { upper: 22, fore: -40, hand: -12 }
const rest: Moment = {
  atMs: 0,
  left: resting,
  right: resting,
  bow: 0,
  lean: 0,
  hands: ['flat', 'flat'],
  lids: 'open',
  mouth: 'rest',
}
/** Both arms alike. */
const both = (arm: ArmPose) => ({ left: arm, right: arm })
const aside: ArmPose = { upper: 36, fore: 24, hand: 32 }
const raised: ArmPose = { upper: 24, fore: 162, hand: 174 }
const parted: ArmPose = { upper: 40, fore: -84, hand: -92 }
const struck: ArmPose = { upper: 18, fore: -104, hand: -92 }
const inside: ArmPose = { upper: 30, fore: -74, hand: -30 }
const swept: ArmPose = { upper: 46, fore: 38, hand: 22 }
const turning: ArmPose = { upper: 30, fore: -22, hand: -14 }
const turned: ArmPose = { upper: 33, fore: 2, hand: 12 }
const pushing: ArmPose = { upper: 27, fore: -54, hand: -34 }
const pushed: ArmPose = { upper: 30, fore: -10, hand: -4 }

const holds = { hands: ['clapper', 'clapper'] } as const

/** By time, the last one at rest. */
const moments: Readonly<Record<Act, readonly Moment[]>> = {
  rest: [rest],
  greet: [
    rest,
    { ...rest, atMs: 300, mouth: 'smile' },
    { ...rest, atMs: 900, bow: 1, lids: 'closed', mouth: 'smile' },
    { ...rest, atMs: 1500, bow: 1, lids: 'closed', mouth: 'smile' },
    { ...rest, atMs: 2200, mouth: 'smile' },
    { ...rest, atMs: 3200 },
  ],
  open: [
    rest,
    { ...rest, atMs: 120, hands: ['palm', 'palm'], mouth: 'speak' },
    { ...rest, atMs: 700, ...both(aside), hands: ['palm', 'palm'], mouth: 'smile' },
    { ...rest, atMs: 1700, ...both(aside), hands: ['palm', 'palm'], mouth: 'smile' },
    { ...rest, atMs: 2250, hands: ['palm', 'palm'] },
    { ...rest, atMs: 2300 },
  ],
  last: [
    rest,
    { ...rest, atMs: 100, mouth: 'speak', hands: ['flat', 'palm'] },
    { ...rest, atMs: 750, right: raised, lean: 3, hands: ['flat', 'palm'], mouth: 'smile' },
    { ...rest, atMs: 1600, right: raised, lean: 3, hands: ['flat', 'palm'] },
    { ...rest, atMs: 2300, hands: ['flat', 'palm'] },
    { ...rest, atMs: 2350 },
  ],
  closed: [
    rest,
    { ...rest, ...holds, atMs: 60 },
    { ...rest, ...holds, ...both(parted), atMs: 340 },
    { ...rest, ...holds, ...both(struck), atMs: 430, mouth: 'speak' },
    { ...rest, ...holds, ...both(parted), atMs: 600, mouth: 'speak' },
    { ...rest, ...holds, ...both(struck), atMs: 720, mouth: 'speak' },
    { ...rest, ...holds, ...both(parted), atMs: 900 },
    { ...rest, ...holds, atMs: 1200 },
    { ...rest, atMs: 1240 },
    { ...rest, atMs: 1520, ...both(inside) },
    { ...rest, atMs: 2100, ...both(swept) },
    { ...rest, atMs: 2350, ...both(swept) },
    { ...rest, atMs: 2900 },
  ],
  reveal: [
    rest,
    { ...rest, atMs: 450, right: turning, lean: 2, bow: 0.25 },
    { ...rest, atMs: 700, right: turned, lean: 2, bow: 0.25, hands: ['flat', 'palm'] },
    { ...rest, atMs: 1150, right: turned, lean: 2, bow: 0.25, hands: ['flat', 'palm'] },
    { ...rest, atMs: 1600, right: turning },
    { ...rest, atMs: 1900 },
  ],
  pay: [
    rest,
    { ...rest, atMs: 500, ...both(pushing), bow: 0.3, mouth: 'smile' },
    { ...rest, atMs: 1050, ...both(pushed), bow: 0.3, mouth: 'smile' },
    { ...rest, atMs: 1500, ...both(pushed), mouth: 'smile', hands: ['palm', 'palm'] },
    { ...rest, atMs: 2000, hands: ['palm', 'palm'], mouth: 'smile' },
    { ...rest, atMs: 2300, bow: 0.5, lids: 'half', mouth: 'smile' },
    { ...rest, atMs: 2800 },
  ],
}

/** When the clappers of `closed` strike, in milliseconds from its beginning: what is heard belongs to what is seen. */
export const strikesMs = [430, 720] as const

export const lengthOf = (act: Act): number => moments[act].at(-1)?.atMs ?? 0

const between = (from: number, to: number, part: number) => from + (to - from) * part
const armBetween = (from: ArmPose, to: ArmPose, part: number): ArmPose => ({
  upper: between(from.upper, to.upper, part),
  fore: between(from.fore, to.fore, part),
  hand: between(from.hand, to.hand, part),
})

/** How the dealer looks at a time of an act; at rest after its end. */
export function momentOf(act: Act, atMs: number): Moment {
  const list = moments[act]
  const index = list.findLastIndex((moment) => moment.atMs <= atMs)
  const [from, to] = [list[Math.max(0, index)] ?? rest, list[index + 1]]
  if (!to) return list.at(-1) ?? rest
  const part = easeInOut(Math.max(0, (atMs - from.atMs) / (to.atMs - from.atMs)))
  return {
    ...from,
    atMs,
    left: armBetween(from.left, to.left, part),
    right: armBetween(from.right, to.right, part),
    bow: between(from.bow, to.bow, part),
    lean: between(from.lean, to.lean, part),
  }
}
