import { limitTypes } from '@andon/contract/player-api/limits-fields'
import { useText } from '../../page/use-text.ts'
import { LimitBar } from './LimitBar.tsx'
import { LimitRow } from './LimitRow.tsx'
import { limitsText } from './text.ts'
import { tightestOf } from './tightest-limit.ts'
import { useLimitTexts } from './use-limit-texts.ts'
import type { Overview } from './use-limits.ts'

/** The player's own limits and the general ones. Of several of one type, the one that is reached first is marked. */
export function LimitList({ overview: { limits, given }, changeable }: { overview: Overview; changeable: boolean }) {
  const t = useText(limitsText)
  const texts = useLimitTexts()
  const all = [...limits, ...given]
  const tightest = new Set(limitTypes.map((type) => tightestOf(all.filter(({ limitType }) => limitType === type))))
  const byType = <L extends { limitType: (typeof limitTypes)[number] }>(list: readonly L[]) =>
    limitTypes.flatMap((type) => list.filter(({ limitType }) => limitType === type))
  return (
    <>
      {limits.length === 0 && <p className="text-ink-soft">{t('none')}</p>}
      <ul className="limit-list" aria-label={t('inForce')}>
        {byType(limits).map((limit) => (
          <li key={limit.id} className="limit">
            <LimitRow limit={limit} tightest={tightest.has(limit)} changeable={changeable} />
          </li>
        ))}
        {byType(given).map((limit) => (
          <li key={`${limit.source} ${texts.name(limit)}`} className="limit" data-given>
            <LimitBar limit={limit} tightest={tightest.has(limit)} note={t(`source.${limit.source}`)} />
          </li>
        ))}
      </ul>
    </>
  )
}
