import type { LineWin } from '@andon/arcade/round-events'
import { Container, Graphics, Sprite, type Texture } from 'pixi.js'
import { easeOut } from '../../shell/stage/frames.ts'
import { painted } from '../../shell/stage/pictures.ts'
import type { Stage } from '../../shell/stage/stage.ts'
import { colours } from './colours.ts'
import type { Layout } from './layout.ts'
import type { Reels } from './reels.ts'

type Position = readonly [reel: number, row: number]
const strokeInks = [colours.vermilion, colours.gold, '#2f5fa3', '#4f8f78', colours.lacquer] as const

/** What the reels won, drawn over them: a brush stroke along each line, the others dimmed, and a lantern for each multiplier. */
export function createWins(stage: Stage, reels: Reels) {
  const container = new Container()
  const strokes = new Graphics()
  const lanterns = new Container()
  container.addChild(strokes, lanterns)
  let layout: Layout | null = null
  let stopPulse: (() => void) | null = null
  const signs = new Map<number, Texture>()

  const centre = ([reel, row]: Position) => {
    const { board, cell } = layout ?? { board: { x: 0, y: 0 }, cell: { width: 0, height: 0 } }
    return { x: board.x + (reel + 0.5) * cell.width, y: board.y + (row + 0.5) * cell.height }
  }

  function dim(positions: readonly Position[]): Sprite[] {
    const winners = positions.map((position) => reels.spriteAt(position)).filter((sprite) => sprite !== undefined)
    for (const sprite of reels.sprites()) sprite.alpha = winners.includes(sprite) ? 1 : 0.38
    return winners
  }

  function pulse(winners: readonly Sprite[]): void {
    if (stage.calm()) return
    stopPulse?.()
    const startedMs = stage.nowMs()
    stopPulse = stage.onFrame((_, nowMs) => {
      const beat = Math.max(0, Math.sin((nowMs - startedMs) / 210)) ** 2
      for (const sprite of winners) sprite.scale.set(1 + 0.09 * beat)
    })
  }

  function stroke(points: readonly { x: number; y: number }[], part: number, ink: string): void {
    const thick = (layout?.cell.width ?? 80) * 0.12
    const outline = brushOutline(points, part, thick)
    if (outline.length < 6) return
    strokes
      .poly(outline.map(({ x, y }) => ({ x: x + thick * 0.3, y: y + thick * 0.34 })))
      .fill({ color: colours.ink, alpha: 0.5 })
    strokes.poly(outline).fill({ color: ink, alpha: 0.94 })
  }

  return {
    container,
    layOut: (next: Layout): void => {
      layout = next
      for (const sign of lanterns.removeChildren()) sign.destroy()
      for (const texture of signs.values()) stage.retire(texture)
      signs.clear()
      strokes.clear()
    },
    /** With celebration the strokes are drawn one after another; without, the lines simply show. */
    showLines: async (
      wins: readonly LineWin[],
      lines: readonly (readonly number[])[],
      { celebrate, onStroke }: { celebrate: boolean; onStroke: (index: number) => void },
    ): Promise<void> => {
      const winners = dim(wins.flatMap(({ positions }) => positions))
      const paths = wins.map((win) =>
        (lines[win.line] ?? []).slice(0, win.count).map((row, reel) => centre([reel, row])),
      )
      const drawTo = (upTo: number) => {
        strokes.clear()
        for (const [index, path] of paths.entries()) {
          stroke(path, Math.min(1, upTo - index), strokeInks[index % strokeInks.length] ?? colours.gold)
        }
      }
      if (!celebrate || stage.calm()) {
        drawTo(paths.length)
        await stage.wait(700)
        return
      }
      pulse(winners)
      const eachMs = Math.max(150, Math.min(320, 1500 / wins.length))
      let drawn = -1
      await stage.play(eachMs * wins.length, (progress) => {
        const upTo = progress * paths.length
        const index = Math.min(paths.length - 1, Math.floor(upTo))
        if (index > drawn) {
          drawn = index
          onStroke(index)
        }
        drawTo(index + easeOut(upTo - index))
      })
      await stage.wait(500)
    },
    showPlaces: async (positions: readonly Position[], celebrate: boolean): Promise<void> => {
      const winners = dim(positions)
      if (celebrate) pulse(winners)
      await stage.wait(900)
    },
    /** A small lantern with ×N rises from each moon that multiplied a win; without celebration it is simply there. */
    showMultipliers: async (
      places: readonly { position: Position; multiplier: number }[],
      { celebrate, density }: { celebrate: boolean; density: number },
    ): Promise<void> => {
      const size = (layout?.cell.width ?? 80) * 0.62
      const signsNow = places.map(({ position, multiplier }) => {
        const texture = signs.get(multiplier) ?? paintSign(`×${multiplier}`, size, density)
        signs.set(multiplier, texture)
        const sprite = new Sprite(texture)
        sprite.anchor.set(0.5)
        lanterns.addChild(sprite)
        return { sprite, from: centre(position) }
      })
      await stage.play(celebrate && !stage.calm() ? 520 : 0, (progress) => {
        for (const { sprite, from } of signsNow) {
          sprite.position.set(from.x, from.y - easeOut(progress) * size * 0.5)
          sprite.alpha = Math.min(1, progress * 2)
        }
      })
    },
    clear: (): void => {
      stopPulse?.()
      stopPulse = null
      strokes.clear()
      for (const old of lanterns.removeChildren()) old.destroy()
      for (const sprite of reels.sprites()) {
        sprite.alpha = 1
        sprite.scale.set(1)
      }
      stage.redraw()
    },
  }
}

