import type { KeyboardEvent } from 'react'
import { placeAfter } from '../lobby/grid-window.ts'

/** The arrow keys lead from the field into what is below it, between the tiles of grids, and back. Rows move by themselves. */
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
  const { links, columns } = tilesOf(grid)
  const from = links.findIndex((link) => link.closest('li')?.contains(target))
  const to = placeAfter(key, { from, count: links.length, columns })
  if (to !== undefined) return links[to]
  const grids = [...body.querySelectorAll('.tile-grid')]
  const at = grids.indexOf(grid)
  if (key === 'ArrowUp') return at === 0 ? field : tileOf(grids[at - 1], 'last', from % columns)
  return key === 'ArrowDown' ? tileOf(grids[at + 1], 'first', from % columns) : undefined
}

function tilesOf(grid: Element) {
  return {
    links: [...grid.querySelectorAll<HTMLElement>('.tile-link')],
    columns: getComputedStyle(grid).gridTemplateColumns.split(' ').length,
  }
}

/** In the first or last row of a grid, as far in that column as the row goes. */
function tileOf(grid: Element | undefined, row: 'first' | 'last', column: number): HTMLElement | undefined {
  if (!grid) return undefined
  const { links, columns } = tilesOf(grid)
  const begin = row === 'first' ? 0 : links.length - 1 - ((links.length - 1) % columns)
  return links[Math.min(begin + column, links.length - 1)]
}
