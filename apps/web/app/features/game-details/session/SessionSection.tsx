import type { Game, GameDetails } from '@andon/contract/player-api/catalogue'
import './session.css'
import { useHydrated } from '../../../page/hydrated.ts'
import { useText } from '../../../page/use-text.ts'
import { gameDetailsText } from '../text.ts'
import { SessionForm } from './SessionForm.tsx'

export type Round = NonNullable<NonNullable<GameDetails['sheet']>['round']>

/** The likely results of a session, for a game whose supplier states the distribution of a round. */
export function SessionSection({ game, round }: { game: Game; round: Round | undefined }) {
  const t = useText(gameDetailsText)
  const hydrated = useHydrated()
  return (
    <section id="session" className="session-picture" aria-labelledby="session-title">
      <h2 id="session-title" className="heading-2">
        {t('session')}
      </h2>
      {round ? (
        <>
          <p className="max-w-prose">{t('session.lead')}</p>
          {round.playedAs !== undefined && (
            <p className="max-w-prose text-ink-soft">{t('session.playedAs', { way: round.playedAs })}</p>
          )}
          {/* the browser computes it, so that the server's page has only its room */}
          {hydrated ? <SessionForm game={game} round={round} /> : <div className="session-room" />}
        </>
      ) : (
        <p className="max-w-prose text-ink-soft">{t('session.none')}</p>
      )}
    </section>
  )
}
