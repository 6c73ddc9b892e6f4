import { Fragment, lazy, type ReactNode, Suspense, useState } from 'react'
import { Link } from '../page/Link.tsx'
import { useMoney, useOdds, useText, useTimes } from '../page/text.ts'
import { BetAgain } from '../slip/again/BetAgain.tsx'
import { partsOf } from '../slip/again/bet-again.ts'
import { RefusalText } from '../slip/placing/RefusalText.tsx'
import { ShareSelections } from '../slip/share/ShareSlip.tsx'
import { totalOddsOf } from '../slip/stake/worth.ts'
import { BetLeg } from './BetLeg.tsx'
import type { Bet } from './bet.ts'
import { CashOut } from './CashOut.tsx'
import { PinBet } from './pinned/PinBet.tsx'
import { sumsOf } from './sums.ts'
import { betsText } from './text.ts'
import { titleOf } from './title-of-bet.ts'

const Calculation = lazy(() => import('./Calculation.tsx'))
const EditBet = lazy(() => import('./edit/EditBet.tsx'))
const SharePicture = lazy(() => import('./SharePicture.tsx'))

/** One bet with its legs as they stand; an open one can be cashed out, of a settled one the calculation is shown. */
export function BetCard({ bet }: { bet: Bet }) {
  const t = useText(betsText)
  const money = useMoney()
  const { day, clock } = useTimes()
  const title = titleOf(bet, t)
  const reference = t('reference', { reference: bet.reference })
  const placed = Date.parse(bet.placedAt)
  const isOpen = bet.status === 'ACCEPTED' || bet.status === 'PENDING_ACCEPTANCE'
  const isDecided = !isOpen && bet.status !== 'NOT_ACCEPTED' && bet.status !== 'CASHED_OUT' && bet.status !== 'REPLACED'
  return (
    <li>
      <article className="bet" data-status={bet.status} aria-label={`${title}, ${reference}`}>
        <header className="bet-head">
          <b>{title}</b>
          <time dateTime={bet.placedAt}>
            {day(placed)} {clock(placed)}
          </time>
          <span className="bet-status">{t(`status.${bet.status}`)}</span>
        </header>
        <ul className="bet-legs">
          {bet.legs.map((leg) => (
            <BetLeg key={leg.selection} leg={leg} isOpen={isOpen} />
          ))}
        </ul>
        <Sums bet={bet} isOpen={isOpen} />
        {isDecided && bet.bestOffer && (
          <p className="best-offer">{t('bestOffer', { value: money(bet.bestOffer.value) })}</p>
        )}
        {bet.refusal && <RefusalText refusal={bet.refusal} />}
        {bet.status === 'ACCEPTED' && <CashOut bet={bet} />}
        <MoreOfBet bet={bet} title={title} isDecided={isDecided} />
        <Others bet={bet} />
        <small className="bet-id" title={bet.id}>
          {reference}
        </small>
      </article>
    </li>
  )
}

/** Links to the bet that it was before its player changed it, and to the one that it became. */
function Others({ bet: { replaces, replacedBy, status } }: { bet: Bet }) {
  const t = useText(betsText)
  const later = status === 'REPLACED' ? replacedBy : null
  return (
    <>
      {replaces !== null && (
        <Link to={{ page: 'bet', bet: replaces }} className="slip-link">
          {t('replaces')}
        </Link>
      )}
      {later !== null && (
        <Link to={{ page: 'bet', bet: later }} className="slip-link">
          {t('replacedBy')}
        </Link>
      )}
    </>
  )
}

/** What a player can do with any bet: see how it was worked out, share its picture, and bet it again. */
function MoreOfBet({ bet, title, isDecided }: { bet: Bet; title: string; isDecided: boolean }) {
  const t = useText(betsText)
  const [calculates, setCalculates] = useState(false)
  const [pictured, setPictured] = useState(false)
  const [edits, setEdits] = useState(false)
  const isOpen = bet.status === 'ACCEPTED' || bet.status === 'PENDING_ACCEPTANCE'
  const isPictured = bet.status !== 'NOT_ACCEPTED' && bet.status !== 'PENDING_ACCEPTANCE'
  return (
    <>
      <div className="slip-actions">
        {isDecided && (
          <button
            type="button"
            className="slip-link"
            aria-expanded={calculates}
            onClick={() => setCalculates(!calculates)}
          >
            {t('calculation')}
          </button>
        )}
        {bet.status === 'ACCEPTED' && (
          <button type="button" className="slip-link" aria-expanded={edits} onClick={() => setEdits(!edits)}>
            {t('change')}
          </button>
        )}
        {isPictured && (
          <button type="button" className="slip-link" aria-expanded={pictured} onClick={() => setPictured(!pictured)}>
            {t('picture')}
          </button>
        )}
        {isOpen && <PinBet bet={bet.id} />}
        {mayBeOpen(bet) && <BetAgain bet={bet} label="again" />}
        {mayBeOpen(bet) && (
          <ShareSelections selections={partsOf(bet).map(({ selection }) => selection)} label="shareSelections" />
        )}
      </div>
      {edits && bet.status === 'ACCEPTED' && (
        <Suspense>
          <EditBet bet={bet} />
        </Suspense>
      )}
      {calculates && (
        <Suspense>
          <Calculation bet={bet} />
        </Suspense>
      )}
      {pictured && (
        <Suspense>
          <SharePicture bet={bet} title={title} />
        </Suspense>
      )}
    </>
  )
}

/** A selection without a result may still take bets. */
const mayBeOpen = ({ status, legs }: Bet) =>
  status !== 'PENDING_ACCEPTANCE' && legs.some(({ result }) => result === null)

function Sums({ bet, isOpen }: { bet: Bet; isOpen: boolean }) {
  const t = useText(betsText)
  const money = useMoney()
  const odds = useOdds()
  const { lines, legs } = bet
  const rows: (readonly [string, ReactNode])[] = []
  if (legs.length > 1) rows.push([t(lines === 1 ? 'totalOdds' : 'totalOddsAll'), odds(totalOddsOf(bet))])
  for (const [name, amount] of sumsOf(bet, isOpen))
    rows.push([
      name === 'stake' && lines > 1 ? t('stakeOf', { lines }) : t(name),
      <>
        {money(amount)}
        {name === 'stake' && bet.freeBets && <small className="bet-free"> {t('freeBet')}</small>}
      </>,
    ])
  const boost = bet.status === 'CASHED_OUT' || bet.status === 'NOT_ACCEPTED' ? null : bet.multipleBoost
  if (boost && boost.counts > 0) rows.push([t('multipleBoost', { percent: boost.counts }), money(boost.adds)])
  return (
    <dl className="bet-sums">
      {rows.map(([name, value]) => (
        <Fragment key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </Fragment>
      ))}
    </dl>
  )
}
