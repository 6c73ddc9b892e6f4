import type { SlotConfig } from '@andon/arcade/engines/slot/index'
import { el, lineDiagram } from '../../shell/hud/elements.ts'
import type { InfoDeps } from '../../shell/scene.ts'
import type { SlotTitle, TitleTexts } from './slot-title.ts'
import type { SlotTexts } from './texts/slot-texts.ts'

export interface SlotInfoDeps extends InfoDeps {
  readonly config: SlotConfig
  readonly words: SlotTexts
  readonly texts: TitleTexts
  readonly drawings: SlotTitle['drawings']
  /** Names of fixed prizes. */
  readonly prizes: Readonly<Record<string, string>>
}

export function payTable(deps: SlotInfoDeps): Node[] {
  const { config, words, figures, stake } = deps
  return [
    el('h3', {}, words.pays),
    el('p', {}, (config.pays === 'ways' ? words.waysNote : words.paysNote)(figures.amount(stake))),
    el('ul', { class: 'pays' }, ...config.symbols.map((symbol) => symbolPays(deps, symbol))),
  ]
}

export function lineList({ config, words }: SlotInfoDeps): Node[] {
  if (config.lines.length === 0) return []
  return [
    el('h3', {}, words.lines(config.lines.length)),
    el('ol', { class: 'lines' }, ...config.lines.map((line) => el('li', {}, lineDiagram(line, config.rows)))),
  ]
}

function symbolPays(deps: SlotInfoDeps, { id, role, pays }: SlotConfig['symbols'][number]): HTMLElement {
  const { config, words, texts, figures, drawings, stake } = deps
  const counts = Object.keys(pays)
    .map(Number)
    .sort((a, b) => a - b)
  const values = counts.map((count, index) => {
    const amount = figures.amount(((pays[count] ?? 0) * stake) / config.payUnit)
    return el('li', {}, el('b', {}, countText(deps, { count, next: counts[index + 1] })), ` ${amount}`)
  })
  const scatters = Object.entries(config.scatter).map(([count, { stakeMultiple, freeSpins }]) => {
    const parts = [
      ...(stakeMultiple > 0 ? [figures.amount(stakeMultiple * stake)] : []),
      ...(freeSpins > 0 ? [words.freeSpins(freeSpins)] : []),
    ]
    return el('li', {}, el('b', {}, words.exactly(Number(count))), ` ${parts.join(' + ')}`)
  })
  const started = Object.entries(config.bonuses ?? {}).flatMap(([bonus, { symbol, games }]) =>
    symbol === id
      ? [
          el(
            'li',
            {},
            el('b', {}, words.exactly(config.reels)),
            ` ${words.startsBonus(bonusName(words, bonus), games)}`,
          ),
        ]
      : [],
  )
  const coins = (role === 'coin' ? (config.hold?.coins ?? []) : []).map(({ multiple, weight, tier }) => {
    const name = tier === null ? undefined : deps.prizes[tier]
    const value = [...(name === undefined ? [] : [name]), words.times(figures.multiple(multiple))].join(' ')
    const share = words.coinShare(figures.number(weight), figures.number(config.hold?.allWeights ?? weight))
    return el('li', {}, el('b', {}, value), ` ${figures.amount(multiple * stake)} · ${share}`)
  })
  const note = words.role[role]
  return el(
    'li',
    { class: `pay ${role}` },
    el('img', { src: drawings.url(`symbols/${id}`), alt: '', width: '72', height: '72', loading: 'lazy' }),
    el(
      'div',
      {},
      el('h4', {}, texts.symbols[id] ?? id, ...(note ? [el('em', {}, note)] : [])),
      el(
        'ul',
        {},
        ...started,
        ...coins.toReversed(),
        ...(role === 'scatter' && scatters.length > 0 ? scatters : values).toReversed(),
      ),
    ),
  )
}

const bonusName = (words: SlotTexts, bonus: string) => words.bonusShort[bonus === 'big' ? 'big' : 'reg']

/** On lines and in ways a count is exact. Anywhere and in clusters it holds up to the next one of the table. */
function countText(
  { config, words }: SlotInfoDeps,
  { count, next }: { count: number; next: number | undefined },
): string {
  if (config.pays === 'lines' || config.pays === 'ways') return words.exactly(count)
  if (next === undefined) return words.orMore(count)
  return next === count + 1 ? words.exactly(count) : words.range(count, next - 1)
}
