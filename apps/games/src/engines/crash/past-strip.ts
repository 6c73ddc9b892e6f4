import type { PastRound } from '@andon/arcade/game-api/table-fields'
import { el } from '../../shell/hud/elements.ts'
import type { Figures } from '../../shell/text/amounts.ts'
import { hundredthsOf, netOfPast, pastShown, readingOf } from './crash-config.ts'
import type { CrashLayout } from './layout.ts'
import type { CrashTexts } from './texts/crash-texts.ts'

/** The last rounds, the newest first, with what they would have won or cost the player at a flat stake, and that they change nothing. */
export function createPastStrip({ words, figures }: { words: CrashTexts; figures: Figures }) {
  const list = el('ol', { tabindex: '0' }) // it scrolls where there is no room for all
  const net = el('p', { class: 'crash-net' })
  const root = el(
    'section',
    { class: 'crash-past', 'aria-label': words.pastAria },
    list,
    el('div', {}, net, el('p', {}, words.pastNote)),
  )
  let past: readonly number[] = []
  let way = { stake: 0, auto: 0 }
  const showNet = () => {
    const shown = netOfPast(past, way)
    net.textContent =
      past.length === 0
        ? ''
        : words.pastNet(
            figures.number(past.length),
            figures.amount(way.stake),
            readingOf(way.auto),
            shown === 0 ? '±0' : figures.net(shown),
          )
  }
  return {
    root,
    show: (rounds: readonly PastRound[]): void => {
      const known = rounds.map(hundredthsOf).filter((hundredths) => hundredths !== null)
      past = known.slice(-pastShown).toReversed()
      list.replaceChildren(...past.map((hundredths) => el('li', {}, readingOf(hundredths))))
      showNet()
    },
    /** The stake and the automatic cash-out by which the sum is made. */
    setWay: (next: { readonly stake: number; readonly auto: number }): void => {
      way = next
      showNet()
    },
    layOut: ({ past: { x, y, width, height } }: CrashLayout): void => {
      Object.assign(root.style, { left: `${x}px`, top: `${y}px`, width: `${width}px`, height: `${height}px` })
    },
  }
}
