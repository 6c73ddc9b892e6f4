import type { GameWords } from '../scene.ts'
import type { Figures } from '../text/amounts.ts'
import { clock } from '../text/amounts.ts'
import type { Messages } from '../text/messages.ts'
import { createBanner } from './banner.ts'
import { el, icon, iconButton } from './elements.ts'
import { signPlace } from './sign-place.ts'
import type { TextPlaces } from './text-places.ts'

/** `playing`: a round waits for the player's next action. */
export type HudState = 'loading' | 'ready' | 'busy' | 'playing'
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
  /** The page around the game has the way back, and says that this is a demo. */
  readonly hosted: boolean
  readonly words: Pick<GameWords, 'start' | 'startHint' | 'startIcon'>
}

/** Buttons and meters over the scene. They are DOM elements, so that keyboards, screen readers and tests reach them. */
export function createHud({ messages, figures, name, demo, hosted, words }: HudOptions) {
  const buttons = createButtons(messages, words)
  const meters = createMeters(messages, buttons)
  const top = topBar(buttons, messages, { demo, hosted })
  const note = el('p', { class: 'strip', 'aria-hidden': 'true' })
  const panel = bottomPanel(buttons, meters, messages, { name, note })
  const sign = el('h1', { class: 'sign' }, name)
  const live = el('p', { class: 'aside', role: 'status', 'aria-live': 'polite' })
  const badge = el('p', { class: 'badge', 'aria-hidden': 'true' })
  const banner = createBanner(figures)

  const area = (): Rectangle => {
    const [first, last] = [top.getBoundingClientRect(), panel.getBoundingClientRect()]
    if (last.left > 0) return { x: 0, y: 0, width: last.left, height: last.bottom }
    return { x: 0, y: first.bottom, width: first.width, height: last.top - first.bottom }
  }

  return {
    root: el('div', { class: 'hud' }, top, sign, badge, banner.element, panel, live),
    buttons,
    /** The bar above; further buttons stand in its last part. */
    top,
    /** For controls of the game itself, such as its number of hazards. */
    panel,
    setState: (state: HudState) => {
      document.body.dataset.state = state
      buttons.spin.disabled = state !== 'ready'
    },
    setStakeButtons: (enabled: { less: boolean; more: boolean }) => {
      buttons.less.disabled = !enabled.less
      buttons.more.disabled = !enabled.more
      buttons.stake.disabled = !enabled.less && !enabled.more
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
    /** One line under the reels, in the bar of a phone on its side, for eyes only. */
    showNote: (text: string) => {
      const sentences = text.split(/(?<=。)(?=.)/).map((sentence) => el('span', { class: 'sentence' }, sentence))
      note.replaceChildren(...(text === '' ? [] : [el('span', {}, ...(sentences.length > 1 ? sentences : [text]))]))
    },
    /** A short text at the corner of the field, such as 3×, for eyes only. */
    setBadge: (text: string) => {
      badge.textContent = text
    },
    showBanner: banner.show,
    hideBanner: banner.hide,
    /** The space for the field: between the bars, or beside them on a phone that lies flat. */
    area,
    /** Places the game's name above the field, the note below it, the banner in its middle, and the badge at its right corner. */
    placeTexts: ({ above, below, signSize, middle, right }: TextPlaces) => {
      const { x, width } = area()
      const placeNote = (name: string, px: number) => note.style.setProperty(`--note-${name}`, `${Math.round(px)}px`)
      placeNote('width', 2 * Math.min(middle - x, x + width - middle))
      placeNote('top', below)
      placeNote('left', middle)
      placeSign({ sign, bar: top }, { wanted: { size: signSize, middle, foot: above }, field: { x, width } })
      badge.style.top = `${Math.round(above)}px`
      badge.style.left = `${Math.round(right)}px`
      banner.element.style.left = `${Math.round(2 * middle - document.documentElement.clientWidth)}px` // its middle is that of the field
    },
  }
}

/** Places the board with the game's name, clear of the buttons of the bar above. */
function placeSign(
  { sign, bar }: { readonly sign: HTMLElement; readonly bar: HTMLElement },
  { wanted, field }: Pick<Parameters<typeof signPlace>[0], 'wanted' | 'field'>,
): void {
  Object.assign(sign.style, { visibility: '', top: `${Math.round(wanted.foot)}px`, fontSize: `${wanted.size}px` })
  const { bottom, right } = bar.getBoundingClientRect()
  const ends = (which: string) => bar.querySelector(which)?.getBoundingClientRect()
  const free = { from: ends('.side:not(.right)')?.right ?? 0, to: ends('.side.right')?.left ?? right }
  const size = { width: sign.offsetWidth, height: sign.offsetHeight }
  const place = signPlace({ sign: size, wanted, field, bar: { bottom, ...free } })
  if (place) Object.assign(sign.style, { left: `${Math.round(place.middle)}px`, fontSize: `${place.size}px` })
  else sign.style.visibility = 'hidden'
}

/** A device with a mouse has one too; a phone has none to press a key on. */
const hasKeyboard = () => matchMedia('(hover: hover) and (pointer: fine)').matches

type Buttons = ReturnType<typeof createButtons>

function createButtons(messages: Messages, { start, startHint, startIcon }: HudOptions['words']) {
  return {
    lobby: iconButton('lobby', messages.lobby),
    mute: iconButton('sound', messages.mute),
    info: iconButton('info', messages.info),
    history: iconButton('history', messages.history),
    less: iconButton('minus', messages.stakeLess),
    more: iconButton('plus', messages.stakeMore),
    /** The amount itself: opens the ladder of stakes. */
    stake: el('button', {
      type: 'button',
      class: 'stake-open',
      disabled: true,
      'aria-haspopup': 'dialog',
      title: messages.stakeChoose,
    }),
    spin: el(
      'button',
      { type: 'button', class: 'spin', 'aria-label': start, title: hasKeyboard() && startHint },
      icon(startIcon),
    ),
  }
}

function createMeters(messages: Messages, buttons: Pick<Buttons, 'stake'>) {
  return {
    balance: meter('balance', messages.balance),
    win: meter('win', messages.win),
    stake: meter('stake', messages.stake, buttons.stake),
    net: meter('net', messages.net),
    time: meter('time', messages.elapsed),
  }
}

function topBar(
  { lobby, mute, info, history }: Buttons,
  messages: Messages,
  { demo, hosted }: { demo: boolean; hosted: boolean },
): HTMLElement {
  const demoSign = demo ? [el('span', { class: 'demo', title: messages.demoLong }, messages.demo)] : []
  return el(
    'header',
    { class: 'top' },
    ...(hosted ? [] : [el('div', { class: 'side' }, lobby, ...demoSign)]),
    el('div', { class: 'side right' }, mute, info, history),
  )
}

function bottomPanel(
  { less, more, spin }: Buttons,
  { balance, win, net, time, stake }: ReturnType<typeof createMeters>,
  messages: Messages,
  { name, note }: { name: string; note: HTMLElement },
): HTMLElement {
  return el(
    'section',
    { class: 'panel', 'aria-label': name },
    el('div', { class: 'meters' }, balance.box, win.box, net.box, time.box),
    note,
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

function meter(name: string, label: string, button?: HTMLButtonElement) {
  const value = el('dd', { 'data-meter': name }, ...(button ? [button] : []))
  const shown = button ?? value
  return {
    box: el('dl', { class: `meter ${name}` }, el('dt', {}, label), value),
    show: (text: string) => {
      if (shown.textContent !== text) shown.textContent = text
    },
  }
}
