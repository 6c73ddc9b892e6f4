import type { GameConfig } from '@andon/arcade/game-api'
import type { TitleTexts } from '../scene.ts'
import type { Figures } from '../text/amounts.ts'
import type { Messages } from '../text/messages.ts'
import { openPage } from './dialogs.ts'
import { el, lineDiagram } from './elements.ts'

interface InfoPageDeps {
  readonly messages: Messages
  readonly figures: Figures
  readonly texts: TitleTexts
  readonly config: GameConfig
  readonly stake: number
}

/** Figures, pay table, rules and lines of the game, from the server's configuration. */
export function openInfoPage(deps: InfoPageDeps): void {
  const { messages, texts, config, figures, stake } = deps
  openPage(messages, messages.info, [
    el('h3', {}, messages.infoFigures),
    figuresList(deps),
    el('h3', {}, messages.infoPays),
    el('p', {}, messages.infoPaysNote(figures.amount(stake))),
    payTable(deps),
    el('h3', {}, messages.infoRules),
    ...texts.rules(config, figures).map((paragraph) => el('p', {}, paragraph)),
    el('p', {}, messages.malfunction),
    el('h3', {}, messages.infoLines(config.lines.length)),
    el('ol', { class: 'lines' }, ...config.lines.map((line) => el('li', {}, lineDiagram(line, config.rows)))),
  ])
}

function figuresList({ messages, figures, config }: InfoPageDeps): HTMLElement {
  const { rtp, hitFrequency, maxWin, volatility, stakes, cycleFloorMs } = config
  const entry = (name: string, value: string, note = '') =>
    el('div', {}, el('dt', {}, name), el('dd', {}, value, ...(note ? [el('small', {}, note)] : [])))
  return el(
    'dl',
    { class: 'figures' },
    entry(messages.rtp, figures.percent(rtp.decimal), `${messages.rtpExact}: ${rtp.numerator} ⁄ ${rtp.denominator}`),
    entry(messages.hitFrequency, figures.percent(hitFrequency.decimal), messages.hitNote),
    entry(
      messages.maxWin,
      messages.maxWinValue(figures.number(maxWin.multiple), figures.number(Math.round(maxWin.oneIn))),
    ),
    entry(messages.volatility, messages.volatilities[volatility]),
    entry(messages.stakes, `${figures.amount(stakes[0] ?? 0)} – ${figures.amount(stakes.at(-1) ?? 0)}`),
    entry(messages.cycle, messages.cycleValue(figures.number(cycleFloorMs / 1000))),
  )
}

function payTable({ messages, figures, texts, config, stake }: InfoPageDeps): HTMLElement {
  const perLine = stake / config.lines.length
  const rows = config.symbols.map(({ id, role, pays }) => {
    const counts = Object.entries(pays).sort(([a], [b]) => Number(b) - Number(a))
    const values = counts.map(([count, multiple]) =>
      el('li', {}, el('b', {}, `${count} ×`), ` ${figures.amount(multiple * perLine)}`),
    )
    const scatters = Object.entries(config.scatter)
      .sort(([a], [b]) => Number(b) - Number(a))
      .map(([count, { stakeMultiple, freeSpins }]) =>
        el(
          'li',
          {},
          el('b', {}, `${count} ×`),
          ` ${figures.amount(stakeMultiple * stake)} + ${messages.spins(freeSpins)}`,
        ),
      )
    const note = role === 'wild' ? messages.wild : role === 'scatter' ? messages.scatter : ''
    return el(
      'li',
      { class: `pay ${role}` },
      el('img', { src: texts.picture(id), alt: '', width: '72', height: '72', loading: 'lazy' }),
      el(
        'div',
        {},
        el('h4', {}, texts.symbols[id] ?? id, ...(note ? [el('em', {}, note)] : [])),
        el('ul', {}, ...(role === 'scatter' ? scatters : values)),
      ),
    )
  })
  return el('ul', { class: 'pays' }, ...rows)
}
