import { Container, Sprite } from 'pixi.js'
import type { Drawings } from '../../shell/stage/drawings.ts'
import { pictureTexture } from '../../shell/stage/pictures.ts'
import type { Stage } from '../../shell/stage/stage.ts'
import { createCurtain } from './curtain.ts'
import type { Places } from './places.ts'

/** The shop around the opening: shelves, bench, launching tube and curtain. They move aside when the workshop opens onto the sky. */
export function createWorkshop(stage: Stage, drawings: Drawings) {
  const container = new Container()
  const curtain = createCurtain(stage, drawings)
  const [left, right, bench, mortar] = [new Sprite(), new Sprite(), new Sprite(), new Sprite()]
  right.scale.x = -1
  container.addChild(left, right, bench, mortar, curtain.container)
  let places: Places | null = null
  let opened = 0

  const repaint = (sprite: Sprite, name: string, size: { width: number; height: number }) => {
    stage.retire(sprite.texture)
    sprite.texture = pictureTexture(drawings.picture(`scenery/${name}`), { ...size, density: stage.view.density })
  }
  /** 0: the shop is closed in around the board; 1: everything has moved aside. */
  const setOpen = (part: number) => {
    opened = part
    if (!places) return
    const { view, shelf, bench: box, mortar: tube, curtain: cloth } = places
    left.position.set(shelf.left - shelf.width - shelf.left * part * 1.1, 0)
    right.position.set(view.width - rightBar(places) - shelf.right + shelf.width + shelf.right * part * 1.1, 0)
    bench.position.set(box.x, box.y + box.height * 0.85 * part)
    if (tube) mortar.position.set(tube.x, tube.y + box.height * 0.85 * part)
    curtain.container.y = -cloth.height * 1.15 * part
  }

  return {
    container,
    setOpen,
    layOut: (next: Places): void => {
      places = next
      const { shelf, bench: box, mortar: tube } = next
      repaint(left, 'shelf', shelf)
      repaint(right, 'shelf', shelf)
      left.visible = shelf.left > 0
      repaint(bench, 'bench', box)
      mortar.visible = tube !== null
      if (tube) repaint(mortar, 'mortar', tube)
      curtain.layOut(next)
      setOpen(opened)
    },
    /** For the instant before the lamp: nothing moves. */
    setStill: curtain.setStill,
  }
}

/** On a phone on its side the panel covers the right edge. */
function rightBar({ view, area, flat }: Places): number {
  return flat ? view.width - area.x - area.width : 0
}
