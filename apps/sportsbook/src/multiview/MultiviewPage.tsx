import { EmptyPage } from '../art/EmptyPage.tsx'
import { SportIcon } from '../art/SportIcon.tsx'
import { ListSkeleton } from '../events/EventList.tsx'
import { EventRow } from '../events/EventRow.tsx'
import { pagesText } from '../events/pages-text.ts'
import { useEvents } from '../events/queries.ts'
import { RowGroup } from '../events/RowGroup.tsx'
import { favourites } from '../favourites/marks.ts'
import { LiveView } from '../match/play/LiveView.tsx'
import type { EventRow as Row } from '../page/api.ts'
import { Link } from '../page/Link.tsx'
import { usePageTitle } from '../page/page-title.ts'
import { useEventNames, useTeamName, useText } from '../page/text.ts'
import { mostShown, shownOf, toggle, useChosen } from './chosen.ts'
import './multiview.css'

/** Up to four matches in play, each with its prices and its live view. */
export default function MultiviewPage() {
  const t = useText(pagesText)
  usePageTitle(t('multiview.title'))
  const { events } = useEvents({ when: 'live' })
  const chosen = useChosen()
  const { events: marked } = favourites.use()
  const known = new Map(events?.map((row) => [row.id, row]))
  const inFront = (row: Row) => (marked.includes(row.id) ? 0 : 1)
  const matches = events?.filter(({ kind }) => kind === 'match').toSorted((a, b) => inFront(a) - inFront(b)) ?? []
  const shownIds = shownOf(
    chosen,
    matches.map(({ id }) => id),
  )
  const shown = shownIds.flatMap((id) => known.get(id) ?? [])
  return (
    <>
      <h1 className="page-title">{t('multiview.title')}</h1>
      {!events ? (
        <ListSkeleton />
      ) : matches.length === 0 ? (
        <EmptyPage drawing="field" text={t('live.none')}>
          <Link to={{ page: 'home' }} className="plain-button">
            {t('startingSoon')}
          </Link>
        </EmptyPage>
      ) : (
        <>
          <p className="multiview-hint">{t('multiview.hint', { most: mostShown })}</p>
          {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields */}
          <div role="group" aria-label={t('multiview.choice')} className="multiview-choice">
            {matches.map((row) => (
              <Choice
                key={row.id}
                row={row}
                isShown={shown.includes(row)}
                isFull={shown.length >= mostShown}
                onToggle={() => toggle(row.id, shownIds)}
              />
            ))}
          </div>
          <div className="multiview" data-count={shown.length}>
            {shown.map((row) => (
              <Match key={row.id} row={row} />
            ))}
          </div>
        </>
      )}
    </>
  )
}

interface ChoiceProps {
  readonly row: Row
  readonly isShown: boolean
  readonly isFull: boolean
  readonly onToggle: () => void
}

function Choice({ row, isShown, isFull, onToggle }: ChoiceProps) {
  const nameOf = useTeamName()
  const { ofEvent } = useEventNames()
  const [home, away] = row.competitors
  return (
    <button
      type="button"
      className="strip-sport"
      aria-pressed={isShown}
      disabled={isFull && !isShown}
      aria-label={ofEvent(row.name)}
      onClick={onToggle}
    >
      <SportIcon sport={row.sport.code} />
      <span className="strip-name">
        {home && away ? `${nameOf(home.short)} – ${nameOf(away.short)}` : ofEvent(row.name)}
      </span>
    </button>
  )
}

function Match({ row }: { row: Row }) {
  const t = useText(pagesText)
  const { ofEvent } = useEventNames()
  return (
    <section className="multiview-match" aria-label={ofEvent(row.name)}>
      <ul className="rows">
        <EventRow row={row} columns={null} groups={none} />
      </ul>
      <div className="multiview-lines">
        <small>{t('group.winner')}</small>
        <RowGroup row={row} group="winner" columns={null} isAlone={false} />
        <small>{t('group.handicap')}</small>
        <RowGroup row={row} group="handicap" columns={null} isAlone={false} />
        <small>
          {t('group.total')} · {t('over.head')} / {t('under.head')}
        </small>
        <RowGroup row={row} group="total" columns={null} isAlone={false} />
      </div>
      <LiveView event={row} isOpen place={null} />
    </section>
  )
}

/** The prices stand below the sides. */
const none = [] as const
