import { Icon } from '@andon/web-kit/Icon'
import { lazy, Suspense, useState } from 'react'
import { usePage } from '../../page/page-context.ts'
import { useText } from '../../page/use-text.ts'
import { chosenCount } from '../game-filters/chosen.ts'
import type { LobbyContent } from '../games/lobby-content.ts'
import { groupsOf } from './named-groups.ts'
import { isSortOption, sortOptions } from './sort-options.ts'
import { lobbyText } from './text.ts'
import type { Filter, LobbyFilter } from './use-lobby-filter.ts'

const loadPanel = () => import('../game-filters/FilterPanel.tsx')
const FilterPanel = lazy(() => loadPanel().then((module) => ({ default: module.FilterPanel })))

/** Sticky bar: game groups and suppliers (if there are several), favourites, search, sort order; the search alone if the games are not `sortable`. */
export function CategoryBar({
  content,
  filter,
  sortable,
  onChoose,
}: {
  content: LobbyContent
  filter: LobbyFilter
  sortable: boolean
  onChoose: (chosen: Filter) => void
}) {
  const t = useText(lobbyText)
  const { flags } = usePage().site
  const groups = kindsFirst(content)
  const { vendors } = content
  const chips: [Filter, string][] = [
    ['all', t('all')],
    ...(groups.length > 1 ? groups.map(({ id, name }): [Filter, string] => [`group:${id}`, name]) : []),
    ...(flags.gameProvider && vendors.length > 1
      ? vendors.map(([code, name]): [Filter, string] => [`vendor:${code}`, name])
      : []),
    ['favourites', t('favourites')],
  ]
  return (
    <div className="category-bar">
      <div className="page-width category-bar-row">
        {sortable && (
          <fieldset className="chips">
            <legend className="sr-only">{t('filters')}</legend>
            {chips.map(([value, name]) => (
              <button
                key={value}
                type="button"
                className="chip"
                aria-pressed={filter.filter === value}
                onFocus={({ currentTarget }) => currentTarget.scrollIntoView({ block: 'nearest', inline: 'nearest' })}
                onClick={() => onChoose(value)}
              >
                {value === 'favourites' && <Icon name="heart" />}
                {name}
              </button>
            ))}
          </fieldset>
        )}
        <search className="category-search">
          <label className="search-field">
            <span className="sr-only">{t('search')}</span>
            <Icon name="search" />
            <input
              type="search"
              value={filter.query}
              placeholder={t('searchHint')}
              maxLength={60}
              autoComplete="off"
              onFocus={filter.prepareSearch}
              onBlur={filter.finishTyping}
              onChange={(event) => filter.setQuery(event.target.value)}
            />
          </label>
          {sortable && <FilterButton filter={filter} />}
          {sortable && <SortField filter={filter} />}
        </search>
      </div>
    </div>
  )
}

/** Groups of kinds that are few among the slots stand first, because no other list shows them together. They are named like their category. */
function kindsFirst(content: LobbyContent) {
  const kinds = new Set<string>(content.games.map(({ category }) => category).filter((kind) => kind !== 'slots'))
  const groups = groupsOf(content)
  return [...groups.filter(({ id }) => kinds.has(id)), ...groups.filter(({ id }) => !kinds.has(id))]
}

/** The order of the games. */
function SortField({ filter }: { filter: LobbyFilter }) {
  const t = useText(lobbyText)
  return (
    <label className="sort-field">
      <span className="sr-only">{t('sort')}</span>
      <Icon name="sort" />
      <select
        value={filter.sort}
        onFocus={filter.load}
        onChange={(event) => isSortOption(event.target.value) && filter.setSort(event.target.value)}
      >
        {sortOptions.map((option) => (
          <option key={option} value={option}>
            {t(`sort.${option}`)}
          </option>
        ))}
      </select>
    </label>
  )
}

/** Opens the panel of filters, and says how many are chosen. */
function FilterButton({ filter }: { filter: LobbyFilter }) {
  const t = useText(lobbyText)
  const [open, setOpen] = useState(false)
  const count = chosenCount(filter.chosen)
  return (
    <>
      <button
        type="button"
        className="filter-button"
        aria-haspopup="dialog"
        aria-busy={open && !filter.isWhole}
        data-chosen={count > 0}
        onPointerEnter={() => {
          void loadPanel()
          filter.load()
        }}
        onClick={() => {
          setOpen(true)
          filter.load()
        }}
      >
        <Icon name="filter" />
        <span className="filter-button-name">{t('narrow')}</span>
        {count > 0 && <span className="filter-button-count">{count}</span>}
      </button>
      {open && filter.isWhole && (
        <Suspense>
          <FilterPanel filter={filter} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
