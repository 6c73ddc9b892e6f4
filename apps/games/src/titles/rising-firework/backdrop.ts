import { Container, Sprite } from 'pixi.js'
import type { CrashSetting } from '../../engines/crash/crash-title.ts'
import type { CrashLayout, Point } from '../../engines/crash/layout.ts'
import { painted } from '../../shell/stage/pictures.ts'
import { paintSky } from './paint-sky.ts'

const drawn = {
  bank: { width: 1600, height: 420, bridge: 870 },
  crowd: { width: 1600, height: 240 },
} as const
/** The river sinks a little while the shell climbs: by this part of the bank's height at most, and half of it after so long. */
const sinks = { part: 0.28, halfMs: 16_000 } as const

/** Sky, river and bridge behind the flight, and the crowd before it. */
export function createBackdrop({ stage, drawings }: Pick<CrashSetting, 'stage' | 'drawings'>) {
  const far = new Container()
  const [sky, bank, crowd, mirror] = [new Sprite(), new Sprite(), new Sprite(), new Sprite()]
  mirror.anchor.set(0.5)
  mirror.blendMode = 'add'
  mirror.tint = 0xffd98a
  far.addChild(sky, bank, mirror)
  let base = { bank: 0, crowd: 0, bankHeight: 0 }
  return {
    far,
    near: crowd,
    mirror,
    /** The shell has risen for so long. */
    sink: (elapsedMs: number): void => {
      const part = stage.sways() ? sinks.part * (1 - 2 ** (-elapsedMs / sinks.halfMs)) : 0
      bank.y = base.bank + base.bankHeight * part
      crowd.y = base.crowd + base.bankHeight * part * 0.4
    },
    /** Shows a light's reflection in the water. */
    reflect: ([x]: Point, alpha: number, wide: number): void => {
      mirror.visible = alpha > 0.01
      mirror.position.set(x, bank.y + base.bankHeight * 0.56)
      mirror.scale.set(wide / 32, (base.bankHeight * 0.2) / 32)
      mirror.alpha = alpha
    },
    layOut: ({ view, area, past }: CrashLayout): void => {
      for (const sprite of [sky, bank, crowd]) stage.retire(sprite.texture)
      const bottom = area.y + area.height
      const bankScale = Math.max((view.width / drawn.bank.width) * 1.02, (area.height * 0.4) / drawn.bank.height)
      const [bankWidth, bankHeight] = [drawn.bank.width * bankScale, drawn.bank.height * bankScale]
      const wanted = (past.height + area.height * 0.16) / drawn.crowd.height
      const crowdScale = Math.max((view.width / drawn.crowd.width) * 1.02, wanted)
      const [crowdWidth, crowdHeight] = [drawn.crowd.width * crowdScale, drawn.crowd.height * crowdScale]
      const middle = area.x + area.width / 2 - drawn.bank.bridge * bankScale
      const left = Math.min(0, Math.max(view.width - bankWidth, middle))
      const strip = (height: number) => ({ width: view.width, height, density: view.density })
      sky.texture = painted(view, (brush) => {
        brush.fillStyle = '#0d3563'
        brush.fillRect(0, 0, view.width, view.height)
        paintSky(brush, view.width, bottom - bankHeight * 0.62)
      })
      bank.texture = painted(strip(bankHeight), (brush) => {
        brush.drawImage(drawings.picture('scenery/bank'), left, 0, bankWidth, bankHeight)
      })
      crowd.texture = painted(strip(crowdHeight), (brush) => {
        brush.drawImage(drawings.picture('scenery/crowd'), 0, 0, crowdWidth, crowdHeight)
      })
      base = { bank: bottom - bankHeight - past.height * 0.2, crowd: bottom - crowdHeight, bankHeight }
    },
  }
}
