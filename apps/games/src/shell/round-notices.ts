import type { Round } from '@andon/arcade/game-api'
import type { Host } from './host.ts'
import { openNotice } from './hud/dialogs.ts'
import { stakedOn } from './staked-on.ts'
import type { Figures } from './text/amounts.ts'
import type { Messages } from './text/messages.ts'

interface NoticeDeps {
  readonly host: Host
  readonly messages: Messages
  readonly figures: Figures
}

/** Callbacks for `requestRound`: a notice that stays open while the connection is lost. */
export function offlineNotice({ messages }: Pick<NoticeDeps, 'messages'>) {
  let open: ReturnType<typeof openNotice> | null = null
  return {
    onOffline: () => {
      open = openNotice({ title: messages.offlineTitle, text: messages.offlineText, actions: [], dismissable: false })
    },
    onOnline: () => open?.dialog.close(),
  }
}

export function showFundsNotice(
  { host, messages, figures }: NoticeDeps,
  { mode, chips = false, balance, stake }: { mode: 'real' | 'demo'; chips?: boolean; balance: number; stake: number },
): void {
  const [has, needs] = [figures.amount(balance), figures.amount(stake)]
  const deposit = { label: messages.deposit, act: () => host.send({ event: 'openCashier' }) }
  if (chips) {
    openNotice({
      title: messages.fundsChipsTitle,
      text: messages.fundsChips(has, needs),
      actions: [okAction(messages)],
    })
    return
  }
  openNotice({
    title: messages.fundsTitle,
    text: mode === 'real' ? messages.fundsReal(has, needs) : messages.fundsDemo(has, needs),
    actions: mode === 'real' && host.tells('openCashier') ? [deposit, okAction(messages)] : [okAction(messages)],
  })
}

export function showNotPlacedNotice(
  { messages }: Pick<NoticeDeps, 'messages'>,
  { returning }: { returning: boolean },
): Promise<void> {
  return openNotice({
    title: messages.notPlayedTitle,
    text: returning ? messages.unavailableText : messages.notPlayedText,
    actions: [okAction(messages)],
  }).closed
}

/** After the last event of a round that has won a jackpot. */
export function showJackpotNotice(
  { messages, figures }: Omit<NoticeDeps, 'host'>,
  { level, amount }: NonNullable<Round['jackpot']>,
  { balance }: { balance: number },
): void {
  openNotice({
    title: messages.jackpotNames[level],
    text: messages.jackpotText(figures.amount(amount), figures.amount(balance)),
    actions: [okAction(messages)],
  })
}

/** For a round that ended while the game was closed, without a result. */
export function showCancelledNotice({ messages, figures }: Omit<NoticeDeps, 'host'>, round: Round): Promise<void> {
  return openNotice({
    title: messages.cancelledTitle,
    text: round.free ? messages.cancelledFreeText : messages.cancelledText(figures.amount(stakedOn(round))),
    actions: [okAction(messages)],
  }).closed
}

/** For a round that ended while the game was closed, before its result is shown. */
export function showSettledNotice({ messages, figures }: Omit<NoticeDeps, 'host'>, round: Round): Promise<void> {
  const stake = figures.amount(stakedOn(round))
  const byRules = round.finishedByRules === true
  const settled = byRules ? messages.byRulesText(stake) : messages.settledText(stake)
  return openNotice({
    title: byRules ? messages.byRulesTitle : messages.settledTitle,
    text: round.status === 'settled' ? settled : messages.settlingText(stake),
    actions: [{ label: messages.showResult, act: () => {} }],
  }).closed
}

/** For a round that waits for the player's next action. */
export function showPlayingNotice({ messages, figures }: Omit<NoticeDeps, 'host'>, round: Round): Promise<void> {
  return openNotice({
    title: messages.playingTitle,
    text: messages.playingText(figures.amount(stakedOn(round))),
    actions: [{ label: messages.playOn, act: () => {} }],
  }).closed
}

const okAction = (messages: Messages) => ({ label: messages.ok, act: () => {} })
