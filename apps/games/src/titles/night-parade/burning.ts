import { Container, Sprite, type Texture } from 'pixi.js'
import type { Drawings } from '../../shell/stage/drawings.ts'
import { easeOut } from '../../shell/stage/frames.ts'
import { painted, pictureTexture } from '../../shell/stage/pictures.ts'
import { give } from '../../shell/stage/sprites.ts'
import type { Stage } from '../../shell/stage/stage.ts'
import type { Place, Scroll } from './places.ts'

const flamesMost = 36
const scrapsEach = 3
const burnMs = 640
const strokeMs = 520

/** Winners burn away like paper in blue fire, and a stroke of wet ink leads the new symbols in. */
export function createBurning(stage: Stage, drawings: Drawings) {
  const container = new Container()
  const flames = Array.from({ length: flamesMost }, () => new Sprite())
  const scraps = Array.from({ length: flamesMost * scrapsEach }, () => new Sprite())
  const strokes = Array.from({ length: 6 }, () => new Sprite())
  for (const sprite of flames) sprite.anchor.set(0.5, 0.92)
  for (const sprite of scraps) sprite.anchor.set(0.5)
  for (const sprite of strokes) sprite.anchor.set(0.5, 0)
  container.addChild(...strokes, ...flames, ...scraps)
  const hide = (sprites: readonly Sprite[]) => {
    for (const sprite of sprites) sprite.visible = false
  }
  hide([...flames, ...scraps, ...strokes])
  let scroll: Scroll | null = null

  return {
    container,
    layOut: (next: Scroll): void => {
      scroll = next
      const { cell, view, board } = next
      const picture = (path: string, width: number, height: number): Texture =>
        pictureTexture(drawings.picture(path), { width, height, density: view.density })
      give(stage, flames, picture('scenery/flame', cell.width * 0.86, cell.width * 1.29))
      give(stage, scraps, picture('scenery/scrap', cell.width * 0.17, cell.width * 0.17))
      give(stage, strokes, paintInk(cell.width * 0.9, board.height))
      hide([...flames, ...scraps, ...strokes])
    },
    /** Nothing under reduced motion. */
    burn: async (places: readonly Place[]): Promise<void> => {
      if (stage.calm() || !scroll) return
      const { cell } = scroll
      const shown = places.slice(0, flamesMost)
      const flying = stage.plain ? 0 : Math.min(scrapsEach, Math.floor(60 / Math.max(1, shown.length)))
      await stage.play(burnMs, (progress) => {
        for (const [index, place] of shown.entries()) {
          const flame = flames[index]
          if (!flame) continue
          const own = Math.min(1, Math.max(0, progress * 1.25 - (index % 5) * 0.05))
          flame.visible = own > 0 && own < 1
          flame.position.set(place.x, place.y + cell.height * 0.46)
          const tall = Math.sin(Math.PI * own ** 0.7)
          const flicker = Math.sin(progress * 46 + index * 2) * 0.08
          flame.scale.set((0.55 + 0.45 * tall) * (1 + flicker), tall * (1.05 - flicker))
          flame.alpha = Math.min(1, (1 - own) * 4)
          for (let number = 0; number < flying; number++) {
            const scrap = scraps[index * scrapsEach + number]
            if (!scrap) continue
            const random = (index * 0.618034 + number * 0.37) % 1
            scrap.visible = own > 0.25 && own < 1
            const risen = easeOut((own - 0.25) / 0.75)
            scrap.position.set(
              place.x + (random - 0.5) * cell.width * (0.5 + risen),
              place.y + cell.height * (0.2 - risen * (0.5 + random * 0.6)),
            )
            scrap.rotation = own * 6 * (random - 0.5) + index
            scrap.scale.set((1 - own) * (0.7 + random * 0.8))
          }
        }
        if (progress === 1) hide([...flames, ...scraps])
      })
    },
    /** By reel, how many new symbols it gets. */
    paintIn: async (fresh: readonly number[]): Promise<void> => {
      if (stage.calm() || !scroll) return
      const { board, cell } = scroll
      await stage.play(strokeMs, (progress) => {
        for (const [reel, count] of fresh.entries()) {
          const stroke = strokes[reel]
          if (!stroke) continue
          stroke.visible = count > 0 && progress < 1
          stroke.position.set(board.x + (reel + 0.5) * cell.width, board.y)
          stroke.scale.set(1, ((count * cell.height) / board.height) * easeOut(Math.min(1, progress * 1.8)))
          stroke.alpha = 0.5 * Math.min(1, (1 - progress) * 1.8)
        }
      })
    },
  }
}

/** A downward stroke with dry hairs at its end. */
function paintInk(width: number, height: number): Texture {
  return painted({ width, height, density: 0.5 }, (brush) => {
    const hairs = 18
    for (let hair = 0; hair < hairs; hair++) {
      const random = (hair * 0.618034) % 1
      brush.fillStyle = `rgb(28 23 20 / ${0.35 + 0.55 * ((hair * 0.754878) % 1)})`
      brush.fillRect((hair * width) / hairs, 0, width / hairs + 0.5, height * (0.82 + random * 0.18))
    }
  })
}
