import { mechanics } from '@andon/contract/games/sheet'
import { type Game, volatilities } from '@andon/contract/player-api/catalogue'
import { Button } from '@andon/web-kit/Button'
import { Dialog } from '@andon/web-kit/Dialog'
import { useDeferredValue, useMemo } from 'react'
import { useMoney } from '../../page/amounts/Money.tsx'
import { usePage } from '../../page/page-context.ts'
import { shellText } from '../../page/text.ts'
import { useText } from '../../page/use-text.ts'
import { gameText } from '../games/text.ts'
import { type Chosen, chosenCount, type Facet } from './chosen.ts'
import { countsOf, narrowingValues, rtpsFrom, stakesTo } from './facets.ts'
import { filterText } from './text.ts'
import './filters.css'

/** The games and choices that the panel reads and changes. */
export interface FilteredGames {
  /** The games narrowed by everything but facets. */
  readonly unfiltered: readonly Game[]
  readonly shown: readonly Game[]
  readonly chosen: Chosen
  choose(facet: Facet, values: readonly string[]): void
  clearFacets(): void
}

/** By what the games can be narrowed, each value with the number of games that it would show. Every change takes effect at once. */
export function FilterPanel({ filter, onClose }: { filter: FilteredGames; onClose: () => void }) {
  const t = useText(filterText)
  const shell = useText(shellText)
  const facets = useFacets(filter)
  return (
    <Dialog label={t('title')} closeLabel={shell('close')} variant="drawer" onClose={onClose}>
      <div className="filter-panel">
        <h2 className="heading-2">{t('title')}</h2>
        {facets.map(({ facet, values }) => (
          <FacetValues key={facet} facet={facet} values={values} filter={filter} />
        ))}
        <div className="filter-actions">
          <Button kind="primary" onClick={onClose}>
            {t('show', { count: filter.shown.length })}
          </Button>
          <Button kind="secondary" disabled={chosenCount(filter.chosen) === 0} onClick={filter.clearFacets}>
            {t('clear')}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}

interface Value {
  readonly value: string
  readonly name: string
}

function FacetValues({ facet, values, filter }: { facet: Facet; values: readonly Value[]; filter: FilteredGames }) {
  const t = useText(filterText)
  const counted = useDeferredValue(filter.chosen) // after the box that was tapped
  const counts = useMemo(() => countsOf(filter.unfiltered, counted, facet), [filter.unfiltered, counted, facet])
  const chosen = filter.chosen[facet]
  return (
    <fieldset className="filter-facet">
      <legend className="heading-3">{t(facet)}</legend>
      <div className="filter-values">
        {values.map(({ value, name }) => {
          const count = counts.get(value) ?? 0
          const checked = chosen.includes(value)
          return (
            <label key={value} className="filter-value" data-empty={count === 0 && !checked}>
              <input
                type="checkbox"
                checked={checked}
                disabled={count === 0 && !checked}
                onChange={() =>
                  filter.choose(facet, checked ? chosen.filter((one) => one !== value) : [...chosen, value])
                }
              />
              <span className="filter-name">{name}</span>
              <span className="filter-count">{count}</span>
            </label>
          )
        })}
      </div>
    </fieldset>
  )
}

/** The facets in which these games differ, with the values that narrow them or are chosen, in display order. */
function useFacets({
  unfiltered: games,
  chosen,
}: FilteredGames): readonly { facet: Facet; values: readonly Value[] }[] {
  const t = useText(filterText)
  const game = useText(gameText)
  const money = useMoney()
  const { flags } = usePage().site
  const vendors = useMemo(() => [...new Map(games.map((one) => [one.vendorCode, one.vendorDisplayName]))], [games])
  const narrowing = useMemo(() => narrowingValues(games), [games])
  const facets: { facet: Facet; values: readonly Value[] }[] = [
    {
      facet: 'feature',
      values: mechanics.map((tag) => ({ value: tag, name: t(`feature.${tag}`) })),
    },
    { facet: 'volatility', values: volatilities.map((value) => ({ value, name: game(`volatility.${value}`) })) },
    { facet: 'rtp', values: rtpsFrom.map((value) => ({ value, name: t('rtpFrom', { rtp: value }) })) },
    {
      facet: 'stake',
      values: stakesTo.map((value) => ({ value, name: t('stakeTo', { stake: money(Number(value)) }) })),
    },
    { facet: 'vendor', values: flags.gameProvider ? vendors.map(([value, name]) => ({ value, name })) : [] },
  ]
  return facets
    .map(({ facet, values }) => ({
      facet,
      values: values.filter(({ value }) => narrowing[facet].has(value) || chosen[facet].includes(value)),
    }))
    .filter(({ values }) => values.length > 0)
}
