import { Container, Sprite, type Texture } from 'pixi.js'
import type { ShownLeave } from '../../engines/crash/crash-title.ts'
import type { CrashLayout } from '../../engines/crash/layout.ts'
import { type Picture, painted } from '../../shell/stage/pictures.ts'
import type { Stage } from '../../shell/stage/stage.ts'

/** The most lanterns in the air at once; the player's own are always among them. */
const most = 9
const riseMs = 3_600
const golden = 0.618034

interface Lantern {
  readonly leave: ShownLeave
  readonly sprite: Sprite
  readonly startedMs: number
  readonly index: number
}

/** Lanterns with the names and multiples of bets that have left: they rise from the crowd and stay in the sky. Still under reduced motion. */
export function createLanterns(stage: Stage, picture: () => Picture) {
  const container = new Container()
  let lanterns: Lantern[] = []
  let layout: CrashLayout | null = null
  let stop = () => {}
  const draw = () => {
    const nowMs = stage.nowMs()
    for (const { sprite, startedMs, index } of lanterns) {
      const part = stage.calm() ? 1 : Math.min(1, (nowMs - startedMs) / riseMs)
      const eased = 1 - (1 - part) ** 2
      if (!layout) continue
      const { area, past, plate } = layout
      const from = past.y - 6
      const top =
        plate.y + plate.height + 30 + ((index * 0.754878) % 1) * Math.max(0, from - plate.y - plate.height - 110)
      sprite.position.set(
        area.x + area.width * (0.1 + 0.8 * ((index * golden + 0.2) % 1)) + Math.sin(part * 5 + index) * 8,
        from + (top - from) * eased,
      )
      sprite.alpha = Math.min(1, part * 6)
    }
    if (stage.calm() || lanterns.every(({ startedMs }) => nowMs - startedMs >= riseMs)) stop()
  }
  const animate = () => {
    stop()
    if (stage.calm()) return draw()
    const end = stage.onFrame(draw)
    stop = () => {
      end()
      stop = () => {}
    }
    draw()
  }
  const remove = (one: Lantern) => {
    stage.retire(one.sprite.texture)
    one.sprite.removeFromParent()
  }
  return {
    container,
    show: (leaves: readonly ShownLeave[]): void => {
      const gone = lanterns.filter(({ leave }) => !leaves.includes(leave))
      gone.forEach(remove)
      lanterns = lanterns.filter((one) => !gone.includes(one))
      for (const [index, leave] of leaves.entries()) {
        if (lanterns.some((one) => one.leave === leave)) continue
        const sprite = new Sprite(paintLantern(picture(), leave, stage.view.density))
        sprite.anchor.set(0.5, 1)
        container.addChild(sprite)
        lanterns.push({ leave, sprite, index, startedMs: stage.nowMs() })
      }
      while (lanterns.length > most) {
        const oldest = lanterns.find(({ leave }) => !leave.isOwn) ?? lanterns[0]
        if (!oldest) break
        remove(oldest)
        lanterns = lanterns.filter((one) => one !== oldest)
      }
      animate()
      stage.redraw()
    },
    layOut: (next: CrashLayout): void => {
      layout = next
      draw()
    },
  }
}

/** The lantern with its label below, in one texture. */
function paintLantern(picture: Picture, { label, isOwn }: ShownLeave, density: number): Texture {
  const [wide, high, text] = isOwn ? [48, 63, 17] : [32, 42, 13]
  const width = Math.max(wide + 8, label.length * text + 16)
  const height = high + text + 12
  return painted({ width, height, density }, (brush) => {
    brush.drawImage(picture, (width - wide) / 2, 0, wide, high)
    brush.font = `700 ${text}px "Hiragino Sans", "Noto Sans JP", sans-serif`
    brush.textAlign = 'center'
    brush.textBaseline = 'middle'
    brush.lineWidth = 4
    brush.lineJoin = 'round'
    brush.strokeStyle = '#07142e'
    brush.strokeText(label, width / 2, high + text / 2 + 4)
    brush.fillStyle = isOwn ? '#ffe6a1' : '#fff2d2'
    brush.fillText(label, width / 2, high + text / 2 + 4)
  })
}
