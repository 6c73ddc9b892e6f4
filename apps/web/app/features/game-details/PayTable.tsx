import { gameFigures } from '@andon/contract/games/figures'
import type { GameDetails } from '@andon/contract/player-api/catalogue'
import { usePage } from '../../page/page-context.ts'
import { useText } from '../../page/use-text.ts'
import { gameDetailsText } from './text.ts'

type Row = NonNullable<GameDetails['sheet']>['payTable'][number]
type Pay = Row['pays'][number]

/** The pays of each symbol by the supplier's sheet, with the game's own drawings. The greatest number first. */
export function PayTable({ rows }: { rows: readonly Row[] }) {
  const t = useText(gameDetailsText)
  if (rows.length === 0) return null
  const [first, rest] = rows.length > mostRows ? [rows.slice(0, firstRows), rows.slice(firstRows)] : [rows, []]
  return (
    <section className="grid gap-4" aria-labelledby="pay-table">
      <div>
        <h2 id="pay-table" className="heading-2">
          {t('payTable')}
        </h2>
        <p className="text-ink-soft">{t('payTableNote')}</p>
      </div>
      <Rows rows={first} />
      {rest.length > 0 && (
        <details className="grid gap-3">
          <summary className="text-link">{t('payTableRest', { count: rest.length })}</summary>
          <Rows rows={rest} />
        </details>
      )}
    </section>
  )
}

function Rows({ rows }: { rows: readonly Row[] }) {
  return (
    <ul className="pay-table">
      {rows.map((row) => (
        <PayRow key={row.name} row={row} />
      ))}
    </ul>
  )
}

/** More rows are folded away from here on. */
const mostRows = 16
const firstRows = 6
/** More than this many pays stand in columns, in the order in which a ladder is climbed. */
const manyPays = 8

function PayRow({ row: { name, picture, note, pays, values } }: { row: Row }) {
  const t = useText(gameDetailsText)
  const { language } = usePage()
  const figure = gameFigures(language)
  const { format: number } = new Intl.NumberFormat(language)
  const many = pays.length > manyPays
  const list = (
    <dl className="pay-row-pays" data-many={many || undefined}>
      {(many ? pays : pays.toReversed()).map((pay) => (
        <div key={pay.from}>
          <dt>{t(labelOf(pay), { from: pay.from, to: pay.to ?? pay.from })}</dt>
          <dd>{t('times', { multiple: figure.multiple(pay.multiple) })}</dd>
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
        {values.length > 0 && (
          <dl className="pay-row-pays" aria-label={t('values')}>
            {values.map(({ multiple, share, of, name: prize }) => (
              <div key={`${multiple} ${prize}`}>
                <dt>
                  {prize !== undefined && `${prize} `}
                  {t('times', { multiple: figure.multiple(multiple) })}
                </dt>
                <dd>{t('valueShare', { share: number(share), of: number(of) })}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
    </li>
  )
}

function labelOf({ to }: Pay) {
  if (to === null) return 'payMore'
  return to === undefined ? 'payExactly' : 'payRange'
}
