import { gameFigures } from '@andon/contract/games/figures'
import type { Game } from '@andon/contract/player-api/catalogue'
import type { GameReturn } from '@andon/contract/player-api/catalogue-play'
import { Skeleton } from '@andon/web-kit/Skeleton'
import { usePage } from '../../page/page-context.ts'
import { useApi } from '../../page/services.tsx'
import { useQuery } from '../../page/use-query.ts'
import { useText } from '../../page/use-text.ts'
import { gameDetailsText } from './text.ts'

/** The game's return of late, beside the stated one. Loaded by the browser, because pages come from a cache. */
export function RealisedReturn({ game }: { game: Game }) {
  const t = useText(gameDetailsText)
  const api = useApi()
  const { data, isError } = useQuery({
    queryKey: ['game-return', game.gameCode],
    queryFn: () => api.catalogue.getGameReturn({ gameCode: game.gameCode }),
    staleTime: 60_000,
  })
  if (isError) return null
  return (
    <section className="game-details-return" aria-labelledby="returned">
      <h2 id="returned" className="heading-3">
        {t('returned')}
      </h2>
      {data ? <Words rtp={game.rtp} played={data.played} /> : <Skeleton lines={3} />}
    </section>
  )
}

function Words({ rtp, played }: Pick<Game, 'rtp'> & GameReturn) {
  const t = useText(gameDetailsText)
  const { language } = usePage()
  if (!played) return <p className="text-ink-soft">{t('returnedFew')}</p>
  const { format: percent } = new Intl.NumberFormat(language, { maximumFractionDigits: 1 })
  const { band, days, rounds, rtp: actual } = played
  const values = { days, rounds, actual: percent(actual) }
  return (
    <>
      <p>
        {rtp === null
          ? t('returnedValueOnly', values)
          : t('returnedValue', { ...values, stated: gameFigures(language).rtp(rtp) })}
      </p>
      {band && (
        <>
          <p>{t('returnedBand', { from: percent(band.from), to: percent(band.to) })}</p>
          <p>{t(actual >= band.from && actual <= band.to ? 'returnedInside' : 'returnedOutside')}</p>
        </>
      )}
      <p className="text-ink-soft">{t('returnedNote')}</p>
    </>
  )
}
