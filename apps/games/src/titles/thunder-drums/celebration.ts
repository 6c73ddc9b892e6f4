import { Container, Sprite } from 'pixi.js'
import { painted } from '../../shell/stage/pictures.ts'
import type { Stage } from '../../shell/stage/stage.ts'
import type { Celebration, WinTier } from '../../win/celebrate.ts'
import type { Places } from './places.ts'

/** For each tier: blows on the great drum, and sparks of each. */
const shows: Readonly<Record<WinTier, { blows: number; sparks: number }>> = {
  big: { blows: 2, sparks: 40 },
  super: { blows: 3, sparks: 60 },
  mega: { blows: 4, sparks: 80 },
  epic: { blows: 5, sparks: 110 },
}
const sparksMost = 110
const wavesMost = 3

/** For a big win: blows that send rings over the field and throw sparks from the ring of drums. */
export function createCelebrations(
  stage: Stage,
  { onBlow, onEnd }: { onBlow: (blow: number) => void; onEnd: () => void },
) {
  const container = new Container()
  const waves = Array.from({ length: wavesMost }, () => new Sprite())
  const sparks = Array.from({ length: sparksMost }, () => new Sprite())
  for (const sprite of [...waves, ...sparks]) {
    sprite.anchor.set(0.5)
    sprite.blendMode = 'add'
  }
  container.addChild(...waves, ...sparks)
  container.visible = false
  let places: Places | null = null

  const fly = (count: number, part: number, blow: number) => {
    if (!places) return
    const { ring, cell, view } = places
    const reach = Math.max(cell.width * 3, view.height * 0.4)
    for (const [index, spark] of sparks.entries()) {
      spark.visible = index < count && part < 1
      const from = ring[(index * 7 + blow * 3) % ring.length]
      if (!spark.visible || !from) continue
      const random = ((index + 1) * 0.618 + blow * 0.37) % 1
      const turn = index * 2.4 + blow
      const far = reach * (0.25 + random * 0.75) * (1 - (1 - part) ** 2)
      spark.position.set(from.x + Math.cos(turn) * far, from.y + Math.sin(turn) * far * 0.8 + part ** 2 * reach * 0.4)
      spark.rotation = turn
      spark.scale.set((0.6 + random) * (1 - part * 0.5), 0.7 + random * 0.5)
      spark.alpha = Math.min(1, (1 - part) * 2)
    }
  }

  return {
    container,
    layOut: (next: Places): void => {
      places = next
      const { board, cell } = next
      for (const sprite of [waves[0], sparks[0]]) if (sprite) stage.retire(sprite.texture)
      const [ring, spark] = [paintRing(board.width * 1.1), paintSpark(Math.max(16, cell.width * 0.34))]
      for (const wave of waves) {
        wave.texture = ring
        wave.position.set(board.x + board.width / 2, board.y + board.height / 2)
      }
      for (const sprite of sparks) sprite.texture = spark
    },
    of: (tier: WinTier): Celebration => {
      const { blows, sparks: count } = shows[tier]
      let struck = -1
      return {
        begin: () => {
          container.visible = true
          struck = -1
        },
        step: (progress) => {
          const beat = Math.min(blows - 0.001, progress * blows)
          const blow = Math.floor(beat)
          if (blow > struck && progress < 1) {
            struck = blow
            onBlow(blow)
          }
          const part = beat - blow
          fly(stage.plain ? count / 3 : count, Math.min(1, part * 1.15), blow)
          for (const [index, wave] of waves.entries()) {
            const own = Math.max(0, part * 1.4 - index * 0.14)
            wave.alpha = own > 0 && own < 1 ? 0.55 * (1 - own) : 0
            wave.scale.set(0.3 + own * 1.5)
          }
        },
        end: () => {
          container.visible = false
          onEnd()
        },
      }
    },
  }
}

function paintRing(size: number) {
  return painted({ width: size, height: size, density: 0.75 }, (brush) => {
    for (const [part, width, style] of [
      [0.47, 0.018, '#f4b42c'],
      [0.445, 0.006, '#ffe48a'],
      [0.42, 0.01, '#cf2238'],
    ] as const) {
      brush.beginPath()
      brush.arc(size / 2, size / 2, size * part, 0, Math.PI * 2)
      brush.lineWidth = size * width
      brush.strokeStyle = style
      brush.stroke()
    }
  })
}

/** A streak of gold. */
function paintSpark(size: number) {
  return painted({ width: size, height: size * 0.3, density: 1 }, (brush) => {
    const wash = brush.createLinearGradient(0, 0, size, 0)
    wash.addColorStop(0, 'rgb(207 34 56 / 0)')
    wash.addColorStop(0.6, '#f4b42c')
    wash.addColorStop(1, '#fff6cc')
    brush.fillStyle = wash
    brush.beginPath()
    brush.moveTo(0, size * 0.15)
    brush.lineTo(size * 0.85, size * 0.02)
    brush.lineTo(size, size * 0.15)
    brush.lineTo(size * 0.85, size * 0.28)
    brush.closePath()
    brush.fill()
  })
}
