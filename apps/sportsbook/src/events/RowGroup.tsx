import { useRowLines } from '../live/use-live.ts'
import type { EventRow } from '../page/api.ts'
import type { RowGroup as Group } from '../page/settings.ts'
import { useEventNames, useName, useText } from '../page/text.ts'
import { PriceButton } from '../slip/PriceButton.tsx'
import { columnsOf, isResult } from './columns.ts'
import { hasSameMarket, lineText, marketOnLine, sideOf } from './row-groups.ts'
import { eventsText } from './text.ts'

interface Props {
  readonly row: EventRow
  readonly group: Group
  /** The signs over the prices of who wins. */
  readonly columns: readonly string[] | null
  /** No other group stands beside it. */
  readonly isAlone: boolean
}

/** The prices of one group in the row of an event. */
export function RowGroup({ row, group, columns, isAlone }: Props) {
  return group === 'winner' ? (
    <Winner row={row} columns={columns} isAlone={isAlone} />
  ) : (
    <Line row={row} group={group} />
  )
}

/** Who wins; once that is as good as decided another market stands here, with its name, unless it stands beside it. */
function Winner({ row, columns, isAlone }: Omit<Props, 'group'>) {
  const t = useText(eventsText)
  const nameOf = useName()
  const { ofOutcome } = useEventNames()
  const isBeside = !isAlone && (hasSameMarket(row.main, row.lines.handicap) || hasSameMarket(row.main, row.lines.total))
  const main = isBeside ? null : row.main
  const own = columnsOf(row)
  const isHeaded = own !== null && columns !== null && own.length === columns.length
  const outcomes = main?.outcomes.slice(0, 3) ?? []
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    <div
      role="group"
      aria-label={t('group.winner')}
      className="price-group"
      data-columns={outcomes.length}
      data-headed={isHeaded || undefined}
    >
      {row.kind === 'match' && main && !isResult(main.key) && (
        <small className="event-market">{nameOf(main.name)}</small>
      )}
      {outcomes.map((outcome, place) => (
        <PriceButton
          key={outcome.selection}
          event={row}
          market={main ?? { name: row.name }}
          outcome={outcome}
          label={
            isHeaded
              ? null
              : (own?.[place] ?? ofOutcome(outcome.name, { selection: outcome.selection, event: row.name }))
          }
        />
      ))}
      {outcomes.length === 0 && row.kind === 'match' && <None />}
    </div>
  )
}

/** The main handicap or total, on the line that it has now. */
function Line({ row, group }: { row: EventRow; group: Exclude<Group, 'winner'> }) {
  const t = useText(eventsText)
  const known = row.lines[group]
  const keys = useRowLines(row.id)
  const market = marketOnLine(known, keys ? keys[group] : (known?.key ?? null))
  const labelOf = (selection: string) => {
    const line = lineText(selection) ?? ''
    const side = sideOf(selection)
    return side ? t(`${side}.line`, { line }) : line
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    <div role="group" aria-label={t(`group.${group}`)} className="price-group" data-columns={2} data-line>
      {market?.outcomes.map((outcome) => (
        <PriceButton
          key={outcome.selection} // a line that moves while its price is pressed is not chosen in place of the one that was seen
          event={row}
          market={market}
          outcome={outcome}
          label={labelOf(outcome.selection)}
        />
      ))}
      {!market && <None />}
    </div>
  )
}

/** The row has no price here. */
function None() {
  return (
    <span className="price-none" aria-hidden="true">
      –
    </span>
  )
}

/** The names of the groups over a list, with the signs of their columns, where these stand side by side. */
export function GroupHeads({ groups, columns }: { groups: readonly Group[]; columns: readonly string[] | null }) {
  const t = useText(eventsText)
  const signsOf = (group: Group) =>
    group === 'winner' ? columns : group === 'handicap' ? ['1', '2'] : [t('over.head'), t('under.head')]
  if (groups.length === 1 && groups[0] === 'winner' && !columns) return null
  return (
    <span className="group-columns" aria-hidden="true">
      {groups.map((group) => (
        <span key={group} className="price-group" data-columns={signsOf(group)?.length ?? 1}>
          {groups.length > 1 && <b>{t(`group.${group}`)}</b>}
          {signsOf(group)?.map((sign) => (
            <span key={sign}>{sign}</span>
          ))}
        </span>
      ))}
    </span>
  )
}
