import { useTeamName, useText } from '../../page/text.ts'
import type { Play } from './use-play.ts'
import { isPlayKey, playText } from './words/text.ts'

/** Baseball: who bats against whom, the count, and the last pitch. */
export function AtBat({ play: { atBat, within } }: { play: Play }) {
  const t = useText(playText)
  const nameOf = useTeamName()
  if (!atBat || !within?.batting) return null
  const { batter, pitcher, balls, strikes, thrown, last } = atBat
  const pitch = `pitch.${last}`
  return (
    <div className="at-bat">
      <dl>
        {batter && (
          <div>
            <dt>{t('atBat.batter')}</dt>
            <dd>{nameOf(batter)}</dd>
          </div>
        )}
        {pitcher && (
          <div>
            <dt>{t('atBat.pitcher')}</dt>
            <dd>
              {nameOf(pitcher)} <small>{t('atBat.thrown', { count: thrown })}</small>
            </dd>
          </div>
        )}
      </dl>
      <p className="sr-only">{t('atBat.count', { balls, strikes, outs: within.outs })}</p>
      <p className="at-bat-pitch">{isPlayKey(pitch) ? t('atBat.lastPitch', { pitch: t(pitch) }) : '\u00a0'}</p>
    </div>
  )
}
