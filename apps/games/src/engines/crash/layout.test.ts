import { expect, test } from 'vitest'
import { placeIn } from '../../titles/rising-firework/flight-path.ts'
import { layOut } from './layout.ts'

/** Views of the game in the site's page, with the space that the bars leave, in CSS pixels. */
const views = [
  ['320 × 568', [320, 512], [0, 57, 320, 256]],
  ['390 × 844', [390, 788], [0, 57, 390, 470]],
  ['844 × 390', [780, 390], [0, 0, 480, 390]],
  ['568 × 320', [504, 320], [0, 0, 264, 320]],
  ['1440 × 900', [1440, 844], [0, 63, 1440, 640]],
] as const

test.each(views)(
  'at %s figures, sky and past rounds have their places, and the shell stays in the sky',
  (_, [vw, vh], [x, y, width, height]) => {
    const layout = layOut({ width: vw, height: vh, density: 1 }, { x, y, width, height })
    const { plate, past, sky } = layout
    for (const part of [plate, past, sky]) {
      expect(part.x).toBeGreaterThanOrEqual(x)
      expect(part.x + part.width).toBeLessThanOrEqual(x + width)
      expect(part.y).toBeGreaterThanOrEqual(y)
      expect(part.y + part.height).toBeLessThanOrEqual(y + height)
    }
    expect(plate.y + plate.height).toBeLessThanOrEqual(past.y)
    const asked = vh - layout.question.bottom - (layout.question.isRow ? 74 : 128)
    expect(asked).toBeGreaterThanOrEqual(plate.y + plate.height)
    expect(sky.height).toBeGreaterThan(40)
    const perMs = 66 / 1_000_000
    let lastUp = Number.POSITIVE_INFINITY
    for (let elapsedMs = 0; elapsedMs < 139_000; elapsedMs += 500) {
      const [left, top] = placeIn(sky, { atMs: elapsedMs, elapsedMs, perMs })
      expect(left).toBeLessThanOrEqual(sky.x + sky.width)
      expect(top).toBeGreaterThanOrEqual(sky.y - 1)
      expect(top).toBeLessThanOrEqual(sky.y + sky.height)
      expect(top).toBeLessThanOrEqual(lastUp + 0.001) // it never sinks
      lastUp = top
    }
  },
)
