import { Fragment, lazy, Suspense, useState } from 'react'
import type { EventView, MarketView, OutcomeView } from '../../page/api.ts'
import { settings } from '../../page/settings.ts'
import { useEventNames, useName, useText } from '../../page/text.ts'
import { PriceButton } from '../../slip/PriceButton.tsx'
import { EachWayTerms } from '../../slip/stake/EachWayTerms.tsx'
import { matchText } from '../text.ts'
import { afterTitle, commonStart, differByName, ladderOf, rowNames } from './ladder.ts'
import { Margin } from './Margin.tsx'
import { MarketHead } from './MarketHead.tsx'
import { areOfPlayers, favouriteAt, firstLines } from './shown-lines.ts'
import { useIsSettled } from './use-is-settled.ts'

const PriceChart = lazy(() => import('./chart/PriceChart.tsx'))

/** The lines of each market under its number, in the order of their first. */
export function marketsById(markets: readonly MarketView[]): [string, MarketView[]][] {
  return [...Map.groupBy(markets, ({ key }) => key.split('|')[0] ?? key)]
}

interface Props {
  /** The id of its element. */
  readonly id: string
  readonly event: EventView
  readonly market: string
  readonly lines: readonly MarketView[]
  /** The address names it. */
  readonly linked: boolean
}

/** One market. A market of several lines (totals, handicaps) shows those around its favourite line, and the others on request. */
export function MarketCard({ id, event, market, lines, linked }: Props) {
  const t = useText(matchText)
  const nameOf = useName()
  const { ofOutcome } = useEventNames()
  const [all, setAll] = useState(false)
  const [charted, setCharted] = useState(false)
  const { margins } = settings.use()
  const isSettled = useIsSettled(lines)
  const [first] = lines
  if (!first) return null
  const shown = all ? lines : firstLines(lines)
  const isLadder = lines.length > 1
  const outcomeName = ({ name, selection }: OutcomeView) => ofOutcome(name, { selection, event: event.name })
  const namesOf = ({ outcomes }: MarketView) => outcomes.map(outcomeName)
  const named = areOfPlayers(lines) || differByName(lines.map(namesOf))
  const ladder = named ? null : ladderOf(shown.map(namesOf))
  const heads = ladder && rowNames(ladder.cells)
  const title = (isLadder && commonStart(lines.map(({ name }) => nameOf(name)))) || nameOf(first.name)
  return (
    <section className="market" id={id} tabIndex={-1} data-linked={linked || undefined}>
      <MarketHead event={event.id} market={market} title={title} charted={charted} onChart={() => setCharted(!charted)}>
        {isSettled && <small className="market-settled">{t('settled')}</small>}
        {lines.length === 1 && !isSettled && <EachWayTerms terms={first.eachWay} />}
        {margins && lines.length === 1 && !isSettled && <Margin market={first} />}
      </MarketHead>
      {ladder && (
        <div className="outcomes ladder-columns" data-count={ladder.columns.length}>
          {ladder.columns.map((name) => (
            <span key={name}>{name}</span>
          ))}
        </div>
      )}
      {shown.map((line, row) => (
        <Fragment key={line.key}>
          {(named || heads || (margins && isLadder)) && (
            <p className="line-name">
              {named && afterTitle(nameOf(line.name), title)}
              {heads?.[row]} {margins && isLadder && <Margin market={line} />}
            </p>
          )}
          {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields */}
          <div
            role="group"
            aria-label={nameOf(line.name)}
            className="outcomes"
            data-count={Math.min(line.outcomes.length, 4)}
          >
            {line.outcomes.map((outcome, column) => (
              <PriceButton
                key={outcome.selection}
                event={event}
                market={line}
                outcome={outcome}
                label={heads ? null : (ladder?.cells[row]?.[column] ?? outcomeName(outcome))}
              />
            ))}
          </div>
        </Fragment>
      ))}
      {charted && (
        <Suspense>
          <PriceChart event={event} market={lines[favouriteAt(lines)] ?? first} />
        </Suspense>
      )}
      {(all || shown.length < lines.length) && (
        <button type="button" className="plain-button" onClick={() => setAll(!all)}>
          {t(all ? 'fewerLines' : 'moreLines')}
        </button>
      )}
    </section>
  )
}
