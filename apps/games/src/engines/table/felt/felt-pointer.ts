import type { FeltPlace } from '../felt.ts'

interface PointerDeps {
  readonly placeUnder: (event: PointerEvent) => FeltPlace | null
  readonly point: (place: FeltPlace | null) => void
  readonly lay: (id: string) => void
  readonly isEnabled: () => boolean
}

/** A press lays where it ends; until then it shows the place that it means. A mouse shows it without a press. */
export function listenToPointer(drawing: SVGSVGElement, { placeUnder, point, lay, isEnabled }: PointerDeps): void {
  let pressed: number | null = null
  drawing.addEventListener('pointerdown', (event) => {
    if (!isEnabled() || event.button !== 0) return
    pressed = event.pointerId
    point(placeUnder(event))
  })
  drawing.addEventListener('pointermove', (event) => {
    const isMouse = event.pointerType === 'mouse'
    if (isEnabled() && (isMouse || event.pointerId === pressed)) point(placeUnder(event))
  })
  drawing.addEventListener('pointerup', (event) => {
    if (event.pointerId !== pressed) return
    pressed = null
    const place = placeUnder(event)
    if (event.pointerType !== 'mouse') point(null)
    if (place) lay(place.id)
  })
  const leave = () => {
    pressed = null
    point(null)
  }
  drawing.addEventListener('pointercancel', leave) // the felt is being scrolled
  drawing.addEventListener('pointerleave', leave)
}
