import { deviceStorage } from '../../../shell/storage.ts'
import type { Back } from '../../../tabletop/cards/paint-back.ts'
import { toolButton } from '../bar.ts'
import type { TableLayout } from '../layout.ts'
import type { TableSetting } from '../table-title.ts'
import type { ToldCard } from './hands.ts'
import { createForwardCard } from './squeeze-forward.ts'
import { createSqueezeOffer } from './squeeze-offer.ts'
import { createSqueezePad } from './squeeze-pad.ts'
import { squeezePlaces } from './squeeze-places.ts'
import type { SqueezeTexts } from './squeeze-texts.ts'

/** A card that has been turned over stays in view before it goes back to its place: shorter where nobody touched it. */
const seenMs = { player: 620, other: 300 } as const

interface SqueezeDeps {
  readonly setting: Pick<TableSetting, 'stage' | 'hud' | 'config' | 'texts'>
  readonly back: Back
  readonly words: SqueezeTexts
}

export type SqueezeTurn = ReturnType<typeof createSqueezeTurn>

/**
 * Cards that the player turns over: each comes forward from its place, larger, and goes back open. It is drawn already, and what a flap shows of it is what it is; nothing is told of a hand before its cards are turned
 * over. Points of `container` are those of the cards.
 */
export function createSqueezeTurn({ setting, back, words }: SqueezeDeps) {
  const { stage, hud, config, texts } = setting
  const control = createSqueezeControl(words, `squeeze:${config.gameCode}`)
  const offer = createSqueezeOffer({ isWanted: control.isOn })
  const forward = createForwardCard({ stage, hud, back })
  const pad = createSqueezePad({
    stage,
    words,
    onGrip: forward.grip,
    onMove: forward.move,
    onRelease: forward.squeeze.release,
    onRotate: async () => {
      await forward.rotate()
      placePad()
    },
  })
  hud.root.append(pad.root)
  let layout: TableLayout | null = null
  /** Another one once a hand has ended, also where it was taken away while a card came forward. */
  let hand = 0
  const placePad = () => {
    if (layout) pad.layOut(squeezePlaces(layout), { isAcross: forward.isAcross() })
  }
  return {
    container: forward.container,
    /** The button of the setting. */
    control: control.button,
    /** The player has sent a hand. */
    begin: offer.begin,
    /** The hand has been shown, or is no longer shown. */
    end: (): void => {
      hand += 1
      offer.end()
      pad.leave()
      void forward.dim(false)
    },
    turn: async (one: ToldCard): Promise<void> => {
      if (!offer.isOpen()) return one.card.turnOver()
      const begun = hand
      void forward.dim(true)
      await forward.bring(one)
      placePad()
      const by = hand === begun ? await pad.ask(words.waiting(texts.name(one.to), one.number + 1)) : 'gone'
      if (by === 'gone') return forward.remove()
      offer.turned(by)
      await forward.turnOver()
      hud.announce(texts.drawn(one.to, one.face))
      if (!stage.calm()) await stage.wait(seenMs[by === 'player' ? 'player' : 'other'])
      if (!offer.isOpen()) void forward.dim(false)
      await forward.putBack(one)
    },
    layOut: (next: TableLayout): void => {
      layout = next
      forward.layOut(next)
      placePad()
    },
  }
}

/** The switch for squeezing cards, kept on the device; cards are squeezed until the player switches it off. */
export function createSqueezeControl(words: SqueezeTexts, key: string) {
  let isOn = deviceStorage.read(key) !== 'dealt'
  const button = toolButton('squeeze', words.setting)
  const show = () => button.setAttribute('aria-pressed', String(isOn))
  button.addEventListener('click', () => {
    isOn = !isOn
    deviceStorage.write(key, isOn ? 'squeezed' : 'dealt')
    show()
  })
  show()
  return { button, isOn: () => isOn }
}
