import { el } from '../../shell/hud/elements.ts'
import type { OwnBet } from '../../shell/shared/shared-scene.ts'
import type { Figures } from '../../shell/text/amounts.ts'
import type { createBetFields } from './bet-fields.ts'
import { amountAt, readingOf } from './crash-config.ts'
import type { Leave } from './leave.ts'
import { actOf, isActive, type PanelAct, type PanelState } from './panel-state.ts'
import type { CrashTexts } from './texts/crash-texts.ts'

interface PanelDeps {
  readonly number: 1 | 2
  readonly fields: ReturnType<typeof createBetFields>
  readonly words: CrashTexts
  readonly figures: Figures
  /** The button was pressed. */
  onPress(): void
}

/** The state that the panel shows of its bet. */
interface ShownPanel extends PanelState {
  readonly own: OwnBet | null
  readonly leave: Leave | null
  /** The multiplier now, in hundredths. */
  readonly hundredths: number
  /** Said in place of what became of the bet; empty for nothing. */
  readonly notice: string
}

/** One of the two bets: its fields, one button that places it and cashes it out, and what became of it. */
export function createBetPanel({ number, fields, words, figures, onPress }: PanelDeps) {
  const act = el('button', { type: 'button', class: 'crash-act' })
  const status = el('p', { class: 'crash-status' })
  const root = el(
    'div',
    { class: 'crash-bet', role: 'group', 'aria-label': words.bet(number), 'data-bet': String(number) },
    ...fields.rows,
    act,
    status,
  )
  act.addEventListener('click', () => onPress())
  const labelOf = (doing: PanelAct, { own, hundredths }: ShownPanel): string => {
    switch (doing) {
      case 'place':
        return words.place(figures.amount(fields.way().stake))
      case 'cashOut':
        return words.cashOut(figures.amount(amountAt(own?.stake ?? 0, hundredths)))
      default:
        return words[doing]
    }
  }
  const statusOf = ({ notice, own, leave, queued, phase }: ShownPanel): string => {
    if (notice !== '') return notice
    if (own && leave) {
      const say = leave.byAuto ? words.leftByAuto : words.left
      return say(figures.amount(amountAt(own.stake, leave.hundredths)), readingOf(leave.hundredths))
    }
    if (own && phase === 'ended') return words.lost
    if (queued) return words.queued(figures.amount(queued.stake))
    return own ? words.inRound(figures.amount(own.stake)) : ''
  }
  return {
    root,
    /** Called each frame; only what is another is written. */
    show: (shown: ShownPanel): void => {
      const doing = actOf(shown)
      const label = labelOf(doing, shown)
      if (act.textContent !== label) act.textContent = label
      if (act.dataset.act !== doing) {
        act.dataset.act = doing
        act.setAttribute('aria-disabled', String(!isActive(doing))) // disabled, it would lose the focus in mid-round
      }
      const said = statusOf(shown)
      if (status.textContent !== said) status.textContent = said
      root.dataset.notice = String(shown.notice !== '')
    },
  }
}
