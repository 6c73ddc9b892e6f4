import { type Brush, type Pen, penOn } from '../pen.ts'
import type { DealerLook } from './dealer-look.ts'
import { headAt, limbs, shoulder } from './limbs.ts'
import { paintDrape, paintForeSleeve, paintTorso, paintUpperSleeve } from './paint-clothes.ts'
import { paintHand } from './paint-hands.ts'
import {
  eyePlaces,
  paintBrows,
  paintFace,
  paintHair,
  paintHairBack,
  paintIris,
  paintLids,
  paintMouth,
  paintNose,
} from './paint-head.ts'
import type { Moment } from './poses.ts'

/** A dealer at one moment, looking at the player, for drawings: three parts on top of each other. 0, 0 is the middle at the edge of the table. */
export interface SeatedParts {
  readonly body: (brush: Brush) => void
  /** The right one; of a pose that both arms share the other is its mirror. */
  readonly arm: (brush: Brush) => void
  readonly head: (brush: Brush) => void
}

export function seatedParts(look: DealerLook, moment: Moment): SeatedParts {
  const atHead = (pen: Pen, draw: () => void) => pen.at(headAt.x, headAt.y, { turn: moment.lean }, draw)
  return {
    body: (brush) => {
      const pen = penOn(brush)
      atHead(pen, () => paintHairBack(pen, look))
      pen.within('M-300 -600H300V0H-300Z', () => paintTorso(pen, look))
    },
    arm: (brush) => paintArm(penOn(brush), look, moment),
    head: (brush) => {
      const pen = penOn(brush)
      atHead(pen, () => paintHead(pen, look, moment))
    },
  }
}

function paintHead(pen: Pen, look: DealerLook, { lids, mouth }: Moment): void {
  paintFace(pen, look)
  for (const { x, y } of eyePlaces) pen.at(x, y, {}, () => paintIris(pen))
  paintLids(pen, lids, look)
  paintBrows(pen, look)
  paintNose(pen, look)
  paintMouth(pen, mouth, look)
  paintHair(pen, look)
}

function paintArm(pen: Pen, look: DealerLook, { right, hands }: Moment): void {
  const { upper, fore, hand, elbow, wrist, drape } = limbs(right)
  pen.at(shoulder.x, shoulder.y, {}, () => {
    pen.at(elbow.x, elbow.y, { turn: drape }, () => paintDrape(pen, look))
    pen.at(0, 0, { turn: upper }, () => paintUpperSleeve(pen, look))
    pen.at(wrist.x, wrist.y, { turn: hand }, () => paintHand(pen, hands[1], look))
    pen.at(elbow.x, elbow.y, { turn: fore }, () => paintForeSleeve(pen, look))
  })
}
