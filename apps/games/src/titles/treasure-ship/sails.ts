import { Container, Rectangle, Sprite, Texture } from 'pixi.js'
import type { Drawings } from '../../shell/stage/drawings.ts'
import { pictureTexture } from '../../shell/stage/pictures.ts'
import { give } from '../../shell/stage/sprites.ts'
import type { Stage } from '../../shell/stage/stage.ts'
import type { Places } from './places.ts'

const unfurlMs = 760
const furlMs = 300
const apartMs = 220
/** Strips of cloth in a sail, each as light as it faces the sun. */
const strips = 26

/** A sail for each reel: it unfurls from its yard down the reel, fills with wind, and goes up again. The container's origin is the top left of the board. */
export function createSails(stage: Stage, drawings: Drawings, reels: number) {
  const container = new Container()
  const sails = Array.from({ length: reels }, (_, reel) => createSail(stage, reel))
  container.addChild(...sails.map((sail) => sail.container))
  let cloth: Texture[] = []

  stage.onIdleFrame((_, nowMs) => {
    if (stage.sways()) for (const sail of sails) sail.blow(nowMs / 1000)
  })
  return {
    container,
    layOut: ({ board, cell, view }: Places): void => {
      const { density } = view
      const whole = pictureTexture(drawings.picture('scenery/tall-sail'), {
        width: cell.width,
        height: board.height,
        density,
      })
      const high = Math.ceil((board.height / strips) * density) / density
      const old = cloth[0]
      cloth = Array.from({ length: strips }, (_, strip) => {
        const y = Math.min((board.height * strip) / strips, board.height - high)
        return new Texture({ source: whole.source, frame: new Rectangle(0, y, cell.width, high) })
      })
      const yard = pictureTexture(drawings.picture('scenery/yard'), {
        width: cell.width * 1.06,
        height: cell.width * 0.25,
        density,
      })
      for (const sail of sails) sail.layOut({ cell: cell.width, height: board.height, cloth })
      give(
        stage,
        sails.flatMap((sail) => sail.yards),
        yard,
      )
      if (old) stage.retire(old)
    },
    /** From left to right; `onUnfurl` as each one begins. */
    unfurl: async (at: readonly number[], onUnfurl: (index: number) => void): Promise<void> => {
      await Promise.all(
        at.map(async (reel, index) => {
          await stage.wait(stage.calm() ? 0 : index * apartMs)
          onUnfurl(index)
          await sails[reel]?.to(1, unfurlMs)
        }),
      )
    },
    furl: async (): Promise<void> => {
      await Promise.all(sails.map((sail) => sail.to(0, furlMs)))
    },
  }
}

function createSail(stage: Stage, reel: number) {
  const container = new Container()
  const cloth = Array.from({ length: strips }, () => new Sprite())
  const [yard, roll] = [new Sprite(), new Sprite()]
  const [top, foot] = [new Container(), new Container()]
  top.addChild(yard)
  foot.addChild(roll)
  for (const sprite of cloth) sprite.anchor.set(0.5, 0)
  for (const sprite of [yard, roll]) sprite.anchor.set(0.5, 0.5)
  container.addChild(...cloth, foot, top)
  container.visible = false
  let size: { cell: number; height: number } | null = null
  let down = 0

  /** The part that hangs, 0 … 1; the rest is on the roll at its foot. */
  const hang = (part: number) => {
    down = part
    container.visible = part > 0
    if (!size) return
    const edge = part * size.height
    for (const [strip, sprite] of cloth.entries())
      sprite.visible = (strip + 0.6) * (size.height / strips) <= edge || part === 1
    const left = 1 - part
    foot.position.set(size.cell / 2, Math.min(edge, size.height))
    roll.scale.y = 0.5 + left * 0.6
    foot.alpha = Math.min(1, left * 6)
    yard.alpha = Math.min(1, part * 8)
  }
  /** The wind: folds that run down the cloth, and the belly. */
  const blow = (seconds: number) => {
    if (down === 0) return
    for (const [strip, sprite] of cloth.entries()) {
      const along = strip / (strips - 1)
      const fold = Math.sin(seconds * 3.4 - along * 9 + reel * 1.3)
      const belly = Math.sin(along * Math.PI)
      const loose = 1 - down
      sprite.scale.x = 0.95 + belly * 0.05 + fold * (0.012 + loose * 0.05)
      sprite.x = (size?.cell ?? 0) * (0.5 + fold * belly * (0.008 + loose * 0.06))
      const light = Math.round(255 * (0.955 + fold * 0.045 * (0.5 + belly * 0.5)))
      sprite.tint = (light << 16) | (light << 8) | Math.min(255, light + 4)
    }
  }
  return {
    container,
    /** Yard and roll, which share a texture. */
    yards: [yard, roll],
    blow,
    to: async (part: number, ms: number): Promise<void> => {
      const from = down
      if (from === part) return
      const fall = (progress: number) => (part === 1 ? dropped(progress) : progress)
      await stage.play(stage.calm() ? 0 : ms, (progress) => hang(from + (part - from) * fall(progress)))
    },
    layOut: ({ cell, height, cloth: textures }: { cell: number; height: number; cloth: readonly Texture[] }): void => {
      size = { cell, height }
      container.x = reel * cell
      for (const [strip, sprite] of cloth.entries()) {
        sprite.texture = textures[strip] ?? Texture.EMPTY
        sprite.position.set(cell / 2, (strip * height) / strips)
      }
      yard.position.set(cell / 2, cell * 0.1)
      hang(down)
    },
  }
}

/** Falls, and springs back a little from its end. */
function dropped(progress: number): number {
  const t = Math.min(1, progress * 1.24)
  return t < 1 ? t ** 1.8 : 1 - Math.sin(((progress - 1 / 1.24) / (1 - 1 / 1.24)) * Math.PI) * 0.03
}
