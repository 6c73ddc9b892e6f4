import { el } from '../../../shell/hud/elements.ts'
import type { InfoDeps } from '../../../shell/scene.ts'
import { type PlinkoConfig, paysOf, tableOf } from './plinko-config.ts'
import { createTableChoice } from './table-choice.ts'
import type { PlinkoTexts } from './texts/plinko-texts.ts'

interface TableDeps extends Omit<InfoDeps, 'config'> {
  readonly config: PlinkoConfig
  readonly words: PlinkoTexts
}

/** The pays of the bins at a table that the player can change here, with its exact figures. */
export function binTable({ config, words, figures, stake }: TableDeps): Node[] {
  const body = el('tbody')
  const note = el('p')
  const choice = createTableChoice({ config, words, names: { rows: 'shownRows', risk: 'shownRisk' } })
  const show = () => {
    const table = tableOf(config, choice.chosen())
    note.textContent = `${words.paysNote(figures.amount(stake))} ${words.figures({
      rtp: figures.share(table.rtp.decimal),
      deviation: words.multiple(figures.multiple(table.standardDeviation)),
      above: figures.share(table.aboveStake.decimal),
    })}`
    body.replaceChildren(
      ...paysOf(table).map(({ multiple, ways, all, bins }) =>
        el(
          'tr',
          {},
          el('td', { class: 'amount' }, words.multiple(figures.multiple(multiple))),
          el('td', { class: 'amount' }, words.chance(figures.number(ways), figures.number(all))),
          el('td', { class: 'amount' }, figures.amount(paidBy(table, { stake, bin: bins[0] ?? 0 }))),
        ),
      ),
    )
  }
  choice.onChange(show)
  show()
  const head = [words.paysMultiple, words.paysChance, words.paysAmount]
  return [
    el('h3', {}, words.pays),
    choice.root,
    note,
    el(
      'table',
      { class: 'rounds' },
      el('thead', {}, el('tr', {}, ...head.map((text) => el('th', { scope: 'col' }, text)))),
      body,
    ),
  ]
}

/** In minor units, rounded down once, as at the server. */
function paidBy({ bins }: ReturnType<typeof tableOf>, { stake, bin }: { stake: number; bin: number }): number {
  const multiple = bins[bin]?.multiple
  return multiple ? Number((BigInt(stake) * BigInt(multiple.numerator)) / BigInt(multiple.denominator)) : 0
}
