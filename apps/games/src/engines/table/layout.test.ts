import { expect, test } from 'vitest'
import { layOut } from './layout.ts'

/** Views of games in the site's page, with the space that the bars leave and the height of the chips over the field. */
const views = [
  { name: '320 × 568', view: [320, 512], area: [0, 50, 320, 300], bar: 0 },
  { name: '390 × 844', view: [390, 788], area: [0, 57, 390, 540], bar: 0 },
  { name: '844 × 390', view: [780, 390], area: [0, 0, 601, 390], bar: 48 },
  { name: '568 × 320', view: [504, 320], area: [0, 0, 344, 320], bar: 48 },
  { name: '768 × 1024', view: [768, 968], area: [0, 57, 768, 737], bar: 0 },
  { name: '1024 × 768', view: [1024, 712], area: [0, 63, 1024, 542], bar: 0 },
  { name: '1440 × 900', view: [1440, 844], area: [0, 63, 1440, 674], bar: 0 },
] as const

test.each(
  views.flatMap((shape) => [
    { ...shape, past: 'a strip', roads: false },
    { ...shape, past: 'roads', roads: true },
  ]),
)(
  'on $name with $past everything is inside the space of the field, and nothing beside the felt lies over it',
  (shape) => {
    const [width, height] = shape.view
    const [x, y, wide, high] = shape.area
    const layout = layOut(
      { width, height, density: 1 },
      { x, y, width: wide, height: high },
      { aspect: 2.9, bar: shape.bar, roads: shape.roads, fills: shape.roads },
    )
    const { felt, reveal, strip, list, covers, upright, flat } = layout
    for (const box of [felt, reveal, strip, ...(list ? [list] : [])]) {
      expect(box.x).toBeGreaterThanOrEqual(x)
      expect(box.y).toBeGreaterThanOrEqual(y)
      expect(box.x + box.width).toBeLessThanOrEqual(x + wide)
      expect(box.y + box.height).toBeLessThanOrEqual(y + high - shape.bar)
    }
    expect(strip.y + strip.height).toBeLessThanOrEqual(felt.y)
    // the line of text covers neither the sentence about past results nor the felt
    const [textFrom, textTo] = [layout.noteY, layout.noteY + 26]
    const sentence = shape.roads ? strip.y + strip.height - 18 : strip.y
    expect(flat || textTo <= sentence || (textFrom >= strip.y + strip.height && textTo <= felt.y)).toBe(true)
    if (list) expect(felt.x + felt.width).toBeLessThanOrEqual(list.x)
    if (!covers) expect(reveal.x + reveal.width).toBeLessThanOrEqual(felt.x)
    expect(upright).toBe(height > width)
    // a number's field: a twelfth part of the felt's long side, or more
    expect(upright ? felt.width / 4.84 : felt.width / 14).toBeGreaterThanOrEqual(23)
  },
)
