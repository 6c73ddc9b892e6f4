import type { ReplyOf } from '@andon/contract'
import type { reports } from '@andon/contract/player-api/reports'
import { useFormats } from '../../page/amounts/use-formats.ts'
import { usePage } from '../../page/page-context.ts'
import { useApi } from '../../page/services.tsx'
import { useText } from '../../page/use-text.ts'
import { AccountPage } from '../account/AccountPage.tsx'
import type { Column } from './columns.ts'
import { Chips, Filters } from './Filters.tsx'
import { fileTime } from './file-time.ts'
import { HistoryActions } from './HistoryActions.tsx'
import { HistoryLines } from './HistoryLines.tsx'
import { MovementsByRound } from './MovementsByRound.tsx'
import { historyText } from './text.ts'
import { type AddressFilter, useAddressFilter } from './use-address-filter.ts'
import { type ReadPage, useLines } from './use-lines.ts'

export type Movement = ReplyOf<typeof reports.getCasinoLegacyTransactionHistory>['transactions'][number]

const kinds = ['casino', 'sportsbook'] as const
type Kind = (typeof kinds)[number]

/** Every stake, payout and refund as a line of its own, separately for casino and sportsbook. */
export default function LegacyBetHistoryPage() {
  const t = useText(historyText)
  const { site } = usePage()
  const filter = useAddressFilter()
  const { range } = filter
  const kind: Kind = kinds.find((known) => known === filter.get('kind')) ?? 'casino'
  const read = useReadMovements(range, kind)
  const query = useLines(['legacy', kind, range], read)
  const columns = useMovementColumns()
  return (
    <AccountPage title={t('legacy')} intro={t('legacyIntro')}>
      <Filters filter={filter}>
        {(site.flags.sports || kind === 'sportsbook') && (
          <Chips
            legend={t('kind')}
            value={kind}
            options={kinds.map((value) => ({ value, label: t(`kind.${value}`) }))}
            onChoose={(value) => filter.set({ kind: value })}
          />
        )}
      </Filters>
      <HistoryLines
        picture="bets"
        query={query}
        empty={t(kind === 'sportsbook' ? 'empty.sportsbook' : 'empty.bets')}
        onShowAll={range === 'pastYear' ? undefined : () => filter.set({ range: 'pastYear' })}
      >
        {(movements) => (
          <>
            <HistoryActions
              history={{
                title: `${t('legacy')} (${t(`kind.${kind}`)})`,
                name: `bets-in-detail-${kind}-${range}`,
                read,
                columns,
                filters: [t(`range.${range}`), t(`kind.${kind}`)].join(', '),
              }}
            />
            <MovementsByRound movements={movements} />
          </>
        )}
      </HistoryLines>
    </AccountPage>
  )
}

function useReadMovements(range: AddressFilter['range'], kind: Kind): ReadPage<Movement> {
  const api = useApi()
  const { language: languageId } = usePage()
  const call =
    kind === 'casino'
      ? api.reports.getCasinoLegacyTransactionHistory
      : api.reports.getSportsbookLegacyTransactionHistory
  return async (place) => {
    const criteria = JSON.stringify({ range, ...place })
    const { transactions, since, nextCursor } = await call({ criteria, languageId })
    return { lines: transactions, since, nextCursor }
  }
}

function useMovementColumns(): readonly Column<Movement>[] {
  const t = useText(historyText)
  const { zone, currency, time, money, signed, plain } = useFormats()
  return [
    { head: t('column.at', { zone }), cell: ({ at }) => fileTime(at), print: ({ at }) => time(at) },
    { head: t('column.game'), cell: ({ gameName }) => gameName, print: ({ gameName }) => gameName },
    { head: t('column.type'), cell: ({ type }) => t(`movement.${type}`), print: ({ type }) => t(`movement.${type}`) },
    {
      head: t('column.amount', { currency }),
      cell: ({ amount }) => plain(amount),
      print: ({ amount }) => signed(amount),
      numeric: true,
    },
    {
      head: t('column.balance', { currency }),
      cell: ({ balanceAfter }) => plain(balanceAfter),
      print: ({ balanceAfter }) => money(balanceAfter),
      numeric: true,
    },
    { head: t('column.round'), cell: ({ roundId }) => roundId, print: ({ roundId }) => roundId },
    { head: t('column.id'), cell: ({ id }) => id },
  ]
}
