import { Container, Sprite, Texture } from 'pixi.js'
import { easeInOut } from '../../shell/stage/frames.ts'
import { painted } from '../../shell/stage/pictures.ts'
import type { Stage } from '../../shell/stage/stage.ts'
import type { Chips } from './change.ts'
import { paintStack } from './paint-chip.ts'

export type Pile = ReturnType<typeof createPile>

const slideMs = 320
/** Stacks lie so far apart, as a part of a chip's width; more than this many lie in one pile as the greatest ones only. */
const [apart, mostStacks] = [0.9, 3]

/** The chips of one bet, or a payout: up to three stacks around the container's origin. */
export function createPile(
  stage: Pick<Stage, 'play' | 'calm' | 'redraw' | 'retire'>,
  { size, density }: { size: number; density: number },
) {
  const container = new Container()
  const sprite = new Sprite()
  sprite.anchor.set(0.5)
  container.addChild(sprite)
  let shown = ''

  return {
    container,
    show: (chips: readonly Chips[]): void => {
      const stacks = chips.slice(0, mostStacks)
      const key = stacks.map(({ value, count }) => `${value} ${count}`).join()
      if (key === shown) return
      shown = key
      stage.retire(sprite.texture)
      sprite.texture = Texture.EMPTY
      if (stacks.length > 0) {
        const box = { width: size * (1.9 + apart * (stacks.length - 1)), height: size * 2.4, density }
        sprite.texture = painted(box, (brush) => {
          // from the right, so that no stack covers the number of the one before it
          brush.translate(box.width / 2 + (size * apart * (stacks.length - 1)) / 2, box.height / 2)
          for (const stack of stacks.toReversed()) {
            paintStack(brush, { ...stack, size })
            brush.translate(-size * apart, 0)
          }
        })
      }
      stage.redraw()
    },
    /** Moves to a point, such as from the bank to the player. */
    slide: async (to: { readonly x: number; readonly y: number }): Promise<void> => {
      const { x, y } = container
      if (!stage.calm())
        await stage.play(slideMs, (progress) => {
          const part = easeInOut(progress)
          container.position.set(x + (to.x - x) * part, y + (to.y - y) * part)
        })
      container.position.set(to.x, to.y)
      stage.redraw()
    },
  }
}
