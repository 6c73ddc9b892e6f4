import { currencyCodes } from '@andon/money'
import { useText } from '../../page/use-text.ts'
import { tournamentText } from './text.ts'
import { usePrizeText } from './use-prize-text.ts'
import { useOwnTournaments } from './use-tournaments.ts'
import { Take } from './WonPrize.tsx'

/** Prizes that the player has not taken yet, also of tournaments that are no longer listed. */
export function WaitingPrizes() {
  const t = useText(tournamentText)
  const prizeText = usePrizeText(currencyCodes[0])
  const waiting = [...(useOwnTournaments()?.values() ?? [])].flatMap(({ id, prize, waiting: waits }) =>
    waits && prize ? [{ id, prize }] : [],
  )
  if (waiting.length === 0) return null
  return (
    <section aria-labelledby="waiting-prizes" className="race-box">
      <h2 id="waiting-prizes" className="heading-3">
        {t('won.list')}
      </h2>
      <ul className="chip-games">
        {waiting.map(({ id, prize }) => (
          <li key={id}>
            <Take tournamentId={id} won={prizeText(prize)} />
          </li>
        ))}
      </ul>
    </section>
  )
}
