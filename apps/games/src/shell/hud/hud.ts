import type { Figures } from '../text/amounts.ts'
import { clock } from '../text/amounts.ts'
import type { Messages } from '../text/messages.ts'
import { type CountUp, countUp } from './count-up.ts'
import { el, icon, iconButton } from './elements.ts'

export type HudState = 'loading' | 'ready' | 'busy'
export interface Rectangle {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}
export type Hud = ReturnType<typeof createHud>

/** The buttons and meters over the scene: real elements, so that keyboards, screen readers and tests reach them. */
export function createHud({
  messages,
  figures,
  name,
  demo,
}: {
  messages: Messages
  figures: Figures
  name: string
  demo: boolean
}) {
  const lobby = iconButton('lobby', messages.lobby)
  const mute = iconButton('sound', messages.mute)
  const info = iconButton('info', messages.info)
  const history = iconButton('history', messages.history)
  const less = iconButton('minus', messages.stakeLess)
  const more = iconButton('plus', messages.stakeMore)
  const spin = el(
    'button',
    { type: 'button', class: 'spin', 'aria-label': messages.spin, title: messages.spinHint },
    icon('spin'),
  )
  const balance = meter('balance', messages.balance)
  const win = meter('win', messages.win)
  const stake = meter('stake', messages.stake)
  const net = meter('net', messages.net)
  const time = meter('time', messages.elapsed)
  const live = el('p', { class: 'aside', role: 'status', 'aria-live': 'polite' })
  const strip = el('p', { class: 'strip', 'aria-hidden': 'true' })
  const bannerTitle = el('p', { class: 'banner-title' })
  const bannerAmount = el('p', { class: 'banner-amount' })
  const banner = el('div', { class: 'banner', hidden: true, 'aria-hidden': 'true' }, bannerTitle, bannerAmount)
  const sign = el('h1', { class: 'sign' }, name)
  const top = el(
    'header',
    { class: 'top' },
    el(
      'div',
      { class: 'side' },
      lobby,
      ...(demo ? [el('span', { class: 'demo', title: messages.demoLong }, messages.demo)] : []),
    ),
    el('div', { class: 'side right' }, mute, info, history),
  )
  const panel = el(
    'section',
    { class: 'panel', 'aria-label': name },
    el('div', { class: 'meters' }, balance.box, win.box, net.box, time.box),
    el('div', { class: 'stakes', role: 'group', 'aria-label': messages.stake }, less, stake.box, more),
    spin,
  )
  const root = el('div', { class: 'frame' }, top, sign, strip, banner, panel, live)
  let counting: CountUp | null = null

  return {
    root,
    buttons: { lobby, mute, info, history, less, more, spin },
    setState: (state: HudState) => {
      document.body.dataset.state = state
      spin.disabled = state !== 'ready'
    },
    setStakeButtons: (enabled: { less: boolean; more: boolean }) => {
      less.disabled = !enabled.less
      more.disabled = !enabled.more
    },
    setBalance: (amount: number) => balance.show(figures.amount(amount)),
    setStake: (amount: number) => stake.show(figures.amount(amount)),
    setNet: (amount: number) => net.show(figures.net(amount)),
    setTime: (elapsedMs: number) => time.show(clock(elapsedMs)),
    /** Null empties the meter: a round without a win shows none. */
    setWin: (amount: number | null) => win.show(amount === null ? '—' : figures.amount(amount)),
    setMuted: (muted: boolean) => {
      mute.replaceChildren(icon(muted ? 'silence' : 'sound'))
      mute.setAttribute('aria-label', muted ? messages.unmute : messages.mute)
      mute.title = muted ? messages.unmute : messages.mute
      mute.setAttribute('aria-pressed', String(muted))
    },
    /** For ears only. */
    announce: (text: string) => {
      live.textContent = text
    },
    /** For eyes only: one line under the reels. */
    showNote: (text: string) => {
      strip.replaceChildren(...(text === '' ? [] : [el('span', {}, text)]))
    },
    showBanner: ({
      title,
      amount,
      kind,
    }: {
      title: string
      amount?: { value: number; durationMs: number }
      kind: 'calm' | 'great'
    }) => {
      counting?.finish()
      banner.dataset.kind = kind
      bannerTitle.textContent = title
      bannerAmount.textContent = ''
      banner.hidden = false
      counting = amount
        ? countUp({ ...amount, show: (value) => (bannerAmount.textContent = figures.amount(value)) })
        : null
    },
    hideBanner: () => {
      counting?.finish()
      counting = null
      banner.hidden = true
    },
    /** Where the title may put its reels: between the bar and the panel. */
    area: (): Rectangle => {
      const [above, below] = [top.getBoundingClientRect(), panel.getBoundingClientRect()]
      return { x: 0, y: above.bottom, width: above.width, height: below.top - above.bottom }
    },
    /** The sign hangs above the reels, the line of text stands below them. */
    placeTexts: ({ above, below, signSize }: { above: number; below: number; signSize: number }) => {
      sign.style.top = `${Math.round(above)}px`
      sign.style.fontSize = `${Math.round(signSize)}px`
      strip.style.top = `${Math.round(below)}px`
    },
  }
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
