import type { TableNow } from '@andon/arcade/game-api/table-fields'
import { el } from '../hud/elements.ts'
import type { SharedTexts } from './texts/shared-texts.ts'

/** Seconds before the lock at which a screen reader announces them. */
const announcedAt = [10, 5] as const
/** From here on the seconds stand out. */
const urgentFrom = 5

interface CountdownDeps {
  readonly texts: SharedTexts
  readonly announce: (text: string) => void
}

/** The timing at an instant of the tables' clock: `seconds` to the lock or to the next round. */
export interface TableTiming {
  readonly kind: 'open' | 'locked' | 'running' | 'shown' | 'next' | 'closed' | 'waiting' | 'lost'
  readonly seconds: number | null
  /** The part of the time for bets that is left: 0 … 1. */
  readonly part: number
}

export function timingOf(
  { round, closed }: Pick<TableNow, 'round' | 'closed'>,
  { now, openMs, isCurrent }: { readonly now: number; readonly openMs: number; readonly isCurrent: boolean },
): TableTiming {
  const at = (kind: TableTiming['kind'], seconds: number | null = null, part = 0) => ({ kind, seconds, part })
  if (!isCurrent) return at('lost')
  if (round?.state === 'running') return at('running')
  if (round?.state === 'locked') return at('locked')
  if (round?.state === 'shown') return at('shown')
  if (closed !== null) return at('closed')
  if (round?.state === 'open') {
    const leftMs = round.locksAt - now
    return leftMs > 0 ? at('open', Math.ceil(leftMs / 1000), Math.min(1, leftMs / openMs)) : at('locked')
  }
  const nextMs = round?.endsAt == null ? null : round.endsAt - now
  return nextMs !== null && nextMs > 0 ? at('next', Math.ceil(nextMs / 1000)) : at('waiting')
}

/** The seconds to the lock for everybody to see; at ten and five seconds also to hear, politely. */
export function createCountdown({ texts, announce }: CountdownDeps) {
  const text = el('span', {})
  const bar = el('i', { 'aria-hidden': 'true' })
  const root = el('div', { class: 'countdown', role: 'timer', 'aria-live': 'off' }, bar, text)
  let told = new Set<number>()
  let toldOf = 0
  const tell = (number: number, seconds: number) => {
    if (toldOf !== number) told = new Set()
    toldOf = number
    const due = announcedAt.find((at) => seconds <= at && seconds > at - 1 && !told.has(at))
    if (due === undefined) return
    told.add(due)
    announce(texts.closesIn(due))
  }
  const textOf = ({ kind, seconds }: TableTiming, closed: TableNow['closed']): string => {
    switch (kind) {
      case 'open':
        return texts.closesIn(seconds ?? 0)
      case 'locked':
        return texts.locked
      case 'next':
        return texts.nextIn(seconds ?? 0)
      case 'closed':
        return closed === null ? texts.waiting : texts.closed[closed]
      case 'waiting':
        return texts.waiting
      case 'lost':
        return texts.lost
      case 'running':
      case 'shown':
        return ''
    }
  }
  return {
    root,
    /** At each frame. */
    show: (timing: TableTiming, { round, closed }: Pick<TableNow, 'round' | 'closed'>): void => {
      const shown = textOf(timing, closed)
      if (text.textContent !== shown) text.textContent = shown
      root.dataset.kind = timing.kind
      root.toggleAttribute('data-urgent', timing.kind === 'open' && (timing.seconds ?? 99) <= urgentFrom)
      root.hidden = shown === ''
      bar.style.scale = `${timing.kind === 'open' ? timing.part.toFixed(3) : 0} 1`
      if (timing.kind === 'open' && timing.seconds !== null && round) tell(round.number, timing.seconds)
    },
  }
}
