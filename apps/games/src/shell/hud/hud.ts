import type { Figures } from '../text/amounts.ts'
import { clock } from '../text/amounts.ts'
import type { Messages } from '../text/messages.ts'
import { createBanner } from './banner.ts'
import { el, icon, iconButton } from './elements.ts'

export type HudState = 'loading' | 'ready' | 'busy'
export interface Rectangle {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}
export type Hud = ReturnType<typeof createHud>

interface HudOptions {
  readonly messages: Messages
  readonly figures: Figures
  readonly name: string
  readonly demo: boolean
}

/** Buttons and meters over the scene. They are DOM elements, so that keyboards, screen readers and tests reach them. */
export function createHud({ messages, figures, name, demo }: HudOptions) {
  const buttons = createButtons(messages)
  const meters = createMeters(messages)
  const top = topBar(buttons, messages, demo)
  const panel = bottomPanel(buttons, meters, messages, name)
  const sign = el('h1', { class: 'sign' }, name)
  const note = el('p', { class: 'strip', 'aria-hidden': 'true' })
  const live = el('p', { class: 'aside', role: 'status', 'aria-live': 'polite' })
  const banner = createBanner(figures)

  return {
    root: el('div', { class: 'hud' }, top, sign, note, banner.element, panel, live),
    buttons,
    setState: (state: HudState) => {
      document.body.dataset.state = state
      buttons.spin.disabled = state !== 'ready'
    },
    setStakeButtons: (enabled: { less: boolean; more: boolean }) => {
      buttons.less.disabled = !enabled.less
      buttons.more.disabled = !enabled.more
    },
    setBalance: (amount: number) => meters.balance.show(figures.amount(amount)),
    setStake: (amount: number) => meters.stake.show(figures.amount(amount)),
    setNet: (amount: number) => meters.net.show(figures.net(amount)),
    setTime: (elapsedMs: number) => meters.time.show(clock(elapsedMs)),
    /** Null for a round without a win. */
    setWin: (amount: number | null) => meters.win.show(amount === null ? '—' : figures.amount(amount)),
    setMuted: (muted: boolean) => setMuted(buttons.mute, messages, muted),
    /** For screen readers only. */
    announce: (text: string) => {
      live.textContent = text
    },
    /** One line under the reels, for eyes only. */
    showNote: (text: string) => {
      note.replaceChildren(...(text === '' ? [] : [el('span', {}, text)]))
    },
    showBanner: banner.show,
    hideBanner: banner.hide,
    /** The space for the reels: between the top bar and the panel. */
    area: (): Rectangle => {
      const [above, below] = [top.getBoundingClientRect(), panel.getBoundingClientRect()]
      return { x: 0, y: above.bottom, width: above.width, height: below.top - above.bottom }
    },
    /** Places the game's name above the reels and the note below them. */
    placeTexts: ({ above, below, signSize }: { above: number; below: number; signSize: number }) => {
      sign.style.top = `${Math.round(above)}px`
      sign.style.fontSize = `${Math.round(signSize)}px`
      note.style.top = `${Math.round(below)}px`
    },
  }
}

type Buttons = ReturnType<typeof createButtons>

function createButtons(messages: Messages) {
  return {
    lobby: iconButton('lobby', messages.lobby),
    mute: iconButton('sound', messages.mute),
    info: iconButton('info', messages.info),
    history: iconButton('history', messages.history),
    less: iconButton('minus', messages.stakeLess),
    more: iconButton('plus', messages.stakeMore),
    spin: el(
      'button',
      { type: 'button', class: 'spin', 'aria-label': messages.spin, title: messages.spinHint },
      icon('spin'),
    ),
  }
}

function createMeters(messages: Messages) {
  return {
    balance: meter('balance', messages.balance),
    win: meter('win', messages.win),
    stake: meter('stake', messages.stake),
    net: meter('net', messages.net),
    time: meter('time', messages.elapsed),
  }
}

function topBar({ lobby, mute, info, history }: Buttons, messages: Messages, demo: boolean): HTMLElement {
  const demoSign = demo ? [el('span', { class: 'demo', title: messages.demoLong }, messages.demo)] : []
  return el(
    'header',
    { class: 'top' },
    el('div', { class: 'side' }, lobby, ...demoSign),
    el('div', { class: 'side right' }, mute, info, history),
  )
}

function bottomPanel(
  { less, more, spin }: Buttons,
  { balance, win, net, time, stake }: ReturnType<typeof createMeters>,
  messages: Messages,
  name: string,
): HTMLElement {
  return el(
    'section',
    { class: 'panel', 'aria-label': name },
    el('div', { class: 'meters' }, balance.box, win.box, net.box, time.box),
    el('div', { class: 'stakes', role: 'group', 'aria-label': messages.stake }, less, stake.box, more),
    spin,
  )
}

function setMuted(button: HTMLButtonElement, messages: Messages, muted: boolean): void {
  button.replaceChildren(icon(muted ? 'silence' : 'sound'))
  button.setAttribute('aria-label', muted ? messages.unmute : messages.mute)
  button.title = muted ? messages.unmute : messages.mute
  button.setAttribute('aria-pressed', String(muted))
}

function meter(name: string, label: string) {
  const value = el('dd', { 'data-meter': name })
  return {
    box: el('dl', { class: `meter ${name}` }, el('dt', {}, label), value),
    show: (text: string) => {
      if (value.textContent !== text) value.textContent = text
    },
  }
}
