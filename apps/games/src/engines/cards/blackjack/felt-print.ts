import { el } from '../../../shell/hud/elements.ts'
import type { Figures } from '../../../shell/text/amounts.ts'
import type { ConfigOfPlay } from '../play-events.ts'
import type { BlackjackLayout } from './layout.ts'
import { box } from './seat-parts.ts'
import type { BlackjackWords } from './texts/blackjack-words.ts'

/** The texts of a round between the dealer and the places; null for a text that is not shown. */
export interface Said {
  /** The amount that the round may still take. */
  readonly mayTake: string | null
  readonly best: string | null
  /** The cost of the player's decisions. */
  readonly costs: readonly string[]
}

export const nothingSaid: Said = { mayTake: null, best: null, costs: [] }

/** The published figures have so many decimals. */
const rtpDigits = 4

interface Deps {
  readonly config: ConfigOfPlay<'blackjack'>
  readonly words: BlackjackWords
  readonly figures: Figures
}

/** The print of the felt: the return of the bet, the rules that matter most and the true price of insurance; in a round, what is said of it stands in the place of the rules. */
export function createFeltPrint({ config, words, figures }: Deps) {
  const { print } = words
  const { naturalPays, dealerHitsSoft17, insuranceReturn, allStakes } = config.game
  const [first, all] = [config.rtp, allStakes.rtp].map(({ decimal }) => figures.share(decimal, rtpDigits))
  const line = (className: string, text: string) => el('p', { class: className }, kept(text))
  const rules = [
    line('print-title', print.pays(`${naturalPays.numerator}:${naturalPays.denominator}`)),
    line(
      'print-rule',
      [print.soft17(dealerHitsSoft17), print.insurance(figures.share(insuranceReturn.decimal, 1)), print.deck].join(
        ' · ',
      ),
    ),
  ]
  const rtp = line('print-rtp', print.rtp(first ?? '', all ?? ''))
  const root = el('div', { class: 'felt-print' }, ...rules, rtp)
  /** Nothing is cut off: first the letters get smaller, then the return, which the rules have too, gives way to what is said. */
  const fit = () => {
    for (const size of ['usual', 'small', 'said alone']) {
      root.dataset.fit = size
      if (root.scrollHeight <= root.clientHeight) return
    }
  }
  return {
    root,
    show: ({ mayTake, best, costs }: Said): void => {
      const said = [
        ...(mayTake === null ? [] : [line('print-take', mayTake)]),
        ...(best === null ? [] : [line('print-best', best)]),
        ...costs.map((text) => line('print-cost', text)),
      ]
      root.toggleAttribute('data-said', said.length > 0)
      root.replaceChildren(...(said.length > 0 ? said : rules), rtp)
      fit()
    },
    layOut: ({ middle }: BlackjackLayout): void => {
      Object.assign(root.style, box(middle))
      fit()
    },
  }
}

/** No line ends between a currency's sign and its amount. */
const kept = (text: string) => text.replace(/(\p{Sc}) /gu, '$1\u00a0')
