import type { GameConfig } from '@andon/arcade/game-api'
import type { InfoDeps, LoadedGame } from '../scene.ts'
import type { Figures } from '../text/amounts.ts'
import type { Messages } from '../text/messages.ts'
import { openPage } from './dialogs.ts'
import { el } from './elements.ts'

interface InfoPageDeps extends InfoDeps {
  readonly loaded: LoadedGame
}

/** Figures and rules of the game, from the server's configuration. */
export function openInfoPage({ loaded, ...deps }: InfoPageDeps): void {
  const { messages } = deps
  const { pays, rules, more } = loaded.info(deps)
  openPage(messages, messages.info, [
    el('h3', {}, messages.infoFigures),
    figuresList(deps, loaded),
    ...pays,
    el('h3', {}, messages.infoRules),
    ...[...rules, messages.malfunction].map((paragraph) => el('p', {}, paragraph)),
    ...more,
  ])
}

function figuresList({ messages, figures, config }: InfoDeps, { words, playerDecides }: LoadedGame): HTMLElement {
  const { rtp, leastRtp, maxWinTakesOneIn, hitFrequency, maxWin, volatility, cycleFloorMs } = config
  const { cycle, hitNote } = words
  const isRounded = leastRtp.decimal < rtp.decimal
  const entry = (name: string, value: string, ...more: readonly Node[]) =>
    el('div', {}, el('dt', {}, name), el('dd', {}, value, ...more))
  // some fractions have hundreds of digits
  const exact = el(
    'details',
    {},
    el('summary', {}, messages.rtpExact),
    ...(isRounded ? [el('small', {}, messages.rtpUnrounded(figures.share(rtp.decimal)))] : []),
    el('small', {}, `${leastRtp.numerator} ⁄ ${leastRtp.denominator}`),
    ...(maxWinTakesOneIn === null ? [] : [el('small', {}, messages.maxWinTakes(figures.rounds(maxWinTakesOneIn)))]),
  )
  const hits = messages.hitFrequencyValue(
    figures.roundsPerHit(hitFrequency.decimal),
    figures.share(hitFrequency.decimal, 1),
  )
  return el(
    'dl',
    { class: 'figures' },
    entry(
      messages.rtp,
      isRounded ? messages.rtpAtLeast(figures.share(leastRtp.decimal)) : figures.share(rtp.decimal),
      exact,
    ),
    entry(messages.hitFrequency, hits, ...(hitNote ? [el('small', {}, hitNote)] : [])),
    entry(
      messages.maxWin,
      messages.maxWinValue(
        figures.multiple(maxWin.multiple),
        (maxWin.rarer ? messages.rarer : messages.oneIn)(figures.rounds(maxWin.oneIn)),
      ),
    ),
    ...(maxWin.spin
      ? [
          entry(
            messages.topSpin,
            messages.topSpinValue(figures.multiple(maxWin.spin.multiple), figures.rounds(maxWin.spin.oneIn)),
          ),
        ]
      : []),
    entry(
      messages.volatility,
      // where the player decides, it is that of the boldest way to play
      playerDecides ? messages.volatilityUpTo(messages.volatilities[volatility]) : messages.volatilities[volatility],
    ),
    entry(messages.stakes, stakesText(messages, figures, config)),
    ...(cycleFloorMs > 0 ? [entry(cycle, messages.cycleValue(figures.number(cycleFloorMs / 1000)))] : []),
  )
}

/** The least and the greatest stake with which a round begins. */
function stakesText({ stakesRange }: Messages, figures: Figures, { stakes, table }: GameConfig): string {
  const [least, most] = table ? [table.layout.least, table.layout.most] : [stakes[0] ?? 0, stakes.at(-1) ?? 0]
  return stakesRange(figures.amount(least), figures.amount(most))
}
