import type { Promotion } from '@andon/contract/player-api/content-notices'
import { Button } from '@andon/web-kit/Button'
import { Suspense } from 'react'
import { Link } from 'react-router'
import { useModals } from '../../page/modals.ts'
import { usePath } from '../../page/page-context.ts'
import { store } from '../../page/storage.ts'
import { useText } from '../../page/use-text.ts'
import { useSession } from '../../player/session.ts'
import { BonusProgress } from '../bonuses/BonusProgress.tsx'
import { FreeSpinsLeft } from '../bonuses/FreeSpinsLeft.tsx'
import { bonusText } from '../bonuses/text.ts'
import { type ActiveBonus, useActiveBonus, useFreeSpinGames } from '../bonuses/use-bonuses.ts'
import { useClaim } from '../bonuses/use-claim.ts'
import { useGames } from '../bonuses/use-plain-terms.ts'
import { FormFailure } from '../forms/FormFailure.tsx'
import { useAction } from '../forms/use-form.ts'
import { useGameLinks } from '../games/game-links.ts'
import { announcementText } from './text.ts'
import { useDepositWith } from './use-deposit-with.ts'
import type { OfferState } from './use-offer-states.ts'

/** The parameter of the promotion's page after a sign-up or login that began with an offer: there the cashier opens for bonuses of a deposit. */
export const claimParameter = 'claim'

interface Props {
  readonly promotion: Promotion
  /** Undefined for visitors, and until it is known. */
  readonly offer: OfferState | undefined
}

/** The one thing to do about an offer, or why there is nothing to do. */
export function OfferAction({ promotion, offer }: Props) {
  const { state } = useSession()
  if (promotion.bonus === undefined) return null
  return (
    <div className="offer-action">
      {state === 'visitor' && <SignUpFirst promotion={promotion} />}
      {state === 'player' && offer !== undefined && (
        <Suspense>
          <ForPlayer promotion={promotion} offer={offer} />
        </Suspense>
      )}
    </div>
  )
}

/** Visitors sign up first. What is paid without being claimed says so. */
function SignUpFirst({ promotion: { url, title, bonusCode } }: { promotion: Promotion }) {
  const t = useText(announcementText)
  const path = usePath()
  const modals = useModals()
  const automatic = bonusCode === undefined
  const signUp = () => {
    store('loginReturnPath', `/promotion/${url}${automatic ? '' : `?${claimParameter}=true`}`)
    modals.open('signUp')
  }
  return (
    <>
      {automatic && <p className="text-sm text-ink-soft">{t('automatic.visitor')}</p>}
      <Button kind="primary" href={path('/register')} onFollow={signUp}>
        {t(automatic ? 'signUpFirst' : 'signUp')}
        <span className="sr-only">{t('named', { title })}</span>
      </Button>
    </>
  )
}

function ForPlayer({ promotion, offer }: { promotion: Promotion; offer: OfferState }) {
  const t = useText(announcementText)
  switch (offer.state) {
    case 'active':
      return <Active />
    case 'had':
      return (
        <p className="offer-state" data-state="had">
          {t('had')}
        </p>
      )
    case 'unavailable':
      return <Unavailable why={offer.why} />
    case 'available':
      return <Available promotion={promotion} offer={offer} />
  }
}

function Active() {
  const t = useText(announcementText)
  const path = usePath()
  const { data } = useActiveBonus()
  return (
    <>
      <p className="offer-state" data-state="active">
        {t('active')}
      </p>
      {data?.activeBonus &&
        (data.activeBonus.freeRoundsLeft > 0 ? (
          <PlayFreeSpins bonus={data.activeBonus} />
        ) : (
          <BonusProgress bonus={data.activeBonus} />
        ))}
      <Link to={path('/account/bonus-rewards')} className="button" data-kind="secondary">
        {t('viewBonus')}
      </Link>
    </>
  )
}

/** The free spins that are left, and the game to play them in. */
function PlayFreeSpins({ bonus }: { bonus: ActiveBonus }) {
  const t = useText(bonusText)
  const linkTo = useGameLinks()
  const games = useGames()
  const { data } = useFreeSpinGames()
  const game = games.find(({ gameCode }) => data?.games.some((playable) => playable.gameCode === gameCode))
  return (
    <>
      <FreeSpinsLeft bonus={bonus} />
      {game && (
        <Link to={linkTo(game, 'realgames')} className="button" data-kind="primary">
          {t('play')}
        </Link>
      )}
    </>
  )
}

function Unavailable({ why }: { why: OfferState['why'] }) {
  const t = useText(announcementText)
  const bonuses = useText(bonusText)
  const path = usePath()
  if (why === null) return null
  const next = { BONUS_ACTIVE: '/account/bonus-rewards', NOT_VERIFIED: '/account/confirmidentity' } as const
  return (
    <>
      <p className="offer-state" data-state="unavailable">
        {why === 'BONUS_ACTIVE' || why === 'NOT_VERIFIED' ? bonuses(`blocked.${why}`) : t(`why.${why}`)}
      </p>
      {(why === 'BONUS_ACTIVE' || why === 'NOT_VERIFIED') && (
        <Link to={path(next[why])} className="button" data-kind="secondary">
          {t(`next.${why}`)}
        </Link>
      )}
    </>
  )
}

function Available({ promotion: { title, bonusCode }, offer }: { promotion: Promotion; offer: OfferState }) {
  const t = useText(announcementText)
  const path = usePath()
  const depositWith = useDepositWith()
  const claim = useClaim()
  const form = useAction()
  const named = <span className="sr-only">{t('named', { title })}</span>
  if (bonusCode === undefined)
    return (
      <>
        <p className="offer-state" data-state="active">
          {t('automatic')}
        </p>
        <Link to={path('/lobbies/casino')} className="button" data-kind="primary">
          {t('play')}
        </Link>
      </>
    )
  if (needsDeposit(offer))
    return (
      <Button kind="primary" onClick={() => void depositWith(bonusCode)}>
        {t('depositAndClaim')}
        {named}
      </Button>
    )
  return (
    <>
      <FormFailure failure={form.failure} />
      <Button
        kind="primary"
        busy={form.pending}
        onClick={() => void form.submit(() => claim(bonusCode, t('claimed', { title })))}
      >
        {t('claim')}
        {named}
      </Button>
    </>
  )
}

export const needsDeposit = ({ terms: { reward } }: OfferState) =>
  reward.kind === 'deposit-match' || ('minDeposit' in reward && reward.minDeposit > 0)
