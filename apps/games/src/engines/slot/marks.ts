import { Container, Graphics } from 'pixi.js'

/** Strokes and outlines over the field, a drawing each, so that those that are finished are not drawn again with each frame. */
export function createMarks() {
  const container = new Container()
  const marks: Graphics[] = []
  const at = (index: number): Graphics => {
    const mark = marks[index] ?? container.addChild(new Graphics())
    marks[index] = mark
    return mark
  }
  return {
    container,
    at,
    /** `step` gets how many are drawn, with a fraction, and calls `draw` for each mark whose part (0 … 1) has changed. */
    drawing: (count: number, draw: (mark: Graphics, index: number, part: number) => void): ((upTo: number) => void) => {
      const drawn: number[] = []
      return (upTo) => {
        for (let index = 0; index < count; index++) {
          const part = Math.min(1, Math.max(0, upTo - index))
          if (drawn[index] === part) continue
          drawn[index] = part
          draw(at(index), index, part)
        }
      }
    },
    clear: (): void => {
      for (const mark of marks) {
        mark.clear()
        mark.alpha = 1
      }
    },
  }
}
