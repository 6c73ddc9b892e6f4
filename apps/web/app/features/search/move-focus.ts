import type { KeyboardEvent } from 'react'
import { placeAfter } from '../lobby/grid-window.ts'

/** The arrow keys lead from the field into what is below it, between the tiles of a grid, and back. Rows move by themselves. */
export function moveFocus(
  event: KeyboardEvent,
  { field, body }: { field: HTMLElement | null; body: HTMLElement },
): void {
  const { key, target } = event
  if (!(target instanceof HTMLElement) || event.defaultPrevented) return
  const to =
    target === field ? (key === 'ArrowDown' ? firstIn(body) : undefined) : besideOf(target, key, { field, body })
  if (!to) return
  event.preventDefault()
  to.focus({ preventScroll: true })
  to.scrollIntoView({ block: 'nearest' })
}

const firstIn = (body: HTMLElement) => body.querySelector<HTMLElement>('.chip, .tile-link, a')

function besideOf(
  target: HTMLElement,
  key: string,
  { field, body }: { field: HTMLElement | null; body: HTMLElement },
): HTMLElement | null | undefined {
  const grid = target.closest('.tile-grid')
  if (grid === null) return key === 'ArrowUp' && target === firstIn(body) ? field : undefined
  const links = [...grid.querySelectorAll<HTMLElement>('.tile-link')]
  const from = links.findIndex((link) => link.closest('li')?.contains(target))
  const columns = getComputedStyle(grid).gridTemplateColumns.split(' ').length
  if (key === 'ArrowUp' && from < columns) return field
  const to = placeAfter(key, { from, count: links.length, columns })
  return to === undefined ? undefined : links[to]
}
