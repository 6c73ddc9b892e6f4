import { useQuery } from '@tanstack/react-query'
import { Sparkline } from '../page/Sparkline.tsx'
import { useServices } from '../page/services.ts'
import { useMoney, useText } from '../page/text.ts'
import type { Bet } from './bet.ts'
import { legsToFollow, pastWorth, type Worth } from './past-value.ts'
import { betsText } from './text.ts'

/** How the worth of a bet went: as it was offered while this was open, and before that, where prices tell it, about. */
export function CashOutChart({ bet, seen }: { bet: Bet; seen: readonly Worth[] }) {
  const t = useText(betsText)
  const money = useMoney()
  const { client } = useServices()
  const selections = legsToFollow(bet).map(({ selection }) => selection)
  const { data } = useQuery({
    queryKey: ['past-prices', bet.id],
    queryFn: () => client.call('showPrices', { selections }),
    enabled: selections.length > 0,
    retry: false, // a bookmaker that has forgotten a selection has no past of it
  })
  const [first] = seen
  const past = data && first ? pastWorth(bet, data.selections, first) : []
  const points = [...past, ...seen]
  const [from, to] = [points[0], points.at(-1)]
  if (!first || !from || !to || points.length < 2) return null
  return (
    <figure className="cash-out-chart">
      <Sparkline
        series={[{ points }, { points: points.map(({ at, fair }) => ({ at, value: fair })), isDashed: true }]}
        label={t('valueChart', { from: money(from.value), to: money(to.value) })}
      />
      <figcaption>
        {t('valueChartText')}
        {past.length > 0 && <> {t('valueChartPast')}</>}
      </figcaption>
    </figure>
  )
}
