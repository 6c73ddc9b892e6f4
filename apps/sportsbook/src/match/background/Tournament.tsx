import { Badge } from '../../art/Badge.tsx'
import type { EventView, SportsReply } from '../../page/api.ts'
import { useTeamName, useText } from '../../page/text.ts'
import { matchText } from '../text.ts'

type Known = NonNullable<NonNullable<SportsReply<'showBackground'>['background']>['tournament']>
type Competitor = EventView['competitors'][number]

const days = 15
const marks = { won: '○', lost: '●' } as const

interface Props {
  readonly sides: readonly [Competitor, Competitor]
  readonly of: Known
}

/** The tournament of two wrestlers so far: rank, wins and losses, and a mark for each day. */
export function Tournament({ sides: [home, away], of }: Props) {
  const t = useText(matchText)
  return (
    <section className="market" aria-label={t('tournament')}>
      <h2>{t('tournament')}</h2>
      <div className="background-sides">
        <Wrestler of={home} known={of.home} />
        <Wrestler of={away} known={of.away} against={home.id} />
      </div>
    </section>
  )
}

interface WrestlerProps {
  readonly of: Competitor
  readonly known: Known['home']
  readonly against?: string
}

function Wrestler({ of, known: { rank, bouts }, against }: WrestlerProps) {
  const t = useText(matchText)
  const nameOf = useTeamName()
  const results = bouts.map(({ home, winner, technique, away }) => {
    const isHome = home.id === of.id
    const mark = (winner === 'home') === isHome ? ('won' as const) : ('lost' as const)
    return { mark, rival: isHome ? away : home, technique }
  })
  const won = results.filter(({ mark }) => mark === 'won').length
  return (
    <div>
      <h3>
        <span className="background-team">
          <Badge competitor={of.id} sport="sumo" against={against} />
          {nameOf(of.name)} <span className="wrestler-rank">{nameOf(rank)}</span>
        </span>
        <b>{t('winsAndLosses', { won, lost: results.length - won })}</b>
      </h3>
      <ol className="star-marks" aria-label={t('marks', { name: nameOf(of.name) })}>
        {Array.from({ length: days }, (_, day) => {
          const result = results[day]
          const text =
            result && `${nameOf(result.rival.short)}${result.technique ? ` ${nameOf(result.technique)}` : ''}`
          return (
            <li key={day} data-mark={result?.mark} title={text}>
              <small>{day + 1}</small>
              <b aria-hidden="true">{result ? marks[result.mark] : '・'}</b>
              <span className="sr-only">{result ? `${t(`form.${result.mark}`)} ${text}` : t('toCome')}</span>
            </li>
          )
        })}
      </ol>
    </div>
  )
}
