import type { GameDetails } from '@andon/contract/player-api/catalogue'
import { usePage } from '../../page/page-context.ts'
import { useText } from '../../page/use-text.ts'
import { gameDetailsText } from './text.ts'

type Row = NonNullable<GameDetails['sheet']>['payTable'][number]
type Pay = Row['pays'][number]

/** What the supplier's sheet says of each symbol, with the game's own drawings. The greatest number first. */
export function PayTable({ rows }: { rows: readonly Row[] }) {
  const t = useText(gameDetailsText)
  return (
    <section className="grid gap-4" aria-labelledby="pay-table">
      <div>
        <h2 id="pay-table" className="heading-2">
          {t('payTable')}
        </h2>
        <p className="text-ink-soft">{t('payTableNote')}</p>
      </div>
      <ul className="pay-table">
        {rows.map((row) => (
          <PayRow key={row.name} row={row} />
        ))}
      </ul>
    </section>
  )
}

const manyPays = 8

function PayRow({ row: { name, picture, note, pays } }: { row: Row }) {
  const t = useText(gameDetailsText)
  const { language } = usePage()
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: 2 })
  const list = (
    <dl className="pay-row-pays" data-many={pays.length > manyPays || undefined}>
      {pays.toReversed().map((pay) => (
        <div key={pay.from}>
          <dt>{t(labelOf(pay), { from: pay.from, to: pay.to ?? pay.from })}</dt>
          <dd>{t('times', { multiple: number.format(floorToHundredth(pay.multiple)) })}</dd>
        </div>
      ))}
    </dl>
  )
  return (
    <li className="pay-row">
      {picture !== undefined && <img src={picture} alt="" width={72} height={72} loading="lazy" decoding="async" />}
      <div className="min-w-0">
        <h3 className="pay-row-name">{name}</h3>
        {note !== undefined && <p className="pay-row-note">{note}</p>}
        {pays.length > 0 && list}
      </div>
    </li>
  )
}

function labelOf({ to }: Pay) {
  if (to === null) return 'payMore'
  return to === undefined ? 'payExactly' : 'payRange'
}

/** Never more than is paid. */
const floorToHundredth = (multiple: number) => Math.floor(multiple * 100 + 1e-6) / 100
