interface Cells {
  readonly columns: number
  /** Of a cell, in CSS pixels. */
  readonly width: number
  readonly height: number
  readonly density: number
}

/** Paintings in rows on the green of a table. */
export function grid(
  { columns, width, height, density }: Cells,
  paintings: readonly ((brush: CanvasRenderingContext2D) => void)[],
): HTMLCanvasElement {
  const gap = 8
  const canvas = document.createElement('canvas')
  canvas.width = (columns * (width + gap) + gap) * density
  canvas.height = (Math.ceil(paintings.length / columns) * (height + gap) + gap) * density
  const brush = canvas.getContext('2d')
  if (!brush) throw new Error('this browser has no 2D canvas')
  brush.scale(density, density)
  brush.fillStyle = '#1f5a4c'
  brush.fillRect(0, 0, canvas.width, canvas.height)
  for (const [index, paint] of paintings.entries()) {
    brush.save()
    brush.translate(gap + (index % columns) * (width + gap), gap + Math.floor(index / columns) * (height + gap))
    paint(brush)
    brush.restore()
  }
  return canvas
}
