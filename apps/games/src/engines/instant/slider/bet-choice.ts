import { el } from '../../../shell/hud/elements.ts'
import type { SliderLayout } from './layout.ts'
import { thumb } from './layout.ts'
import { type MarkBet, readingOf, type Side, type SliderConfig, winningOf, withinLimits } from './slider-config.ts'
import type { SliderTexts } from './texts/slider-texts.ts'

/** Height of the thumb, in CSS pixels: a finger's. */
const thumbHeight = 48

/** Side and mark of the bet: two fields in the panel, and one over the ruler that is dragged or moved by keys. */
export function createBetChoice(config: SliderConfig, words: SliderTexts) {
  const last = config.numbers - 1
  const side = el(
    'select',
    { name: 'side' },
    ...(['under', 'over'] as const).map((one) => el('option', { value: one }, words.sides[one])),
  )
  const mark = el('input', { type: 'number', name: 'mark', step: '0.01', inputmode: 'decimal' })
  const along = el('input', { type: 'range', class: 'mark-field', min: '0', max: String(last), step: '1' })
  along.setAttribute('aria-label', words.markField)
  let bet: MarkBet = config.preset
  let onChange = () => {}
  const show = () => {
    side.value = bet.side
    mark.value = readingOf(bet.at)
    mark.min = readingOf(withinLimits(config, { side: bet.side, at: 0 }).at)
    mark.max = readingOf(withinLimits(config, { side: bet.side, at: last }).at)
    along.value = String(bet.at)
    along.setAttribute('aria-valuetext', words.bet({ side: bet.side, mark: readingOf(bet.at) }))
  }
  const set = (next: MarkBet) => {
    bet = withinLimits(config, next)
    show()
    onChange()
  }
  // the other side with the same chance
  side.addEventListener('change', () => {
    const next: Side = side.value === 'over' ? 'over' : 'under'
    set({ side: next, at: last - bet.at })
  })
  mark.addEventListener('change', () => {
    const hundredths = Math.round(Number(mark.value) * 100)
    set({ side: bet.side, at: Number.isSafeInteger(hundredths) ? hundredths : bet.at })
  })
  along.addEventListener('input', () => set({ side: bet.side, at: Number(along.value) }))
  along.addEventListener('pointerup', () => along.blur()) // the next space rolls
  show()
  return {
    fields: el('div', { class: 'choices' }, el('label', {}, words.side, side), el('label', {}, words.mark, mark)),
    along,
    bet: (): MarkBet => bet,
    winning: (): number => winningOf(config, bet),
    set,
    onChange: (callback: () => void): void => {
      onChange = callback
    },
    setEnabled: (enabled: boolean): void => {
      for (const field of [side, mark, along]) field.disabled = !enabled
    },
    layOut: ({ ruler }: SliderLayout): void => {
      Object.assign(along.style, {
        left: `${ruler.x - thumb / 2}px`,
        top: `${ruler.y + ruler.height - 6}px`,
        width: `${ruler.width + thumb}px`,
        height: `${thumbHeight}px`,
      })
    },
  }
}
