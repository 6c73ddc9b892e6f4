import { Container, Sprite, type Texture } from 'pixi.js'
import type { Drawings } from '../../shell/stage/drawings.ts'
import { paintedSheet, pictureOn } from '../../shell/stage/sheet.ts'
import type { Stage } from '../../shell/stage/stage.ts'
import type { Places } from './places.ts'

/** A walker's drawing: its size, the feet, where a lantern hangs, and the height of a fox without what it carries. */
const drawn = { width: 320, height: 340, foot: { x: 110, y: 330 }, hook: { x: 250, y: 88 }, fox: 250 } as const
const lamp = { width: 160, height: 240, scale: 0.42 } as const
/** The order of the procession: how far each walks behind the first, in the drawing's units. */
const walkers = [
  { name: 'bearer', behind: 0 },
  { name: 'bearer-moss', behind: 230 },
  { name: 'groom-walking', behind: 450 },
  { name: 'bearer', behind: 660 },
  { name: 'bride-walking', behind: 900 },
  { name: 'parasol-bearer', behind: 1020 },
  { name: 'bearer-moss', behind: 1230 },
  { name: 'kit', behind: 1430 },
  { name: 'kit', behind: 1550 },
] as const
/** From one procession to the next. */
const period = 1840
/** Units of the drawing per second. */
const pace = 26
/** Steps per unit. */
const stride = 1 / 34

/** Foxes in wedding robes that walk to the right, with lanterns that sway. */
export function createProcession(stage: Stage, drawings: Drawings) {
  const container = new Container()
  let walking: { whole: Container; lantern: Sprite | null; behind: number }[] = []
  let used: Texture[] = []
  let places: Places | null = null
  let walked = 1500

  const move = (nowMs: number) => {
    if (!places) return
    const { view, fox, path, upright } = places
    const scale = fox / drawn.fox
    const span = period * Math.ceil((view.width / scale + period) / period)
    walking.forEach(({ whole, lantern, behind }, index) => {
      const along = ((((walked - behind) % span) + span) % span) * scale - fox * 1.2
      const step = Math.abs(Math.sin(walked * stride * Math.PI + index * 1.3))
      whole.position.set(along, path + (upright ? 0 : rise(along / view.width) * view.width) - step * fox * 0.022)
      whole.rotation = Math.sin(walked * stride * Math.PI + index * 1.3) * 0.012
      if (lantern) lantern.rotation = Math.sin(nowMs / 620 + index * 1.7) * 0.11
    })
  }
  stage.onIdleFrame((elapsedMs, nowMs) => {
    if (!stage.sways()) return
    walked += (pace * elapsedMs) / 1000
    move(nowMs)
  })

  return {
    container,
    layOut: (next: Places): void => {
      places = next
      for (const texture of used) stage.retire(texture)
      for (const child of container.removeChildren()) child.destroy({ children: true })
      const { density, width } = next.view
      const scale = next.fox / drawn.fox
      const size = { width: drawn.width * scale, height: drawn.height * scale, density }
      const names = [...new Set(walkers.map(({ name }) => name))]
      const sheet: Readonly<Record<string, Texture>> = paintedSheet({
        ...Object.fromEntries(names.map((name) => [name, pictureOn(drawings.picture(`scenery/${name}`), size)])),
        lamp: pictureOn(drawings.picture('scenery/lamp'), {
          width: lamp.width * lamp.scale * scale,
          height: lamp.height * lamp.scale * scale,
          density,
        }),
      })
      used = Object.values(sheet)
      const rounds = Math.ceil((width / scale + period) / period)
      walking = Array.from({ length: rounds }, (_, round) => round).flatMap((round) =>
        walkers.map(({ name, behind }) => {
          const whole = new Container()
          const fox = new Sprite(sheet[name])
          fox.position.set(-drawn.foot.x * scale, -drawn.foot.y * scale)
          whole.addChild(fox)
          const lantern = name.startsWith('bearer') ? new Sprite(sheet.lamp) : null
          if (lantern) {
            lantern.anchor.set(0.5, 0.02)
            lantern.position.set((drawn.hook.x - drawn.foot.x - 64) * scale, (drawn.hook.y - drawn.foot.y) * scale)
            whole.addChild(lantern)
          }
          return { whole, lantern, behind: behind + round * period }
        }),
      )
      // those in front last: the bride walks before her parasol
      container.addChild(...walking.toReversed().map(({ whole }) => whole))
      move(0)
    },
  }
}

/** How much lower than in the middle the path is, in parts of the view's width. The ridge's drawing has the same shape. */
export function rise(at: number): number {
  const heights = [0.014, -0.003, -0.004, 0, 0.003, -0.004, -0.003, 0.01]
  const place = Math.min(0.999, Math.max(0, at)) * (heights.length - 1)
  const index = Math.floor(place)
  const [from, to] = [heights[index] ?? 0, heights[index + 1] ?? 0]
  return from + (to - from) * (place - index)
}
