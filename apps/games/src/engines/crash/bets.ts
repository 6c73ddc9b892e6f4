import type { Curve } from '@andon/arcade/engines/crash/curve'
import type { CrashConfig } from '@andon/arcade/engines/crash/index'
import { el } from '../../shell/hud/elements.ts'
import type { BetRequest, OwnBet, SharedTable } from '../../shell/shared/shared-scene.ts'
import type { Figures } from '../../shell/text/amounts.ts'
import { createBetFields, type Way } from './bet-fields.ts'
import { createBetPanel } from './bet-panel.ts'
import { assigned, type BetSlot, emptySlot, forgetRound } from './bet-slots.ts'
import { readingOf } from './crash-config.ts'
import { type Known, type Leave, leaveOf } from './leave.ts'
import { actOf, isActive, type Phase } from './panel-state.ts'
import { createSending } from './send-bets.ts'
import type { CrashTexts } from './texts/crash-texts.ts'

interface BetsDeps {
  readonly config: CrashConfig
  readonly curve: Curve
  readonly words: CrashTexts
  readonly figures: Figures
  readonly table: Pick<SharedTable, 'place' | 'act'>
  /** A bet of the player's own has left the round. */
  onLeft(number: number, stake: number, leave: Leave): void
  /** Stake or automatic cash-out of the first bet are others. */
  onChange(way: Way): void
}

/** The two bets of a player: what is placed now or waits for the next round, and when it leaves. */
export function createBets(deps: BetsDeps) {
  const { config, curve, words, onLeft } = deps
  const slots = [emptySlot(1), emptySlot(2)] as const
  const round = createRoundNow()
  const panels = slots.map((slot) => createPanel(deps, slot.number, () => press(slot)))
  const stateOf = (slot: BetSlot) => {
    const canLeave = round.hundredths >= config.leastAutoHundredths
    return { ...slot, phase: round.phase, isReady: round.isReady, hundredths: round.hundredths, canLeave }
  }
  const show = () => {
    for (const slot of slots) panels[slot.number - 1]?.panel.show(stateOf(slot))
  }
  const judge = () => {
    for (const slot of slots) {
      if (!slot.own || slot.own.status === 'sending' || slot.leave) continue
      slot.leave = leaveOf(slot.own, curve, round.known)
      if (slot.leave) onLeft(slot.number, slot.own.stake, slot.leave)
    }
    show()
  }
  const sending = createSending({ ...deps, show, judge, refusalText: refusalTextOf(words, curve) })
  const change = (next: Partial<typeof round>) => {
    Object.assign(round, next)
    if (round.isReady && round.phase === 'open')
      void sending.place(slots.filter(({ own, request }) => own === null && request === null))
    show()
  }
  const press = (slot: BetSlot): void => {
    const act = actOf(stateOf(slot))
    if (slot.request || !isActive(act)) return
    slot.notice = ''
    if (act === 'cashOut') void sending.cashOut(slot)
    else if (act === 'cancel') slot.queued = null
    else queue(slot, { ...deps, request: panels[slot.number - 1]?.fields.request(), round, slots })
    change({})
  }
  return {
    root: el('div', { class: 'crash-bets' }, ...panels.map(({ panel }) => panel.root)),
    start: (): void => {
      for (const { fields } of panels) fields.start()
      show()
    },
    press: (number: 1 | 2): void => press(slots[number - 1] ?? slots[0]),
    hasBets: (): boolean => slots.some(({ own }) => own !== null),
    /** Numbers of the bets that were in the round and did not leave it. */
    lost: (): readonly number[] => slots.filter(({ own, leave }) => own && !leave).map(({ number }) => number),
    /** Another round: its bets come by `showOwn`. */
    open: (number: number): void => {
      if (number !== round.number) slots.forEach(forgetRound)
      change({ ...createRoundNow(), isReady: round.isReady, number, phase: 'open' })
    },
    setPhase: (phase: Phase): void => {
      if (phase === 'running' && round.phase !== 'running') for (const slot of slots) slot.notice = ''
      change({ phase })
    },
    setReady: (isReady: boolean): void => change({ isReady }),
    showOwn: (bets: readonly OwnBet[]): void => {
      round.number ??= bets[0]?.number ?? null
      const ofRound = bets.filter(({ number }) => number === round.number)
      for (const [slot, bet] of assigned(slots, ofRound)) {
        slot.own = bet
        slot.betId = bet?.id ?? slot.betId
      }
      judge()
    },
    /** Sets how far the round has run, or how it ended. */
    setKnown: (known: Known, hundredths: number): void => {
      Object.assign(round, { known, hundredths })
      judge()
    },
    returned: (bets: readonly BetRequest[]): void => {
      for (const slot of slots) if (slot.request && bets.includes(slot.request)) slot.request = null
      show()
    },
  }
}

/** The table's round, as far as bets depend on it. */
interface RoundNow {
  number: number | null
  phase: Phase
  isReady: boolean
  known: Known
  hundredths: number
}

const createRoundNow = (): RoundNow => ({
  number: null,
  phase: 'closed',
  isReady: false,
  known: { ranForMs: 0 },
  hundredths: 100,
})

function createPanel({ onChange, ...deps }: BetsDeps, number: 1 | 2, onPress: () => void) {
  const fields = createBetFields({ ...deps, number, onChange: (way) => number === 1 && onChange(way) })
  return { fields, panel: createBetPanel({ ...deps, number, fields, onPress }) }
}

/** The bets of a round keep within the greatest stake together. */
function queue(
  slot: BetSlot,
  {
    request,
    round,
    slots,
    config,
    words,
    figures,
  }: Pick<BetsDeps, 'config' | 'words' | 'figures'> & {
    readonly request: BetRequest | undefined
    readonly round: Pick<RoundNow, 'phase'>
    readonly slots: readonly BetSlot[]
  },
): void {
  const most = config.stakes.at(-1) ?? 0
  const other = slots.find((one) => one !== slot)
  const standing = round.phase === 'open' ? other?.own?.stake : undefined
  const besides = standing ?? other?.request?.stake ?? other?.queued?.stake ?? 0
  if (!request) return
  if (request.stake + besides > most) slot.notice = words.together(figures.amount(most))
  else slot.queued = request
}

/** Why a cash-out was refused: when the server had it, the multiplier by then, and when the shell burst. */
function refusalTextOf(words: CrashTexts, curve: Curve) {
  const seconds = (ms: number) => (ms / 1000).toFixed(2)
  return (code: string, { receivedAtMs, endedAtMs }: Readonly<Record<string, unknown>>): string => {
    if (code !== 'ACTION_TOO_LATE' || typeof receivedAtMs !== 'number' || typeof endedAtMs !== 'number')
      return words.notTaken
    return words.tooLate(seconds(receivedAtMs), readingOf(curve.at(receivedAtMs)), seconds(endedAtMs))
  }
}
