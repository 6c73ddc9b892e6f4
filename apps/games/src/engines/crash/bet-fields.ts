import type { CrashConfig } from '@andon/arcade/engines/crash/index'
import { el, iconButton } from '../../shell/hud/elements.ts'
import type { BetRequest } from '../../shell/shared/shared-scene.ts'
import type { Figures } from '../../shell/text/amounts.ts'
import { readAuto, readingOf } from './crash-config.ts'
import type { CrashTexts } from './texts/crash-texts.ts'

/** How a bet is played: its stake in minor units, and its automatic cash-out in hundredths, null for none. */
export interface Way {
  readonly stake: number
  readonly auto: number | null
}

interface FieldsDeps {
  readonly number: 1 | 2
  readonly config: Pick<CrashConfig, 'stakes' | 'defaultStake' | 'autos' | 'leastAutoHundredths' | 'mostHundredths'>
  readonly words: CrashTexts
  readonly figures: Figures
  onChange(way: Way): void
}

/** Stake and automatic cash-out of a bet: the multiplier is typed, or chosen from common ones. */
export function createBetFields({ number, config, words, figures, onChange }: FieldsDeps) {
  const { stakes } = config
  let index = Math.max(0, stakes.indexOf(config.defaultStake))
  let auto: number | null = null
  const less = iconButton('minus', words.stakeLess(number))
  const more = iconButton('plus', words.stakeMore(number))
  const stake = el('output', { 'aria-label': words.stake })
  const field = el('input', {
    type: 'text',
    inputmode: 'decimal',
    autocomplete: 'off',
    size: '6',
    placeholder: words.autoNone,
    'aria-label': words.autoField(number),
  })
  const presets = el(
    'select',
    { 'aria-label': words.autoPresets(number) },
    el('option', { value: '' }, words.autoNone),
    ...config.autos.map((one) => el('option', { value: String(one) }, words.multiple(readingOf(one)))),
  )
  const way = (): Way => ({ stake: stakes[index] ?? 0, auto })
  const show = () => {
    stake.textContent = figures.amount(way().stake)
    less.disabled = index === 0
    more.disabled = index === stakes.length - 1
    field.value = auto === null ? '' : readingOf(auto)
    presets.value = auto !== null && config.autos.includes(auto) ? String(auto) : ''
    onChange(way())
  }
  const step = (by: 1 | -1) => {
    index = Math.min(stakes.length - 1, Math.max(0, index + by))
    show()
  }
  less.addEventListener('click', () => step(-1))
  more.addEventListener('click', () => step(1))
  field.addEventListener('change', () => {
    auto = readAuto(field.value, config)
    show()
  })
  presets.addEventListener('change', () => {
    auto = presets.value === '' ? null : Number(presets.value)
    show()
  })
  return {
    rows: [
      el('div', { class: 'crash-stake' }, less, stake, more),
      el('div', { class: 'crash-auto' }, el('span', { 'aria-hidden': 'true' }, words.auto), field, presets),
    ],
    /** Shows the first choice, and tells it. */
    start: show,
    way,
    request: (): BetRequest => ({ stake: way().stake, ...(auto !== null && { choice: { auto } }) }),
  }
}
