import { expect, test } from 'vitest'
import { layOut, thumb } from './layout.ts'

/** Views of the game in the site's page, with the space that the bars leave, in CSS pixels. */
const shapes = [
  { name: '320 × 568', view: [320, 512], area: [0, 50, 320, 310] },
  { name: '390 × 844', view: [390, 788], area: [0, 57, 390, 530] },
  { name: '844 × 390', view: [780, 390], area: [0, 0, 601, 390] },
  { name: '568 × 320', view: [504, 320], area: [0, 0, 344, 320] },
  { name: '1440 × 900', view: [1440, 844], area: [0, 63, 1440, 674] },
] as const

test.each(shapes)(
  'on $name plate, text, die, ruler and its thumb stand below each other in the free space',
  (shape) => {
    const [x, y, width, height] = shape.area
    const view = { width: shape.view[0], height: shape.view[1], density: 1 }
    const { list, plate, ruler, die, noteY, upright } = layOut(view, { x, y, width, height })
    if (upright) expect(list.y + list.height).toBeLessThanOrEqual(plate.y)
    else expect(list.x + list.width).toBeLessThanOrEqual(ruler.x - thumb / 2)
    expect(plate.y + plate.height).toBeLessThanOrEqual(noteY)
    expect(noteY).toBeLessThan(ruler.y - die)
    expect(ruler.y + ruler.height + 48).toBeLessThanOrEqual(y + height)
    expect(ruler.x - thumb / 2).toBeGreaterThanOrEqual(x)
    expect(ruler.x + ruler.width + thumb / 2).toBeLessThanOrEqual(x + width)
  },
)
