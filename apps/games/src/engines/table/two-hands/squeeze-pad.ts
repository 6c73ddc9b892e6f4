import './squeeze.css'
import { el } from '../../../shell/hud/elements.ts'
import type { Stage } from '../../../shell/stage/stage.ts'
import type { Point } from '../../../tabletop/cards/fold.ts'
import { cardHeight, cardWidth } from '../../../tabletop/cards/paint-face.ts'
import type { TurnedBy } from './squeeze-offer.ts'
import type { SqueezePlaces } from './squeeze-places.ts'
import type { SqueezeTexts } from './squeeze-texts.ts'

/** A card that nobody touches for so long is turned over, at a table of one player. */
const usualLeftAloneMs = 8000
/** A finger takes the card up to this far beside it. */
const reach = 28

interface PadDeps {
  readonly stage: Pick<Stage, 'onFrame' | 'nowMs'>
  readonly words: SqueezeTexts
  /** Points of the page. */
  readonly onGrip: (at: Point) => void
  readonly onMove: (to: Point) => void
  /** True if enough of the card was seen, and it is to be turned over. */
  readonly onRelease: () => Promise<boolean>
  /** The card lies the other way afterwards. */
  readonly onRotate: () => Promise<void>
}

export type SqueezePad = ReturnType<typeof createSqueezePad>

/** The pad that the player takes hold of in place of the card, which is on the canvas, and the buttons beside it. It does not have the card's face. */
export function createSqueezePad({ stage, words, onGrip, onMove, onRelease, onRotate }: PadDeps) {
  const parts = createParts(words)
  const { root, grip, turn, rotate, all } = parts
  let finish: (by: TurnedBy) => void = () => {}
  let holding: number | null = null
  let touchedMs = 0
  const touch = () => {
    touchedMs = stage.nowMs()
  }
  const at = ({ clientX, clientY }: PointerEvent): Point => ({ x: clientX, y: clientY })
  grip.addEventListener('pointerdown', (event) => {
    if (holding !== null) return
    holding = event.pointerId
    grip.setPointerCapture(event.pointerId)
    touch()
    onGrip(at(event))
  })
  grip.addEventListener('pointermove', (event) => {
    if (holding === event.pointerId) onMove(at(event))
  })
  const letGo = async (event: PointerEvent) => {
    if (holding !== event.pointerId) return
    const ends = finish
    const isEnough = await onRelease()
    holding = null
    touch()
    if (isEnough) ends('player')
  }
  for (const name of ['pointerup', 'pointercancel'] as const) grip.addEventListener(name, letGo)
  turn.addEventListener('click', () => finish('player'))
  all.addEventListener('click', () => finish('player-all'))
  rotate.addEventListener('click', async () => {
    touch()
    await onRotate()
  })

  return {
    root,
    /** The player turns the card over, or it is turned over because they leave it alone. */
    ask: (name: string, leftAloneMs = usualLeftAloneMs): Promise<TurnedBy> => {
      root.setAttribute('aria-label', name)
      turn.setAttribute('aria-label', `${words.turn}: ${name}`)
      const byKeyboard = document.activeElement === document.body || document.activeElement === null
      root.hidden = false
      if (byKeyboard) turn.focus({ preventScroll: true }) // the button that began the hand is disabled now
      touch()
      return new Promise((done) => {
        const stop = stage.onFrame((_, nowMs) => {
          if (holding === null && nowMs - touchedMs >= leftAloneMs) finish('nobody')
        })
        finish = (by) => {
          finish = () => {}
          stop()
          holding = null
          root.hidden = true
          done(by)
        }
      })
    },
    /** The hand is no longer shown. */
    leave: (): void => finish('gone'),
    layOut: (places: SqueezePlaces, { isAcross }: { readonly isAcross: boolean }): void =>
      parts.layOut(places, isAcross),
  }
}

function createParts(words: SqueezeTexts) {
  const grip = el('div', { class: 'squeeze-grip', 'aria-hidden': 'true' })
  const button = (label: string, name: string) => el('button', { type: 'button', class: name }, label)
  const turn = button(words.turn, 'squeeze-turn')
  const rotate = button(words.rotate, 'squeeze-rotate')
  const all = button(words.turnAll, 'squeeze-all')
  const hint = el('p', { 'aria-hidden': 'true' }, words.hint)
  const tools = el('div', { class: 'squeeze-tools' }, hint, turn, rotate, all)
  return {
    root: el('section', { class: 'squeeze', hidden: true }, grip, tools),
    grip,
    turn,
    rotate,
    all,
    layOut: ({ width, x, y, tools: place }: SqueezePlaces, isAcross: boolean): void => {
      const long = (width * cardHeight) / cardWidth
      const [wide, high] = isAcross ? [long, width] : [width, long]
      setBox(grip, {
        x: x - wide / 2 - reach,
        y: y - high / 2 - reach,
        width: wide + 2 * reach,
        height: high + 2 * reach,
      })
      setBox(tools, place)
      tools.toggleAttribute('data-column', place.height > 120)
      hint.hidden = place.height < 60
    },
  }
}

function setBox({ style }: HTMLElement, box: SqueezePlaces['tools']): void {
  Object.assign(style, {
    left: `${box.x}px`,
    top: `${box.y}px`,
    width: `${box.width}px`,
    height: `${box.height}px`,
  })
}
