import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'
import { type Extent, middleSquare, moveBy, zoomOf, zoomTo } from './square.ts'

const zoomStep = 1.15
/** An arrow key moves by this fraction of the visible part. */
const keyStep = 0.05

/** The crop square, moved by pointer (two pointers zoom), wheel and keys. */
export function useCrop(picture: Extent) {
  const [square, setSquare] = useState(() => middleSquare(picture))
  const pointers = useRef(new Map<number, { x: number; y: number }>())

  const zoomBy = (factor: number) => setSquare((before) => zoomTo(before, zoomOf(before, picture) * factor, picture))
  const setZoom = (zoom: number) => setSquare((before) => zoomTo(before, zoom, picture))
  const slide = (x: number, y: number) =>
    setSquare((before) => moveBy(before, { x: x * before.size, y: y * before.size }, picture))

  function onPointerDown(event: PointerEvent<HTMLElement>) {
    event.currentTarget.setPointerCapture(event.pointerId)
    pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY })
  }

  function onPointerMove(event: PointerEvent<HTMLElement>) {
    const before = pointers.current.get(event.pointerId)
    if (before === undefined) return
    const now = { x: event.clientX, y: event.clientY }
    const other = [...pointers.current].find(([id]) => id !== event.pointerId)?.[1]
    pointers.current.set(event.pointerId, now)
    if (other) return zoomBy(distance(now, other) / Math.max(1, distance(before, other)))
    const side = event.currentTarget.clientWidth
    slide((before.x - now.x) / side, (before.y - now.y) / side)
  }

  const onPointerEnd = (event: PointerEvent<HTMLElement>) => void pointers.current.delete(event.pointerId)

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const act = keys[event.key]
    if (act === undefined) return
    event.preventDefault()
    if ('zoom' in act) zoomBy(act.zoom)
    else slide(act.x, act.y)
  }

  const handlers = { onPointerDown, onPointerMove, onPointerUp: onPointerEnd, onPointerCancel: onPointerEnd, onKeyDown }
  return { square, zoom: zoomOf(square, picture), setZoom, zoomBy, handlers }
}

const keys: Readonly<Record<string, { zoom: number } | { x: number; y: number }>> = {
  ArrowLeft: { x: -keyStep, y: 0 },
  ArrowRight: { x: keyStep, y: 0 },
  ArrowUp: { x: 0, y: -keyStep },
  ArrowDown: { x: 0, y: keyStep },
  '+': { zoom: zoomStep },
  '=': { zoom: zoomStep },
  '-': { zoom: 1 / zoomStep },
}

function distance(a: { x: number; y: number }, b: { x: number; y: number }): number {
  return Math.hypot(a.x - b.x, a.y - b.y)
}
