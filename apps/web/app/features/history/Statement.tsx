import { referenceOf } from '@andon/contract/reference'
import { useEffect, useEffectEvent, useState } from 'react'
import { useFormats } from '../../page/amounts/use-formats.ts'
import { usePage } from '../../page/page-context.ts'
import { useText } from '../../page/use-text.ts'
import { useSession } from '../../player/session.ts'
import { fullName } from '../profile/full-name.ts'
import type { Exportable } from './HistoryActions.tsx'
import { historyText } from './text.ts'
import type { AllLines } from './use-lines.ts'

interface Props<Line> {
  readonly history: Exportable<Line>
  readonly all: AllLines<Line>
  readonly onDone: () => void
}

/** Printed only: player, filters, period, then all lines. Opens the print dialog when mounted. */
export function Statement<Line>({ history, all, onDone }: Props<Line>) {
  const t = useText(historyText)
  const { site, sandbox } = usePage()
  const columns = history.columns.filter((column) => column.print !== undefined)
  usePrint(onDone)
  return (
    <article className="statement">
      <h1>
        {site.name} {t('statement')}: {history.title}
      </h1>
      <Facts history={history} all={all} />
      {sandbox && <p>{t('sandbox')}</p>}
      <table>
        <thead>
          <tr>
            {columns.map(({ head, numeric }) => (
              <th key={head} scope="col" data-numeric={numeric}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {all.lines.map((line, place) => (
            <tr key={place}>
              {columns.map(({ head, numeric, print }) => (
                <td key={head} data-numeric={numeric}>
                  {print?.(line)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {all.bounded && <p>{t('exportBounded', { count: all.lines.length })}</p>}
    </article>
  )
}

function Facts<Line>({ history, all }: Pick<Props<Line>, 'history' | 'all'>) {
  const t = useText(historyText)
  const { language } = usePage()
  const session = useSession()
  const formats = useFormats()
  const [now] = useState(() => Date.now())
  const profile = session.state === 'player' ? session.profile : undefined
  const details = [
    [t('statementPlayer'), profile && fullName(profile, language)],
    [t('statementPlayerId'), profile && referenceOf(profile.playerID)],
    [t('statementPeriod'), `${formats.day(all.since)} – ${formats.day(now)}`],
    [t('statementFilter'), history.filters],
    [t('statementLines'), all.lines.length],
    [t('statementMade'), `${formats.time(now)} (${formats.zone})`],
  ]
  return (
    <dl>
      {details.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function usePrint(onDone: () => void): void {
  const done = useEffectEvent(onDone)
  useEffect(() => {
    const after = () => done()
    addEventListener('afterprint', after)
    print()
    return () => removeEventListener('afterprint', after)
  }, [])
}
