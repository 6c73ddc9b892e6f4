import { sportNames } from '@andon/bookmaker/rules'
import { useMutation } from '@tanstack/react-query'
import type { SportCode } from '../page/api.ts'
import { formatOdds } from '../page/odds-format.ts'
import { useServices } from '../page/services.ts'
import { settings } from '../page/settings.ts'
import { useName, useText } from '../page/text.ts'
import type { Bet } from './bet.ts'
import { kindOfBet } from './bet-filter.ts'
import { betsAsCsv } from './bets-csv.ts'
import { betsText } from './text.ts'

const columns = [
  'reference',
  'id',
  'placedAt',
  'kind',
  'status',
  'legs',
  'sport',
  'odds',
  'totalOdds',
  'lines',
  'stake',
  'mostReturns',
  'cashedOut',
  'paid',
  'net',
  'boost',
  'boostAdds',
] as const

/** Saves all open or all settled bets as a table. */
export function ExportBets({ state }: { state: 'open' | 'settled' }) {
  const t = useText(betsText)
  const name = useName()
  const { odds: format } = settings.use()
  const { client } = useServices()
  const saving = useMutation({
    mutationFn: async () => {
      const all: Bet[] = []
      let cursor: string | undefined
      do {
        const page = await client.call('listBets', { state, cursor })
        all.push(...page.bets)
        cursor = page.nextCursor ?? undefined
      } while (cursor !== undefined)
      const texts = {
        columns: columns.map((column) => t(`csv.${column}`)),
        name,
        sport: (code: SportCode) => name(sportNames[code]),
        odds: (price: number) => formatOdds(price, format),
      }
      const day = new Date().toLocaleDateString('sv-SE') // year, month, day
      const file = `bets-${state}-${day}.csv`
      save(
        file,
        betsAsCsv(all, {
          ...texts,
          status: (status) => t(`status.${status}`),
          kind: (bet) => t(`filter.kind.${kindOfBet(bet)}`),
        }),
      )
    },
  })
  return (
    <p className="bets-export">
      <button type="button" className="plain-button" disabled={saving.isPending} onClick={() => saving.mutate()}>
        {t(saving.isPending ? 'csv.saving' : 'csv.save')}
      </button>
      {saving.isError && <span role="alert">{t('csv.failed')}</span>}
    </p>
  )
}

function save(name: string, text: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/csv' }))
  link.download = name
  link.click()
  URL.revokeObjectURL(link.href)
}