/** The outline of a brush's trail along the first `part` of a path: pressed in the middle, lifted at both ends. */
export function brushOutline(
  points: readonly { x: number; y: number }[],
  part: number,
  thick: number,
): { x: number; y: number }[] {
  if (points.length < 2 || part <= 0) return []
  const cuts = 10
  const last = (points.length - 1) * Math.min(1, part)
  const upper: { x: number; y: number }[] = []
  const lower: { x: number; y: number }[] = []
  const count = Math.max(2, Math.ceil(last * cuts))
  for (let index = 0; index <= count; index++) {
    const along = (last * index) / count
    const from = Math.min(points.length - 2, Math.floor(along))
    const [a, b] = [points[from], points[from + 1]]
    if (!a || !b) continue
    const t = along - from
    const bend = t * t * (3 - 2 * t)
    const press = 0.5 + 0.5 * Math.sin(Math.PI * Math.min(1, Math.max(0, along / (points.length - 1))) ** 0.8)
    const half = (thick / 2) * press * (1 + 0.16 * Math.sin(along * 9))
    const at = { x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * bend }
    upper.push({ x: at.x, y: at.y - half })
    lower.unshift({ x: at.x, y: at.y + half })
  }
  return [...upper, ...lower]
}

function paintSign(text: string, size: number, density: number): Texture {
  return painted({ width: size, height: size, density }, (brush) => {
    brush.beginPath()
    brush.ellipse(size / 2, size / 2, size * 0.42, size * 0.4, 0, 0, Math.PI * 2)
    brush.fillStyle = colours.goldLight
    brush.fill()
    brush.lineWidth = size * 0.055
    brush.strokeStyle = colours.ink
    brush.stroke()
    brush.fillStyle = colours.lacquer
    for (const y of [0.06, 0.86]) brush.fillRect(size * 0.3, size * y, size * 0.4, size * 0.08)
    brush.fillStyle = colours.lacquer
    brush.font = `800 ${Math.round(size * 0.42)}px "Hiragino Sans", "Yu Gothic UI", "Noto Sans JP", sans-serif`
    brush.textAlign = 'center'
    brush.textBaseline = 'middle'
    brush.fillText(text, size / 2, size * 0.52)
  })
}
