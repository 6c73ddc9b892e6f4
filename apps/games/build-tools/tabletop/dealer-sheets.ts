import { createDealer } from '../../src/tabletop/dealer/dealer.ts'
import { bellflower, type DealerLook, vermilionBird } from '../../src/tabletop/dealer/dealer-look.ts'
import { type Act, acts, lengthOf } from '../../src/tabletop/dealer/poses.ts'
import { density, strip } from './strips.ts'

const looks = { bellflower, 'vermilion-bird': vermilionBird } satisfies Record<string, DealerLook>
const size = { width: 330, height: 330 } as const

/** Frames of an act from its beginning to its end. */
const actStrip = (look: DealerLook, act: Act) => () => {
  const frames = 12
  return strip({ ...size, columns: 6, frames, everyMs: Math.max(400, lengthOf(act)) / (frames - 1) }, (stage) => {
    const dealer = createDealer({ ...stage, sways: () => true, onIdleFrame: (step) => void stage.onFrame(step) }, look)
    stage.root.addChild(dealer.container)
    dealer.layOut({ x: 0, y: 0, width: size.width, height: 300 }, density)
    if (act === 'reveal') dealer.lookAt({ x: 300, y: 330 })
    void dealer.act(act)
  })
}

/** One dealer, large. */
const portrait = (look: DealerLook) => () =>
  strip({ width: 900, height: 820, columns: 1, frames: 1, everyMs: 50 }, (stage) => {
    const dealer = createDealer({ ...stage, sways: () => false, onIdleFrame: () => {} }, look)
    stage.root.addChild(dealer.container)
    dealer.layOut({ x: 0, y: 0, width: 900, height: 740 }, density)
  })

/** Each dealer at rest, and each of their acts as a strip of frames. */
export const dealers = Object.fromEntries(
  Object.entries(looks).flatMap(([name, look]) => [
    [`dealer-${name}`, portrait(look)],
    ...acts.map((act) => [`dealer-${name}-${act}`, actStrip(look, act)] as const),
  ]),
)
