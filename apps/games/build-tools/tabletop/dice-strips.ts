import { createDice } from '../../src/tabletop/dice/dice.ts'
import { paintBowl, paintTsubo } from '../../src/tabletop/dice/paint-cups.ts'
import { bone, lacquer } from '../../src/tabletop/dice/paint-die.ts'
import { createVessel } from '../../src/tabletop/dice/vessel.ts'
import { density, strip } from './strips.ts'

/** The same numbers at each print. */
function sequence(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 16_807) % 2_147_483_647
    return state / 2_147_483_647
  }
}

export const tumbleStrip = () =>
  strip({ width: 330, height: 210, columns: 6, frames: 30, everyMs: 50 }, (stage) => {
    const dice = createDice(stage, lacquer)
    stage.root.addChild(dice.container)
    dice.container.position.set(200, 110)
    dice.layOut({ edge: 42, density })
    void dice.tumble([1, 5, 4], { heading: 0.42, random: sequence(7) })
  })

export const cupStrip = () =>
  strip({ width: 260, height: 300, columns: 7, frames: 21, everyMs: 83 }, (stage) => {
    const dice = createDice(stage, bone)
    const cup = createVessel(stage, paintTsubo)
    stage.root.addChild(dice.container, cup.container)
    dice.container.position.set(130, 200)
    cup.container.position.set(130, 200)
    dice.layOut({ edge: 34, density })
    cup.layOut({ size: 190, density })
    void (async () => {
      await cup.cover()
      await cup.shake()
      dice.lie([1, 6], sequence(3))
      await cup.lift()
    })()
  })

/** As in Sic Bo: the bowl is lifted, and the dice roll from it. */
export const bowlStrip = () =>
  strip({ width: 360, height: 360, columns: 6, frames: 18, everyMs: 83 }, (stage) => {
    const dice = createDice(stage, bone)
    const bowl = createVessel(stage, paintBowl)
    stage.root.addChild(dice.container, bowl.container)
    dice.container.position.set(180, 180 + 43)
    bowl.container.position.set(180, 180 - 36)
    dice.layOut({ edge: 34, density })
    bowl.layOut({ size: 223, density })
    bowl.stand()
    void Promise.all([bowl.lift(), dice.tumble([1, 5, 4], { heading: -Math.PI / 2, random: sequence(5), from: 0.35 })])
  })
