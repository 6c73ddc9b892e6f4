import { el } from '../../../shell/hud/elements.ts'
import type { InfoDeps } from '../../../shell/scene.ts'
import { commonChances, multipleWith, prizeWith, type SliderConfig } from './slider-config.ts'
import type { SliderTexts } from './texts/slider-texts.ts'

interface TableDeps extends Omit<InfoDeps, 'config'> {
  readonly config: SliderConfig
  readonly words: SliderTexts
}

/** The table of common chances, with their pays at the stake. */
export function chanceTable({ config, words, figures, stake }: TableDeps): Node[] {
  const rows = commonChances.map((winning) =>
    el(
      'tr',
      {},
      el('td', { class: 'amount' }, words.chance(figures.number(winning), figures.number(config.numbers))),
      el('td', { class: 'amount' }, words.multiple(figures.multiple(multipleWith(config, winning).decimal))),
      el('td', { class: 'amount' }, figures.amount(prizeWith(config, winning, stake))),
    ),
  )
  const head = [words.paysChance, words.paysMultiple, words.paysAmount]
  return [
    el('h3', {}, words.pays),
    el('p', {}, words.paysNote(figures.amount(stake))),
    el(
      'table',
      { class: 'rounds' },
      el('thead', {}, el('tr', {}, ...head.map((text) => el('th', { scope: 'col' }, text)))),
      el('tbody', {}, ...rows),
    ),
  ]
}
