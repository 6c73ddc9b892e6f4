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
  const waiting = [...(useOwnTournaments()?.values() ?? [])].flatMap(({ id, name, prize, waiting: waits }) =>
    waits && prize ? [{ id, name, prize }] : [],
  )
  if (waiting.length === 0) return null
  return (
    <section aria-labelledby="waiting-prizes" className="race-box">
      <h2 id="waiting-prizes" className="heading-3">
        {t('won.list')}
      </h2>
      <ul className="waiting-prizes">
        {waiting.map(({ id, name, prize }) => (
          <li key={id}>
            <Take tournamentId={id} prize={prize} won={prizeText(prize)} from={name} />
          </li>
        ))}
      </ul>
    </section>
  )
}
