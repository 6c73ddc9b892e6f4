import './draw.css'
import { el } from '../../../shell/hud/elements.ts'
import type { Title } from '../../../shell/scene.ts'
import type { CardPlay, CardTitle, CardTitleTexts, PlayInfoDeps } from '../card-title.ts'
import { cardTitle } from '../make-card-title.ts'
import { cardTexts } from '../texts/card-texts.ts'
import { drawRules } from './draw-rules.ts'
import { createDrawTable } from './draw-table.ts'
import { drawTexts } from './texts/draw-texts.ts'

const drawPlay: CardPlay<'draw', CardTitleTexts> = {
  play: 'draw',
  words: (_texts, language) => {
    const { start, startHint, starting, hitNote, won } = drawTexts[language]
    return { start, startHint, startIcon: 'play', starting, cycle: cardTexts[language].cycle, hitNote, won }
  },
  decisionEvents: new Set(['fiveDealt']),
  createTable: createDrawTable,
  info: (deps) => ({
    pays: payTable(deps),
    rules: drawRules(deps.config, { ...deps, words: drawTexts[deps.language] }),
    more: [],
  }),
  outcome: (events, { language }) => {
    const [words, { card }] = [drawTexts[language], cardTexts[language]]
    const drawn = events.find((event) => event.type === 'fiveDrawn')
    const settled = events.find((event) => event.type === 'fiveSettled')
    if (!drawn || !settled) return null
    return el('p', {}, `${words.list(drawn.cards.map(card))}: ${words.hands[settled.pays]}`)
  },
}

/** Five cards, one draw, and a table of pays. */
export const drawTitle = (title: CardTitle): Title => cardTitle(drawPlay, title)

/** The pay table: each hand's multiple, and its amount at the stake. */
function payTable({ config, language, figures, stake }: PlayInfoDeps<'draw', CardTitleTexts>): Node[] {
  const words = drawTexts[language]
  const rows = config.game.pays.map(({ hand, multiple }) =>
    el(
      'tr',
      {},
      el('th', { scope: 'row' }, words.hands[hand], el('br'), el('small', {}, words.explained[hand])),
      el('td', { class: 'amount' }, words.multiple(figures.multiple(multiple))),
      el('td', { class: 'amount' }, figures.amount(stake * multiple)),
    ),
  )
  const head = [words.paysHand, words.paysMultiple, words.paysAmount(figures.amount(stake))]
  return [
    el('h3', {}, words.pays),
    el(
      'table',
      { class: 'rounds' },
      el('thead', {}, el('tr', {}, ...head.map((text) => el('th', { scope: 'col' }, text)))),
      el('tbody', {}, ...rows),
    ),
  ]
}
