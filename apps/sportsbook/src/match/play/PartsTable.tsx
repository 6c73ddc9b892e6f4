import { useEventState } from '../../live/use-live.ts'
import type { EventView } from '../../page/api.ts'
import { useTeamName, useText } from '../../page/text.ts'
import { usePhase } from '../../score/phase.ts'
import { isOvertime } from '../../score/phase-name.ts'
import { scoreText } from '../../score/text.ts'
import { matchText } from '../text.ts'
import { columnsOfParts } from './parts.ts'
import { usePlay } from './use-play.ts'
import { playText } from './words/text.ts'

/** Sports whose parts are worth a table, with the least number of its columns. */
const columns: Readonly<Partial<Record<EventView['sport']['code'], number>>> = {
  baseball: 9,
  basketball: 4,
  americanFootball: 4,
  iceHockey: 3,
  tennis: 3,
  volleyball: 5,
  tableTennis: 5,
  esports: 3,
}
/** In these the score counts parts that were won, in the others it is the sum of all. */
const bySets: readonly string[] = ['tennis', 'volleyball', 'tableTennis', 'esports']

/** Beside the runs of baseball. */
const lineScore = [
  { kind: 'baseHits', head: 'lineScore.hits', title: 'figure.baseHits' },
  { kind: 'errors', head: 'lineScore.errors', title: 'figure.errors' },
] as const

const homeAbove = ['home', 'away'] as const
/** The side that bats first stands above. */
const homeBelow = ['away', 'home'] as const

/** The score by set, quarter or inning. */
export function PartsTable({ event }: { event: EventView }) {
  const t = useText(matchText)
  const p = useText(playText)
  const phase = usePhase()
  const nameOf = useTeamName()
  const { code } = event.sport
  const least = columns[code]
  const play = usePlay(event.id, { enabled: least !== undefined })
  const { score } = useEventState(event.id) ?? event
  const [home, away] = event.competitors
  if (!least || !play || !home || !away) return null
  const shown = columnsOfParts(play, { least })
  const beside = lineScore.flatMap(({ kind, ...texts }) => {
    const figure = code === 'baseball' && play.figures.find((one) => one.kind === kind)
    return figure ? [{ figure, ...texts }] : []
  })
  const headOf = (number: number) => (code !== 'baseball' && isOvertime(number, code) ? t('overtimeShort') : number)
  return (
    <table className="parts" aria-label={t('parts')}>
      <thead>
        <tr>
          <th scope="col">
            <span className="sr-only">{t('team')}</span>
          </th>
          {shown.map(({ number, isCurrent }) => (
            <th key={number} scope="col" data-current={isCurrent || undefined}>
              <abbr title={phase(`part${number}`, code)}>{headOf(number)}</abbr>
              {isCurrent && play.within?.batting && <Half isTop={play.within.batting === 'away'} />}
            </th>
          ))}
          <th scope="col">{t(code === 'esports' ? 'wonMaps' : bySets.includes(code) ? 'wonSets' : 'total')}</th>
          {beside.map(({ figure, head, title }) => (
            <th key={figure.kind} scope="col">
              <abbr title={p(title)}>{p(head)}</abbr>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {(code === 'baseball' ? homeBelow : homeAbove).map((side) => {
          const of = side === 'home' ? home : away
          const isServing = play.within?.serving === side || play.within?.batting === side
          return (
            <tr key={side}>
              <th scope="row" data-serving={isServing || undefined}>
                {nameOf(of.short)}
              </th>
              {shown.map(({ number, isCurrent, [side]: own }) => (
                <td key={number} data-current={isCurrent || undefined}>
                  {own ?? '–'}
                </td>
              ))}
              <td>
                <b>{score?.[side] ?? '–'}</b>
              </td>
              {beside.map(({ figure }) => (
                <td key={figure.kind}>{figure[side]}</td>
              ))}
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

/** The half of the inning that is played. */
function Half({ isTop }: { isTop: boolean }) {
  const t = useText(scoreText)
  return (
    <>
      <span className="sr-only"> {t(isTop ? 'inning.top' : 'inning.bottom')}</span>
      <span aria-hidden="true">{isTop ? '▲' : '▼'}</span>
    </>
  )
}
