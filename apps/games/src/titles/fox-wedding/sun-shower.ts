import { Container, Sprite, Texture } from 'pixi.js'
import type { Drawings } from '../../shell/stage/drawings.ts'
import { easeInOut } from '../../shell/stage/frames.ts'
import { pictureTexture } from '../../shell/stage/pictures.ts'
import { give } from '../../shell/stage/sprites.ts'
import type { Stage } from '../../shell/stage/stage.ts'
import type { Places } from './places.ts'

const openMs = 1000
const closeMs = 1400

/** The sky: clouds that part from the sun, its turning rays, and the light on the land. */
export function createSunShower(stage: Stage, drawings: Drawings, { onLight }: { onLight: (part: number) => void }) {
  const [sky, veil] = [new Container(), new Container()]
  const [ground, sun, beams] = [new Sprite(), new Sprite(), new Sprite()]
  const [shaft, left, right] = [new Sprite(), new Sprite(), new Sprite()]
  for (const sprite of [sun, beams]) sprite.anchor.set(0.5)
  sky.addChild(ground, beams, sun, left, right)
  const shade = new Sprite(Texture.WHITE)
  Object.assign(shade, { tint: 0xb4d6d0, blendMode: 'multiply' })
  const warmth = new Sprite(Texture.WHITE)
  Object.assign(warmth, { tint: 0xffd667, blendMode: 'add' })
  veil.addChild(shade, warmth)
  let places: Places | null = null
  let open = 0
  let token = 0

  const show = (part: number) => {
    open = part
    if (!places) return
    const { view, sun: at } = places
    const away = view.width * 0.36 * part
    left.x = at.x - left.width * 0.82 - away
    right.x = at.x + right.width * 0.72 + away
    beams.alpha = 0.9 * part
    beams.visible = part > 0
    sun.position.set(at.x, at.y + at.radius * 1.1 * (1 - part))
    shade.alpha = 0.42 * (1 - part)
    warmth.alpha = 0.1 * part
    warmth.visible = part > 0
    shaft.alpha = 0.62 * (1 - part * 0.6)
    onLight(part)
  }
  const turn = async (to: number) => {
    const mine = ++token
    const from = open
    const ms = stage.calm() ? 0 : to > from ? openMs : closeMs
    await stage.play(from === to ? 0 : ms, (progress) => {
      if (mine === token) show(from + (to - from) * easeInOut(progress))
    })
  }
  stage.onIdleFrame((_, nowMs) => {
    if (stage.sways() && open > 0) beams.rotation = nowMs / 9000
  })

  return {
    sky,
    /** Falls on the land and stays behind the foxes. */
    shaft,
    veil,
    /** Resolves when the clouds have parted. */
    open: () => turn(1),
    close: () => turn(0),
    isOpen: () => open > 0,
    show,
    layOut: (next: Places): void => {
      places = next
      const { view, sun: at, upright } = next
      const picture = (name: string, width: number, height: number, density = view.density) =>
        pictureTexture(drawings.picture(`scenery/${name}`), { width, height, density })
      give(stage, [ground], picture('sky', view.width, next.path + 8))
      give(stage, [sun], picture('open-sun', at.radius * 5.7, at.radius * 5.7))
      const reach = Math.max(view.width, view.height) * 1.25
      give(stage, [beams], picture('sun-beams', reach, reach, Math.min(0.8, view.density)))
      const cloud = upright ? view.width * 0.95 : view.width * 0.62
      const high = upright ? Math.min(cloud * 0.42, at.y * 1.5) : view.height * 0.36
      give(stage, [left, right], picture('cloud-bank', cloud, high))
      left.position.y = right.position.y = upright ? Math.max(0, at.y - high * 0.72) : -view.height * 0.03
      right.scale.x = -1
      beams.position.set(at.x, at.y)
      give(stage, [shaft], picture('shaft', view.width * (upright ? 0.9 : 0.42), next.path + next.fox * 0.2))
      shaft.x = upright ? view.width * 0.02 : view.width * 0.62
      for (const whole of [shade, warmth]) whole.setSize(view.width, view.height)
      show(open)
    },
  }
}
