import type { ReplyOf } from '@andon/contract'
import type { reports } from '@andon/contract/player-api/reports'
import { useFormats } from '../../page/amounts/use-formats.ts'
import { usePage } from '../../page/page-context.ts'
import { useApi } from '../../page/services.tsx'
import { useText } from '../../page/use-text.ts'
import { AccountPage } from '../account/AccountPage.tsx'
import type { Column } from './columns.ts'
import { Filters, Narrow } from './Filters.tsx'
import { fileTime } from './file-time.ts'
import { HistoryActions } from './HistoryActions.tsx'
import { HistoryLines } from './HistoryLines.tsx'
import { RoundRow } from './RoundRow.tsx'
import { historyText } from './text.ts'
import { type AddressFilter, useAddressFilter } from './use-address-filter.ts'
import { type Page, useLines } from './use-lines.ts'

type Reply = ReplyOf<typeof reports.getBetHistory>
export type PlayedRound = Reply['rounds'][number]

interface PageOfRounds extends Page<PlayedRound> {
  readonly games: Reply['games']
}

/** The player's rounds with stake and payout, each with a link to replay it. */
export default function BetHistoryPage() {
  const t = useText(historyText)
  const { language } = usePage()
  const filter = useAddressFilter()
  const { range } = filter
  const game = filter.get('game')
  const read = useReadRounds(range, game)
  const query = useLines(['rounds', range, game ?? ''], read)
  const columns = useRoundColumns()
  const games = (query.data?.pages[0] as PageOfRounds | undefined)?.games ?? [] // pages come from the function above
  const options = games
    .map(({ gameCode, name }) => ({ value: gameCode, label: name }))
    .sort((a, b) => a.label.localeCompare(b.label, language))
  const gameName = options.find((option) => option.value === game)?.label ?? game
  const narrowed = range !== 'pastYear' || game !== null
  return (
    <AccountPage title={t('bets')} intro={t('betsIntro')}>
      <Filters filter={filter}>
        <Narrow
          label={t('game')}
          all={t('allGames')}
          value={game ?? ''}
          options={
            game === null || options.some(({ value }) => value === game) ? options : [{ value: game, label: game }]
          }
          onChoose={(value) => filter.set({ game: value })}
        />
      </Filters>
      <HistoryLines
        picture="bets"
        query={query}
        empty={t(games.length === 0 ? 'empty.never' : 'empty.bets')}
        neverPlayed={games.length === 0}
        onShowAll={narrowed ? () => filter.set({ range: 'pastYear', game: null }) : undefined}
      >
        {(rounds) => (
          <>
            <HistoryActions
              history={{
                title: t('bets'),
                name: `bets-${range}`,
                read,
                columns,
                filters: [t(`range.${range}`), gameName ?? t('allGames')].join(', '),
              }}
            />
            <ol className="history-list" aria-label={t('bets')}>
              {rounds.map((round) => (
                <RoundRow key={`${round.gameCode}/${round.roundId}`} round={round} />
              ))}
            </ol>
          </>
        )}
      </HistoryLines>
    </AccountPage>
  )
}

function useReadRounds(range: AddressFilter['range'], game: string | null) {
  const api = useApi()
  const { language: languageId } = usePage()
  return async (place: { limit: number; cursor?: string }): Promise<PageOfRounds> => {
    const criteria = JSON.stringify({ range, ...(game === null ? {} : { gameCode: game }), ...place })
    const { rounds, games, since, nextCursor } = await api.reports.getBetHistory({ criteria, languageId })
    return { lines: rounds, games, since, nextCursor }
  }
}

function useRoundColumns(): readonly Column<PlayedRound>[] {
  const t = useText(historyText)
  const { zone, currency, time, money, signed, plain } = useFormats()
  return [
    {
      head: t('column.at', { zone }),
      cell: ({ openedAt }) => fileTime(openedAt),
      print: ({ openedAt }) => time(openedAt),
    },
    { head: t('column.game'), cell: ({ gameName }) => gameName, print: ({ gameName }) => gameName },
    {
      head: t('column.stake', { currency }),
      cell: ({ stake }) => plain(stake),
      print: ({ stake }) => money(stake),
      numeric: true,
    },
    {
      head: t('column.win', { currency }),
      cell: ({ win }) => plain(win),
      print: ({ win }) => money(win),
      numeric: true,
    },
    {
      head: t('column.jackpot', { currency }),
      cell: ({ jackpot = 0 }) => plain(jackpot),
      print: ({ jackpot = 0 }) => money(jackpot),
      numeric: true,
    },
    {
      head: t('column.net', { currency }),
      cell: ({ net }) => plain(net),
      print: ({ net }) => signed(net),
      numeric: true,
    },
    { head: t('column.state'), cell: ({ state }) => t(`state.${state}`), print: ({ state }) => t(`state.${state}`) },
    {
      head: t('column.balance', { currency }),
      cell: ({ balanceAfter }) => (balanceAfter === undefined ? '' : plain(balanceAfter)),
      print: ({ balanceAfter }) => (balanceAfter === undefined ? '' : money(balanceAfter)),
      numeric: true,
    },
    { head: t('column.round'), cell: ({ roundId }) => roundId, print: ({ roundId }) => roundId },
  ]
}
