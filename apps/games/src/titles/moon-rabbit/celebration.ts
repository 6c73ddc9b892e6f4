import { Container, Sprite } from 'pixi.js'
import type { Drawings } from '../../shell/stage/drawings.ts'
import { pictureTexture } from '../../shell/stage/pictures.ts'
import { type Painting, paintedSheet } from '../../shell/stage/sheet.ts'
import { give } from '../../shell/stage/sprites.ts'
import type { Stage } from '../../shell/stage/stage.ts'
import type { Celebration, WinTier } from '../../win/celebrate.ts'
import { colours } from './colours.ts'
import type { Places } from './places.ts'

/** For each tier: rice cakes, and rabbits that leap across. */
const shows: Readonly<Record<WinTier, { cakes: number; rabbits: number }>> = {
  big: { cakes: 30, rabbits: 1 },
  super: { cakes: 50, rabbits: 2 },
  mega: { cakes: 64, rabbits: 3 },
  epic: { cakes: 96, rabbits: 5 },
}
const most = shows.epic

/**
 * For a big win rice cakes are tossed to the people, as at a feast: they fly up in arcs before the moon, and rabbits leap after them. `warm` turns the moon
 * to apricot by a part and back at 0.
 */
export function createCelebrations(
  stage: Stage,
  { drawings, warm }: { drawings: Drawings; warm: (part: number) => void },
) {
  const container = new Container()
  const cakes = Array.from({ length: most.cakes }, () => new Sprite())
  const rabbits = Array.from({ length: most.rabbits }, () => new Sprite())
  for (const sprite of [...cakes, ...rabbits]) sprite.anchor.set(0.5)
  container.addChild(...cakes, ...rabbits)
  container.visible = false
  let places: Places | null = null

  const toss = (count: number, progress: number, { view, board }: Places) => {
    const middle = board.x + board.width / 2
    for (const [index, cake] of cakes.entries()) {
      const late = ((index * 0.618) % 1) * 0.66
      const t = Math.max(0, (progress - late) / 0.34)
      cake.visible = index < count && t > 0 && t < 1
      const side = ((index * 0.754) % 1) * 2 - 1
      const high = view.height * (0.62 + ((index * 0.37) % 1) * 0.42)
      cake.position.set(middle + side * view.width * (0.06 + 0.52 * t), view.height * 1.05 - high * 4 * t * (1 - t))
      cake.rotation = side * t * 5
      cake.scale.set(0.6 + ((index * 0.29) % 1) * 0.6)
    }
  }
  const leap = (count: number, progress: number, { view }: Places) => {
    for (const [index, rabbit] of rabbits.entries()) {
      const late = 0.1 + (index / most.rabbits) * 0.5
      const t = Math.max(0, (progress - late) / 0.36)
      const way = index % 2 ? -1 : 1
      rabbit.visible = index < count && t > 0 && t < 1
      rabbit.position.set(
        view.width * (0.5 + way * (t * 1.3 - 0.65)),
        view.height * (0.78 - (0.46 + (index % 3) * 0.08) * 4 * t * (1 - t)),
      )
      rabbit.rotation = way * (t - 0.5) * 1.5
      rabbit.scale.set(way, 1)
    }
  }

  return {
    container,
    layOut: (next: Places): void => {
      places = next
      const { view } = next
      const size = Math.max(30, Math.min(view.width, view.height) * 0.085)
      const sheet = paintedSheet({
        white: cake(size, view.density, colours.rice, '#e6dcc8'),
        warm: cake(size, view.density, colours.apricotPale, colours.apricot),
      })
      if (cakes[0]) stage.retire(cakes[0].texture)
      for (const [index, sprite] of cakes.entries()) sprite.texture = index % 3 ? sheet.white : sheet.warm
      const long = Math.min(view.width * 0.4, view.height * 0.3)
      const picture = drawings.picture('scenery/leaper')
      give(stage, rabbits, pictureTexture(picture, { width: long, height: long, density: view.density }))
    },
    of: (tier: WinTier): Celebration | null => {
      const show = shows[tier]
      const placed = places
      if (!placed) return null
      return {
        begin: () => {
          container.visible = true
        },
        step: (progress) => {
          container.alpha = Math.min(1, (1 - progress) * 8)
          warm(Math.min(1, progress * 5, (1 - progress) * 5))
          toss(stage.plain ? show.cakes / 3 : show.cakes, progress, placed)
          leap(show.rabbits, progress, placed)
        },
        end: () => {
          container.visible = false
          warm(0)
        },
      }
    },
  }
}

function cake(size: number, density: number, face: string, shade: string): Painting {
  const paint = (brush: CanvasRenderingContext2D) => {
    const oval = (y: number, part: number, fill: string) => {
      brush.beginPath()
      brush.ellipse(size / 2, size * y, size * 0.44 * part, size * 0.34 * part, 0, 0, Math.PI * 2)
      brush.fillStyle = fill
      brush.fill()
    }
    oval(0.5, 1.06, colours.ink)
    oval(0.5, 0.95, shade)
    oval(0.46, 0.84, face)
  }
  return { width: size, height: size, density, paint }
}
