import type { Rectangle } from '../../../shell/hud/hud.ts'
import type { SharedSceneDeps } from '../../../shell/shared/shared-scene.ts'
import { createField } from '../table-field.ts'
import { createParts, type SceneOf } from '../table-parts.ts'
import { dealerWords } from './dealer-words.ts'
import { createLiveBets } from './live-bets.ts'
import { type LiveLayout, layOutLive } from './live-layout.ts'
import type { LiveTableTitle } from './live-title.ts'
import { speaking } from './speaking-dealer.ts'

export type LiveDeps = SharedSceneDeps & SceneOf
export type LiveParts = ReturnType<typeof createLiveParts>

/** Past results are the table's own: nothing of them is kept on the device. */
const kept = { read: () => null, write: () => {} }

/** The parts of a table game, with placed chips, its dealer, and their places in a live room. */
export function createLiveParts(
  title: LiveTableTitle,
  deps: LiveDeps,
  { isReady, onChange }: { readonly isReady: () => boolean; readonly onChange: () => void },
) {
  const { table, slots, panels, stage } = deps
  const drawn = title.createDealer?.(stage) ?? null
  const dealer =
    drawn && speaking(drawn, { stage, words: dealerWords[deps.language], tell: (text) => parts.tell(text) })
  const parts = createParts(title, deps, {
    isReady,
    onChange,
    onTable: () => field.place(),
    createReveal: (setting) => title.createReveal({ ...setting, table, slots, panels, dealer }),
    results: kept,
  })
  const { bets, reveal, betting } = parts
  const live = createLiveBets(bets, {
    least: deps.config.table?.layout.least ?? 0,
    onPlayed: (layout) => parts.lastKept.write([layout]),
  })
  if (dealer) {
    reveal.back.addChild(dealer.stand)
    deps.hud.root.append(dealer.bubble)
    void dealer.act('greet')
  }
  const show = () => betting.showLive({ laid: live.laid(), placed: live.placed(), round: live.shownRound() })
  const field = createField<LiveLayout>(title, {
    ...parts,
    layOut: (view, area, options) =>
      layOutLive(view, area, { ...options, hasDealer: dealer !== null, free: freeIn(deps.hud.top) }),
    onReveal: (isInFront) => dealer?.setInFront(isInFront),
    show: (layout) => {
      dealer?.place(layout)
      placeSlots(slots, layout)
      show()
    },
  })
  field.place()
  stage.onResize(field.place)
  return { ...parts, live, dealer, field, show }
}

/** The part of the bar at the top that its buttons leave free. */
function freeIn(top: HTMLElement): Rectangle {
  const { x, y, height } = top.getBoundingClientRect()
  const right = top.lastElementChild?.firstElementChild?.getBoundingClientRect().left ?? x
  return { x, y, width: right - x, height }
}

/** From this width on, buttons of a question stand beside each other. */
const rowFrom = 500

function placeSlots({ seats, countdown, question }: SharedSceneDeps['slots'], layout: LiveLayout): void {
  const { x, y } = layout.countdown
  Object.assign(countdown.style, { left: `${x}px`, top: `${y}px`, translate: '-50% -50%' })
  placeQuestion(question, layout.seats ?? layout.strip)
  seats.hidden = layout.seats === null
  if (!layout.seats) return
  const { x: left, y: top, width, height } = layout.seats
  Object.assign(seats.style, { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` })
}

/** Over the seats or the past results: never over the felt where these are high enough. */
function placeQuestion(question: HTMLElement, { x, y, width, height }: Rectangle): void {
  question.dataset.placed = ''
  const isRow = width >= rowFrom
  question.toggleAttribute('data-row', isRow)
  const minHeight = isRow ? `${height}px` : ''
  Object.assign(question.style, { left: `${x}px`, top: `${y}px`, width: `${width}px`, minHeight })
}
