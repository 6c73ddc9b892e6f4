import { mostGoals, type TippedMatch } from '@andon/contract/player-api/tips'
import { useMotionWanted } from '../../../page/motion.ts'
import { useText } from '../../../page/use-text.ts'
import { clockOf } from '../Countdown.tsx'
import { useInstant } from '../use-instant.ts'
import { type Score, type Side, stepped, withGoals } from './drafts.ts'
import { OthersTips } from './OthersTips.tsx'
import { tipsText } from './text.ts'
import { isOpen } from './use-tips.ts'

interface Props {
  readonly tournamentId: string
  readonly match: TippedMatch
  readonly draft: Score | undefined
  /** By the server's clock. */
  readonly nowMs: number
  onChange(score: Score): void
}

/** One match: its time, both sides with the tip or the score, and what the tip earned. */
export function MatchCard({ tournamentId, match, draft, nowMs, onChange }: Props) {
  const open = isOpen(match, nowMs)
  return (
    <article className="tip-match" data-open={open} data-state={match.state} data-changed={open && draft !== undefined}>
      <When match={match} nowMs={nowMs} />
      {open ? (
        <Steppers match={match} shown={draft ?? match.tip} onChange={onChange} />
      ) : (
        <>
          <Standing match={match} />
          <OthersTips tournamentId={tournamentId} matchId={match.matchId} />
        </>
      )}
    </article>
  )
}

const dayMs = 86_400_000

function When({ match, nowMs }: { match: TippedMatch; nowMs: number }) {
  const t = useText(tipsText)
  const instant = useInstant()
  const moves = useMotionWanted()
  const { state, startsAt, tipUntil, movedTo } = match
  const left = Math.ceil((Date.parse(tipUntil) - nowMs) / 1_000)
  const ticks = moves && isOpen(match, nowMs) && left * 1_000 < dayMs
  const isShown = state === 'LIVE' || state === 'SETTLED' || state === 'VOID' || state === 'POSTPONED'
  return (
    <div className="tip-when">
      <span>{t('kickOff', { at: instant(startsAt, nowMs) })}</span>
      {ticks && (
        <span className="tip-left" data-soon={left < 600 || undefined}>
          {t('left', { time: clockOf(left) })}
        </span>
      )}
      {isShown ? (
        <strong className="tip-state">{t(`state.${state}`)}</strong>
      ) : (
        left <= 0 && <strong className="tip-state">{t('closed')}</strong>
      )}
      {movedTo !== null && (state === 'SCHEDULED' || state === 'POSTPONED') && (
        <span className="tip-moved">{t('moved', { at: instant(movedTo, nowMs) })}</span>
      )}
    </div>
  )
}

function Steppers({
  match,
  shown,
  onChange,
}: {
  match: TippedMatch
  shown: Score | null
  onChange: (score: Score) => void
}) {
  return (
    <div className="tip-sides">
      {(['home', 'away'] as const).map((side) => (
        <Stepper key={side} team={match[side]} side={side} shown={shown} onChange={onChange} />
      ))}
    </div>
  )
}

function Stepper({
  team,
  side,
  shown,
  onChange,
}: {
  team: string
  side: Side
  shown: Score | null
  onChange: (score: Score) => void
}) {
  const t = useText(tipsText)
  return (
    <div className="tip-side">
      <span className="tip-team">{team}</span>
      <span className="tip-stepper">
        <button type="button" aria-label={t('fewer', { team })} onClick={() => onChange(stepped(shown, side, -1))}>
          <svg viewBox="0 0 16 16" aria-hidden="true">
            <path d="M3 8h10" />
          </svg>
        </button>
        <input
          type="number"
          inputMode="numeric"
          min={0}
          max={mostGoals}
          placeholder="–"
          aria-label={t('goals', { team })}
          value={shown === null ? '' : shown[side]}
          onFocus={({ target }) => target.select()}
          onChange={({ target }) => onChange(withGoals(shown, side, Number(target.value)))}
        />
        <button type="button" aria-label={t('more', { team })} onClick={() => onChange(stepped(shown, side, 1))}>
          <svg viewBox="0 0 16 16" aria-hidden="true">
            <path d="M3 8h10M8 3v10" />
          </svg>
        </button>
      </span>
    </div>
  )
}

/** After the kick-off: the score beside the tip. */
function Standing({ match }: { match: TippedMatch }) {
  const t = useText(tipsText)
  const { score, tip, points } = match
  return (
    <table className="tip-standing">
      <thead>
        <tr>
          <td />
          <th scope="col">{t('result')}</th>
          <th scope="col">{t('yourTip')}</th>
        </tr>
      </thead>
      <tbody>
        {(['home', 'away'] as const).map((side) => (
          <tr key={side}>
            <th scope="row" className="tip-team">
              {match[side]}
            </th>
            <td className="tip-score">{score === null ? '–' : score[side]}</td>
            <td>{tip === null ? '–' : tip[side]}</td>
          </tr>
        ))}
      </tbody>
      {points !== null && (
        <tfoot>
          <tr>
            <td colSpan={3} className="tip-earned" data-points={points > 0}>
              {t('earned', { points })}
            </td>
          </tr>
        </tfoot>
      )}
    </table>
  )
}
