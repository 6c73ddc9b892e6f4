import { sportNames } from '@andon/bookmaker/rules'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { EmptyPage } from '../art/EmptyPage.tsx'
import type { SportsReply } from '../page/api.ts'
import { useServices } from '../page/services.ts'
import { useMoney, useName, useText } from '../page/text.ts'
import { messages as en } from './record.en.ts'
import { messages as ja } from './record.ja.ts'
import { luckOf, totalOf } from './record.ts'
import './record.css'

type Row = SportsReply<'showRecord'>['rows'][number]

const recordText = { ja, en }
const periods = ['month', 'year', 'all'] as const

/** How the player's decided bets did, by sport and kind, beside what was to be expected of them and how far luck alone carries. */
export default function BetRecord() {
  const t = useText(recordText)
  const { client } = useServices()
  const [period, setPeriod] = useState<(typeof periods)[number]>('year')
  const { data } = useQuery({
    queryKey: ['record', period],
    queryFn: () => client.call('showRecord', { period }),
    placeholderData: (before) => before,
  })
  return (
    <>
      <fieldset className="chips record-periods">
        <legend className="sr-only">{t('period')}</legend>
        {periods.map((one) => (
          <label key={one} className="chip">
            <input
              type="radio"
              className="sr-only"
              name="period"
              checked={one === period}
              onChange={() => setPeriod(one)}
            />
            {t(`period.${one}`)}
          </label>
        ))}
      </fieldset>
      {data && data.rows.length === 0 && <EmptyPage drawing="ticket" text={t('none')} />}
      {data && data.rows.length > 0 && <RecordOf rows={data.rows} />}
    </>
  )
}

function RecordOf({ rows }: { rows: readonly Row[] }) {
  const t = useText(recordText)
  const nameOf = useName()
  const money = useMoney()
  const total = totalOf(rows)
  const luck = luckOf(rows)
  return (
    <>
      <div className="record-table">
        <table>
          <thead>
            <tr>
              {(['sport', 'kind', 'bets', 'staked', 'returned', 'result'] as const).map((head) => (
                <th key={head} scope="col">
                  {t(head)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ sport, kind, bets, staked, returned }) => (
              <tr key={`${sport} ${kind}`}>
                <th scope="row">{sport ? nameOf(sportNames[sport]) : t('several')}</th>
                <td>{t(`kind.${kind}`)}</td>
                <td>{bets}</td>
                <td>{money(staked)}</td>
                <td>{money(returned)}</td>
                <td>{money(returned - staked)}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row" colSpan={2}>
                {t('total')}
              </th>
              <td>{total.bets}</td>
              <td>{money(total.staked)}</td>
              <td>{money(total.returned)}</td>
              <td>{money(total.returned - total.staked)}</td>
            </tr>
          </tfoot>
        </table>
      </div>
      {luck && (
        <section>
          <h2 className="section-title">{t('luck')}</h2>
          <p>
            {t('expected', {
              bets: luck.bets,
              staked: money(luck.staked),
              expected: money(luck.expected),
              returned: money(luck.returned),
            })}
          </p>
          <p>
            {t('band', { low: money(luck.low), high: money(luck.high) })} {t(luck.verdict)}
          </p>
        </section>
      )}
      {total.closing && (
        <section>
          <h2 className="section-title">{t('closing')}</h2>
          <p>
            {t(total.closing.value >= 0 ? 'closingBetter' : 'closingWorse', {
              bets: total.closing.bets,
              percent: Math.abs(total.closing.value * 100).toFixed(1),
            })}
          </p>
        </section>
      )}
      <p className="record-note">{t('note')}</p>
    </>
  )
}
