import { useEffect } from 'react'
import type { SportsReply } from '../page/api.ts'
import { goTo } from '../page/route.ts'
import { addSelections } from '../slip/selections.ts'

type Shown = SportsReply<'showEvent'>

/** A price that was tapped on another page of the site: puts it into the slip once the match is here, at the price of now, and takes it out of the address. A selection that takes no bets is left out. */
export function usePick(
  id: string,
  {
    pick,
    groups,
    event,
  }: { pick: string | undefined; groups: Shown['groups'] | undefined; event: Shown['event'] | undefined },
): void {
  useEffect(() => {
    if (pick === undefined || groups === undefined || event === undefined) return
    const wanted = `${id}/${pick}`
    for (const market of groups.flatMap(({ markets }) => markets)) {
      const outcome = market.outcomes.find(({ selection }) => selection === wanted)
      if (!outcome?.open || outcome.price === null) continue
      const { score, status } = event
      addSelections([
        {
          selection: wanted,
          price: outcome.price,
          event: id,
          sport: event.sport.code,
          names: { event: event.name, market: market.name, outcome: outcome.name },
          score: score && status !== 'notStarted' ? `${score.home}:${score.away}` : null,
        },
      ])
      break
    }
    goTo({ page: 'event', event: id }, { replace: true })
  }, [id, pick, groups, event])
}
