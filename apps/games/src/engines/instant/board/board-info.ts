import { el } from '../../../shell/hud/elements.ts'
import type { InfoDeps } from '../../../shell/scene.ts'
import type { BoardConfig } from './board-config.ts'
import { prize, stepsOf } from './prizes.ts'
import type { BoardTexts } from './texts/board-texts.ts'

interface PrizeDeps extends Omit<InfoDeps, 'config'> {
  readonly config: BoardConfig
  readonly words: BoardTexts
  readonly hazardsLabel: string
}

/** The table of pays of cashing out after each cell, for a number of hazards that the player can change here. */
export function prizeTable({ config, words, hazardsLabel, figures, stake }: PrizeDeps): Node[] {
  const body = el('tbody')
  const note = el('p')
  const choice = el(
    'select',
    { name: 'shownHazards' },
    ...config.ladders.map(({ hazards }) =>
      el('option', { value: String(hazards), selected: hazards === config.defaultHazards }, String(hazards)),
    ),
  )
  const show = () => {
    const hazards = Number(choice.value)
    note.textContent = words.paysNote(hazardsLabel, hazards, figures.amount(stake))
    body.replaceChildren(
      ...stepsOf(config, hazards).map(({ numerator, denominator, decimal }, index) =>
        el(
          'tr',
          {},
          el('td', {}, String(index + 1)),
          el('td', { class: 'amount' }, figures.amount(prize(stake, { numerator, denominator }))),
          el('td', { class: 'amount' }, words.multiple(figures.multiple(decimal))),
        ),
      ),
    )
  }
  choice.addEventListener('change', show)
  show()
  const head = [words.paysOpened, words.paysAmount, words.paysMultiple]
  return [
    el('h3', {}, words.pays),
    el('label', { class: 'shown-hazards' }, hazardsLabel, choice),
    note,
    el(
      'table',
      { class: 'rounds' },
      el('thead', {}, el('tr', {}, ...head.map((text) => el('th', { scope: 'col' }, text)))),
      body,
    ),
  ]
}
