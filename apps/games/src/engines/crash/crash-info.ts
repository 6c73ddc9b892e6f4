import type { CrashConfig } from '@andon/arcade/engines/crash/index'
import { el } from '../../shell/hud/elements.ts'
import type { InfoDeps } from '../../shell/scene.ts'
import { amountAt, chanceOf, readingOf } from './crash-config.ts'
import type { CrashTexts } from './texts/crash-texts.ts'

/** Multiples that the tables of chances list, in hundredths, up to the greatest. */
export const commonMultiples = ({ mostHundredths }: Pick<CrashConfig, 'mostHundredths'>): readonly number[] => [
  ...[101, 120, 150, 200, 300, 500, 1000, 2000, 5000, 10_000, 100_000],
  mostHundredths,
]

interface TableDeps extends Omit<InfoDeps, 'config'> {
  readonly config: CrashConfig
  readonly words: CrashTexts
}

/** The table of common multiples: the pay of leaving there at the stake, and the chance that a round gets so far. */
export function chanceTable({ config, words, figures, stake }: TableDeps): Node[] {
  const rows = commonMultiples(config).map((hundredths) => {
    const { numerator, denominator } = chanceOf(config, hundredths)
    return el(
      'tr',
      {},
      el('td', { class: 'amount' }, words.multiple(readingOf(hundredths))),
      el('td', { class: 'amount' }, words.chance(figures.number(numerator), figures.number(denominator))),
      el('td', { class: 'amount' }, figures.amount(amountAt(stake, hundredths))),
    )
  })
  const head = [words.paysMultiple, words.paysChance, words.paysAmount]
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
